import type { AnyObject, ObjectSchema, SchemaDescription, SchemaObjectDescription } from 'yup';
import type { DocumentShape, ServerTime } from './document-shapes.ts';
import { SERVER_TIME, type Fields, type FieldValue } from './firestore-requests.ts';
import { candidates, YESTERDAY } from './hostile-values.ts';

/** A write of one document shape, with what the domain's schema says of it. */
interface ShapedWrite {
  title: string;
  fields: Fields;
  /** Named but not in `fields`: removed. */
  named: readonly string[];
  isGood: boolean;
  isInformative: boolean;
}

/** Keys by which somebody would make themselves more than they are, in any document. */
export const STOLEN_KEYS = [
  'unknown',
  'isAdmin',
  'isCoach',
  'canAccessBeta',
  'roles',
  'claims',
  'uid',
  'ownerUid',
  'runnerUid',
  'coachId',
  'planId',
  'since',
  'kind',
  'isApproved',
  'isPublished',
  'isBetaApproved',
  'claimsVersion',
  'visibleToCoach',
  'duplicateOf',
  'distanceMeters',
  'load',
  'policy',
  'feedbackLead',
  'links',
  'priceJpy',
  'plan',
  'role',
  'credits',
] as const;

function isObjectDescription(description: unknown): description is SchemaObjectDescription {
  return typeof description === 'object' && description !== null && 'fields' in description;
}

function isValid(shape: DocumentShape, fields: Readonly<Record<string, unknown>>): boolean {
  return (
    shape.schema.isValidSync(fields) && (shape.isAlsoRequired ? shape.isAlsoRequired(fields) : true)
  );
}

function without(fields: Fields, key: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
}

function fieldsOf(schema: ObjectSchema<AnyObject>): [string, SchemaDescription][] {
  return Object.entries(schema.describe().fields) as [string, SchemaDescription][];
}

interface Variation {
  title: string;
  fields: Fields;
  isGood: boolean;
  isInformative: boolean;
}

/** One field of a document in every variation, one level of objects deep. */
function* fieldVariations(shape: DocumentShape): Generator<Variation> {
  for (const [key, description] of fieldsOf(shape.schema)) {
    const vary = (title: string, value: FieldValue, isGood: boolean, isInformative: boolean) => ({
      title: `${key}${title}`,
      fields: { [key]: value },
      isGood: isGood && isValid(shape, { ...shape.good, [key]: value }),
      isInformative,
    });
    const samples = [shape.good[key] as FieldValue, ...(shape.samples?.[key] ?? [])];
    for (const one of candidates(description, samples)) {
      yield vary(` = ${one.title}`, one.value, !one.neverFits, one.isInformative);
    }
    if (!isObjectDescription(description)) continue;
    const inner = shape.good[key] as Readonly<Record<string, FieldValue>>;
    for (const [innerKey, innerDescription] of Object.entries(description.fields)) {
      for (const one of candidates(innerDescription as SchemaDescription, [])) {
        if (!one.isInformative) continue;
        const value = { ...inner, [innerKey]: one.value };
        yield vary(`.${innerKey} = ${one.title}`, value, !one.neverFits, true);
      }
      yield vary(` without ${innerKey}`, without(inner, innerKey) as FieldValue, false, true);
    }
    yield vary(' with an unknown key', { ...inner, unknown: 1 }, false, true);
  }
}

function timeFields(shape: DocumentShape): readonly ServerTime[] {
  if (shape.times === 'none') return [];
  return shape.times === 'both' ? ['createdAt', 'updatedAt'] : [shape.times];
}

/** The times that a change sets anew, or never sets. */
export function changeTimes(shape: DocumentShape): readonly ServerTime[] {
  return timeFields(shape).filter((field) => field !== 'createdAt');
}

const FORGED_TIMES: readonly [string, FieldValue][] = [
  ['yesterday', YESTERDAY],
  ['in the future', new Date('2099-01-01T00:00:00Z')],
  ['a text', '2026-11-21T00:00:00Z'],
  ['a number', 1_795_219_200],
  ['nothing', null],
];

/** A key whose texts are samples of the shape is the writer's own there. */
function stolenKeysOf({ samples = {} }: DocumentShape): readonly string[] {
  return STOLEN_KEYS.filter((key) => !(key in samples));
}

/** Every way to make a document of this shape, good and bad; the good one first. */
export function* shapedCreations(shape: DocumentShape): Generator<ShapedWrite> {
  const times: Fields = Object.fromEntries(timeFields(shape).map((key) => [key, SERVER_TIME]));
  const base: Fields = { ...shape.good, ...times };
  const bad = (title: string, fields: Fields, isInformative = true): ShapedWrite => ({
    title,
    fields,
    named: [],
    isGood: false,
    isInformative,
  });
  yield { ...bad('a good document', base), isGood: isValid(shape, shape.good) };
  for (const { title, fields, isGood, isInformative } of fieldVariations(shape)) {
    yield { ...bad(title, { ...base, ...fields }, isInformative), isGood };
  }
  for (const key of Object.keys(base)) {
    const isGood = key in shape.good && isValid(shape, without(shape.good, key));
    yield { ...bad(`without ${key}`, without(base, key)), isGood };
  }
  for (const key of stolenKeysOf(shape)) {
    yield bad(`with ${key}`, { ...base, [key]: true }, key === 'unknown');
  }
  for (const key of timeFields(shape)) {
    for (const [title, value] of FORGED_TIMES) {
      yield bad(`${key} ${title}`, { ...base, [key]: value }, title === 'yesterday');
    }
  }
  yield bad('an empty document', {});
}

/** Every way to change a document of this shape, good and bad; the good one first. */
export function* shapedUpdates(shape: DocumentShape): Generator<ShapedWrite> {
  const [time] = changeTimes(shape);
  const now: Fields = time === undefined ? {} : { [time]: SERVER_TIME };
  const bad = (title: string, fields: Fields, isInformative = true): ShapedWrite => ({
    title,
    fields,
    named: Object.keys(fields),
    isGood: false,
    isInformative,
  });
  const all: Fields = { ...shape.good, ...now };
  yield { ...bad('all fields at once', all), isGood: isValid(shape, shape.good) };
  for (const { title, fields, isGood, isInformative } of fieldVariations(shape)) {
    yield { ...bad(title, { ...fields, ...now }, isInformative), isGood };
  }
  for (const key of Object.keys(shape.good)) {
    const isGood = isValid(shape, without(shape.good, key));
    yield { ...bad(`${key} removed`, now), named: [key, ...Object.keys(now)], isGood };
  }
  for (const key of stolenKeysOf(shape)) {
    yield bad(`with ${key}`, { ...all, [key]: 'stolen' }, key === 'unknown');
  }
  yield bad('createdAt anew', { ...all, createdAt: SERVER_TIME });
  yield bad('createdAt forged', { ...all, createdAt: YESTERDAY });
  if (shape.times === 'both') {
    yield { ...bad('createdAt removed', all), named: [...Object.keys(all), 'createdAt'] };
  }
  if (time === undefined) {
    yield bad('with updatedAt', { ...all, updatedAt: SERVER_TIME });
    return;
  }
  yield bad(`without a new ${time}`, shape.good);
  for (const [title, value] of FORGED_TIMES) {
    yield bad(`${time} ${title}`, { ...shape.good, [time]: value }, title === 'yesterday');
  }
}
