import { Timestamp } from 'firebase-admin/firestore';

/** A document's data as it stands in the file: times as ISO 8601 in UTC, bytes as base64. */
function exportedValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Float64Array) return [...value].map((number) => finite(number));
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(exportedValue);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, exportedValue(inner)]),
    );
  }
  return value;
}

/** A missing reading is NaN; JSON has only null for that. */
function finite(number: number): number | null {
  return Number.isFinite(number) ? number : null;
}

export function exportedJson(value: unknown): string {
  return JSON.stringify(exportedValue(value), null, 2);
}
