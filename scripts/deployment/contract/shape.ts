/** The values that a function accepts: as strict as it is checked. */
export interface RequestShape {
  type: string;
  isOptional?: true;
  isNullable?: true;
  /** The only values; left out where any of the type may come. */
  values?: readonly unknown[];
  /** The checks by name, with what they compare with. */
  checks?: Readonly<Record<string, string>>;
  fields?: Readonly<Record<string, RequestShape>>;
  /** The items of a list. */
  items?: RequestShape;
}

/** A function's answer, as far as a browser may rely on it. */
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

/** The documents that browsers write without a function, and the fields that they read. */
export interface DocumentShapes {
  /** By the schema's name: the values that the rules accept. */
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
