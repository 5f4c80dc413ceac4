import { beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../builders/seeded-random.ts';
import { IS_SOAK, soakFigure } from '../figures/soak-figure.ts';
import type { AccessCase } from './access-cases.ts';
import { ACCESS_TABLE } from './access-table.ts';
import { ACTORS, tokenOf, uidOf, FIXTURE, type Actor } from './access-fixture.ts';
import type { CollectionAccess } from './collection-access.ts';
import {
  FirestoreRequests,
  SERVER_TIME,
  type Fields,
  type FieldValue,
} from './firestore-requests.ts';
import { changeTimes, STOLEN_KEYS } from './hostile-shapes.ts';
import { loadRules, RULES_TEXT, rulesEmulator } from './rules-emulator.ts';
import { describeWrongAnswer, runCases } from './run-cases.ts';

const SEED = 20_261_122;
const SAMPLED_SHARE = 0.02;
/** The emulator keeps every value of every expression until rules are loaded. */
const BETWEEN_LOADS = 2_000;

const figure = soakFigure(9, { seed: SEED });
const emulator = rulesEmulator('protected-fields');
const requests = new FirestoreRequests(emulator.host, emulator.projectId);

/** Another value of the same type, as somebody would write it who wants more than they have. */
function changed(value: FieldValue | typeof SERVER_TIME | undefined): FieldValue {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (value instanceof Date) return new Date(0);
  if (Array.isArray(value)) return ['admin'];
  return 'stolen';
}

/** Fields of a document that nobody may write from a browser, whoever may write the others. */
function protectedFields(row: CollectionAccess): string[] {
  const written = new Set([
    ...Object.keys(row.update?.shape.good ?? {}),
    ...(row.alsoWritten ?? []),
  ]);
  const stored = Object.keys(FIXTURE[row.document] ?? {}).filter((field) => field !== 'updatedAt');
  return [...new Set([...stored, ...STOLEN_KEYS])].filter((field) => !written.has(field));
}

/** Alone, beside a change that would be allowed, and taken away. */
function* writesOf(row: CollectionAccess, actor: Actor, field: string): Generator<AccessCase> {
  const stored = FIXTURE[row.document]?.[field];
  const times = row.update === undefined ? [] : changeTimes(row.update.shape);
  const now: Fields = Object.fromEntries(times.map((time) => [time, SERVER_TIME]));
  const allowed: Fields = {
    ...row.update?.shape.good,
    ...row.update?.asThemselves?.(uidOf(actor, row.owner) ?? ''),
    ...now,
  };
  const forged = { [field]: changed(stored) };
  const writes: [title: string, fields: Fields, named: string[]][] = [
    ['alone', { ...forged, ...now }, [field, ...Object.keys(now)]],
    ['beside what is allowed', { ...allowed, ...forged }, [field, ...Object.keys(allowed)]],
  ];
  if (stored !== undefined) writes.push(['taken away', now, [field, ...Object.keys(now)]]);
  for (const [title, fields, named] of writes) {
    yield {
      collection: row.name,
      operation: 'update',
      title: `${actor}: ${field} ${title}`,
      token: tokenOf(actor, row.owner),
      request: { kind: 'update', path: row.document, fields, named },
      expected: 'refused',
      isInformative: true,
    };
  }
}

const random = seededRandom(SEED);
const CASES = ACCESS_TABLE.filter(({ document }) => FIXTURE[document] !== undefined)
  .flatMap((row) =>
    ACTORS.flatMap((actor) =>
      protectedFields(row).flatMap((field) => [...writesOf(row, actor, field)]),
    ),
  )
  .filter(() => IS_SOAK || random.uniform() < SAMPLED_SHARE);

beforeAll(async () => {
  await loadRules(emulator, RULES_TEXT);
  await requests.put(FIXTURE);
});

test('nobody writes a protected field of any document', async () => {
  expect(CASES.length).toBeGreaterThan(IS_SOAK ? 20_000 : 300);
  for (let start = 0; start < CASES.length; start += BETWEEN_LOADS) {
    const cases = CASES.slice(start, start + BETWEEN_LOADS);
    const escapes = (await runCases(requests, cases)).map(describeWrongAnswer);
    figure.tried(cases.length);
    for (const escape of escapes) figure.failed(escape);
    await loadRules(emulator, RULES_TEXT);
  }
  expect(figure.failures).toEqual([]);
});
