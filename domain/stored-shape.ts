import { TasukiFailure, type FailureCode } from './failure-codes.ts';

/** A moment as an SDK stores it; `Date` in place of it is as good. */
interface StoredMoment {
  toDate: () => Date;
}

type KindOf<Value> = [Value] extends [string]
  ? 'string'
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [boolean]
      ? 'boolean'
      : [Value] extends [Date | StoredMoment]
        ? 'date'
        : [Value] extends [Uint8Array]
          ? 'bytes'
          : [Value] extends [readonly unknown[]]
            ? 'array'
            : 'object';

/**
 * The fields of a document that are looked at when it is read, each with the kind of its type. They
 * are those whose wrong value would do harm. The rules and the functions decide what is written.
 */
export type StoredShape<Document> = {
  readonly [Field in keyof Document]?: null extends Document[Field]
    ? `${KindOf<NonNullable<Document[Field]>>}?`
    : undefined extends Document[Field]
      ? `${KindOf<NonNullable<Document[Field]>>}?`
      : KindOf<Document[Field]>;
};

/** A stored document is not what its type says. */
export class StoredShapeFailure extends TasukiFailure {
  /** The path of the document. */
  readonly path: string;
  readonly field: string;

  constructor(path: string, field: string, kind: string, code: FailureCode = 'common/unknown') {
    super(code, { message: `${path} has no ${kind} in its field ${field}` });
    this.path = path;
    this.field = field;
  }
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (typeof value !== 'object' || value === null) return typeof value;
  if (value instanceof Uint8Array) return 'bytes';
  const isMoment = 'toDate' in value && typeof value.toDate === 'function';
  return isMoment || value instanceof Date ? 'date' : 'object';
}

/**
 * Looks at the fields of a document as it was read.
 *
 * @param path of the document, for who looks into the failure
 * @param shape field → kind; with a question mark where null or nothing may stand there
 * @throws StoredShapeFailure for the first field that is of another kind
 */
export function checkShape(
  path: string,
  data: Readonly<Record<string, unknown>>,
  shape: Readonly<Record<string, string | undefined>>,
): void {
  for (const [field, kind = ''] of Object.entries(shape)) {
    const value = data[field];
    const isOptional = kind.endsWith('?');
    if (isOptional && (value === undefined || value === null)) continue;
    if (kindOf(value) !== (isOptional ? kind.slice(0, -1) : kind)) {
      throw new StoredShapeFailure(path, field, kind);
    }
  }
}
