import { isDeepStrictEqual } from 'node:util';
import { FieldValue, Timestamp, type DocumentData } from 'firebase-admin/firestore';
import type { FieldRule } from './narrowing-rules.ts';

/**
 * The fields of a restored document that change by the rules; none where it is in line already.
 *
 * @param later the same document of the later state; null = it knows none
 */
export function narrowedFields(
  rules: Readonly<Record<string, FieldRule>>,
  restored: DocumentData,
  later: DocumentData | null,
): DocumentData {
  const changed: DocumentData = {};
  for (const [field, rule] of Object.entries(rules)) {
    const before: unknown = restored[field];
    const after = valueUnder(rule, before, later, field);
    if (isDeepStrictEqual(after, before)) continue;
    changed[field] = after === undefined ? FieldValue.delete() : after;
  }
  return changed;
}

function valueUnder(
  rule: FieldRule,
  restored: unknown,
  later: DocumentData | null,
  field: string,
): unknown {
  const latest: unknown = later?.[field];
  switch (rule) {
    case 'both':
      return restored === true && latest !== true ? false : restored;
    case 'either':
      return latest === true ? true : restored;
    case 'maximum':
      return momentOf(latest) > momentOf(restored) ? latest : restored;
    case 'union':
      return union(restored, latest);
    case 'later':
      return later === null ? restored : latest;
    case 'claims':
    case 'kept':
      return restored;
  }
}

function momentOf(value: unknown): number {
  if (value instanceof Timestamp) return value.toMillis();
  return typeof value === 'number' ? value : -Infinity;
}

function union(restored: unknown, latest: unknown): unknown {
  const one: readonly unknown[] = Array.isArray(restored) ? restored : [];
  const other: readonly unknown[] = Array.isArray(latest) ? latest : [];
  const added = other.filter((value) => !one.includes(value));
  return added.length === 0 ? restored : [...one, ...added];
}
