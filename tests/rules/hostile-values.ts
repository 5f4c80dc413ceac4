import type { SchemaDescription } from 'yup';
import { ProtocolValue, type FieldValue } from './firestore-requests.ts';

/** Something to put into one field. */
interface Candidate {
  title: string;
  value: FieldValue;
  /** A spelling that no schema of plain values can distinguish, and that never fits. */
  neverFits: boolean;
  /** Likely to meet a condition of its own; the others are there for thoroughness. */
  isInformative: boolean;
}

export const YESTERDAY = new Date('2026-11-20T00:00:00Z');

/** Types that no field has, and arrays of objects. */
const FOREIGN_VALUES: readonly [string, FieldValue][] = [
  ['a list of objects', [{ role: 'admin' }]],
  ['a list of texts', ['x']],
  ['an empty list', []],
  ['an object', { role: 'admin' }],
  ['an empty object', {}],
  ['a time', YESTERDAY],
  ['bytes', new Uint8Array([120])],
  ['a place', new ProtocolValue({ geoPointValue: { latitude: 1, longitude: 1 } })],
  ['not a number', new ProtocolValue({ doubleValue: 'NaN' })],
  ['a huge whole number', new ProtocolValue({ integerValue: '9223372036854775807' })],
];

const ORDINARY_VALUES: readonly FieldValue[] = [null, true, false, '', 'x', '5', -1, 0, 1, 1.5, 5];

/** The type that a list of one element cannot be taken for, by description. */
const INFORMATIVE_FOREIGN: ReadonlySet<string> = new Set(['a list of objects', 'a list of texts']);

function shown(value: FieldValue): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 40)}… (${text.length})` : text;
}

function limitOf(description: SchemaDescription, name: 'min' | 'max'): number | null {
  const limit = description.tests.find((test) => test.name === name)?.params?.[name];
  return typeof limit === 'number' ? limit : null;
}

/** Values at and just beyond the limits that the schema states. */
function valuesAtLimits(description: SchemaDescription): FieldValue[] {
  const limits = (['min', 'max'] as const)
    .map((name) => limitOf(description, name))
    .filter((limit) => limit !== null);
  if (description.type === 'number') {
    return limits.flatMap((limit) => [limit - 1, limit, limit + 1, limit + 0.5]);
  }
  if (description.type !== 'string') return [];
  return limits.flatMap((limit) => ['x'.repeat(limit), 'x'.repeat(limit + 1), 'あ'.repeat(limit)]);
}

/** A whole number inside the limits, spelt as a fraction: no SDK sends it so. */
function spelledAsFraction(description: SchemaDescription): Candidate[] {
  if (description.type !== 'number') return [];
  const value = new ProtocolValue({ doubleValue: limitOf(description, 'max') ?? 1 });
  return [
    { title: 'a whole number spelt as a fraction', value, neverFits: true, isInformative: true },
  ];
}

/**
 * Values to try in one field.
 *
 * @param samples values worth trying because of the field's pattern
 */
export function candidates(
  description: SchemaDescription,
  samples: readonly FieldValue[],
): Candidate[] {
  const plain = (value: FieldValue, isInformative: boolean): Candidate => ({
    title: shown(value),
    value,
    neverFits: false,
    isInformative,
  });
  const informative: readonly FieldValue[] = [
    null,
    ...(description.type === 'boolean' ? [true, false] : ['']),
    ...valuesAtLimits(description),
    ...samples,
  ];
  return [
    ...informative.map((value) => plain(value, true)),
    ...ORDINARY_VALUES.filter((value) => !informative.includes(value)).map((value) =>
      plain(value, false),
    ),
    ...spelledAsFraction(description),
    ...FOREIGN_VALUES.map(([title, value]) => ({
      title,
      value,
      neverFits: value instanceof ProtocolValue,
      isInformative: INFORMATIVE_FOREIGN.has(title),
    })),
  ];
}
