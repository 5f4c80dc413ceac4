/** A field's value as Firestore's REST interface writes it. */
export type WrittenValue = Readonly<Record<string, unknown>>;
export type WrittenFields = Readonly<Record<string, WrittenValue>>;

/** Stands for the server's time in the fields of a document that is written. */
export const SERVER_TIME = Symbol('server time');

/** Digits of a second that a Date holds. */
const BELOW_A_MILLISECOND = /(\.\d{3})\d+/;

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** A value as the app knows it: times are dates, and bytes an array. */
function readValue(written: WrittenValue): unknown {
  const [kind = '', value] = Object.entries(written)[0] ?? [];
  switch (kind) {
    case 'nullValue':
      return null;
    case 'integerValue':
    case 'doubleValue':
      return Number(value);
    case 'timestampValue':
      return new Date(String(value).replace(BELOW_A_MILLISECOND, '$1'));
    case 'bytesValue':
      return bytesOf(String(value));
    case 'arrayValue':
      return ((value as { values?: WrittenValue[] }).values ?? []).map(readValue);
    case 'mapValue':
      return readFields((value as { fields?: WrittenFields }).fields);
    default:
      return value;
  }
}

/** The fields of a document; left out where it has none. */
export function readFields(fields: WrittenFields = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, readValue(value)]),
  );
}

/** @throws TypeError for what Firestore does not store, as undefined */
export function writtenValue(value: unknown): WrittenValue {
  if (value === null) return { nullValue: 'NULL_VALUE' };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value)) return { integerValue: String(value) };
    return { doubleValue: Number.isFinite(value) ? value : String(value) };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(writtenValue) } };
  if (typeof value === 'object') {
    return { mapValue: { fields: writtenFields(value as Readonly<Record<string, unknown>>) } };
  }
  throw new TypeError(`Firestore stores no ${typeof value}`);
}

export function writtenFields(fields: Readonly<Record<string, unknown>>): WrittenFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, writtenValue(value)]),
  );
}
