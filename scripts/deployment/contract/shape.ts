/** What a function takes: as strict as it is checked. */
export interface RequestShape {
  type: string;
  isOptional?: true;
  isNullable?: true;
  /** The only values; left out where any of the type may come. */
  values?: readonly unknown[];
  /** The checks by name, with what they compare with. */
  checks?: Readonly<Record<string, string>>;
  fields?: Readonly<Record<string, RequestShape>>;
  /** Of a list. */
  items?: RequestShape;
}

/** What a function answers, as far as a browser may rely on it. */
export type ResponseShape =
  /** `"text"` in quotes for one text, else `string`, `number`, `boolean`, `null`, `unknown`, … */
  | string
  | { anyOf: readonly ResponseShape[] }
  | { listOf: ResponseShape }
  | { fields: Readonly<Record<string, ResponseShape>>; optional?: readonly string[] };

/** All callables as they are, or were. */
export type ContractShapes = Readonly<
  Record<string, { request: RequestShape; response: ResponseShape; stream?: ResponseShape }>
>;

/** What browsers write past the functions, and what they look at in what they read. */
export interface DocumentShapes {
  /** By the schema's name: what the rules take. */
  written: Readonly<Record<string, RequestShape>>;
  /** By the shape's name: each field with the kind of its value. */
  read: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** All that an open browser relies on. */
export interface Contract {
  callables: ContractShapes;
  documents: DocumentShapes;
}

/** The contract of a release that browsers may still have open. */
export interface RecordedContract {
  /** Counts up by one. */
  version: number;
  /** yyyy-mm-dd */
  recordedOn: string;
  callables: ContractShapes;
  /** Left out by releases that were recorded before documents were. */
  documents?: DocumentShapes;
}
