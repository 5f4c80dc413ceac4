import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { seededRandom } from '../builders/seeded-random.ts';
import { COVERAGE_TURN, currentTurn, variantTurn } from '../../scripts/test-runs/turn-share.ts';
import { IS_SOAK, soakFigure } from '../figures/soak-figure.ts';
import { ACCESS_CASES, MATRIX, OPERATIONS, type AccessCase } from './access-cases.ts';
import { ACCESS_TABLE } from './access-table.ts';
import { FIXTURE } from './access-fixture.ts';
import { FirestoreRequests } from './firestore-requests.ts';
import { addCoverage, gapsOf, type RulesCoverage } from './rules-coverage.ts';
import { loadRules, RULES_TEXT, rulesEmulator } from './rules-emulator.ts';
import { describeWrongAnswer, runCases } from './run-cases.ts';

const SAMPLE_SEED = 20_261_121;
const SAMPLED_SHARE = 0.05;
const INFORMATIVE_TURNS = 2;
/** The emulator keeps every value of every expression until rules are loaded, and loading takes it a while. */
const COVERED_TOGETHER = 2_000;
/**
 * The weight of a case's document: its value has many expressions, and the report has each of them.
 */
const SHAPE_WEIGHT = 4;

const figure = soakFigure(8, { seed: SAMPLE_SEED });
const random = seededRandom(SAMPLE_SEED);
const TURN = variantTurn(currentTurn(process.env));
/** Reporting what the rules evaluate takes the emulator as long as evaluating them, so one turn does it. */
const IS_COVERAGE_TAKEN = IS_SOAK || TURN === COVERAGE_TURN;
/** The turn that reports needs each informative case. The others ask every second one, and the next turn the rest. */
const ASKED = ACCESS_CASES.filter(({ isInformative }, index) =>
  isInformative
    ? IS_COVERAGE_TAKEN || index % INFORMATIVE_TURNS === TURN % INFORMATIVE_TURNS
    : random.uniform() < SAMPLED_SHARE || IS_SOAK,
);
const INFORMATIVE = ASKED.filter(({ isInformative }) => isInformative);
/**
 * The same shape meets the same conditions in each row of a collection. So one of them is watched, and the others
 * only where something was left open.
 */
const ALIKE = Map.groupBy(INFORMATIVE, (one) => (one.isOfShape ? shapeOf(one) : one));
const WATCHED = new Set(
  IS_COVERAGE_TAKEN ? [...ALIKE.values()].flatMap((same) => same.slice(0, 1)) : [],
);
const UNWATCHED = INFORMATIVE.filter((one) => !WATCHED.has(one));

function shapeOf({ operation, request, title }: AccessCase): string {
  const place = 'path' in request ? collectionsOf(request.path) : '';
  return `${operation} ${place} ${title}`;
}

const emulator = rulesEmulator('access');
const unwatchedEmulator = rulesEmulator('access-unwatched');
const requests = new FirestoreRequests(emulator.host, emulator.projectId);
const unwatchedRequests = new FirestoreRequests(
  unwatchedEmulator.host,
  unwatchedEmulator.projectId,
);
const coverage: RulesCoverage = new Map();
let answeredCount = 0;
let uncoveredWeight = 0;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: emulator.projectId,
    firestore: { host: emulator.hostName, port: emulator.port, rules: RULES_TEXT },
  });
  await environment.clearFirestore();
  await requests.put(FIXTURE);
  await loadRules(unwatchedEmulator, RULES_TEXT);
  await unwatchedRequests.put(FIXTURE);
});

afterAll(async () => {
  await environment.cleanup();
});

/** The emulator takes long to report what it has evaluated, most of all on a busy machine. */
const COVERAGE_MILLISECONDS = 4 * MINUTE_MILLISECONDS;

async function takeCoverage(): Promise<void> {
  await addCoverage(emulator, coverage);
  await loadRules(emulator, RULES_TEXT);
  uncoveredWeight = 0;
}

/** Names of the collections above a document, from the outside in: `users/a/links/b` = users/links. */
function collectionsOf(path: string): string {
  const names = path.split('/').filter((_name, index) => index % 2 === 0);
  return names.join('/');
}

test('the table has a row for every collection of the product', () => {
  const inTable = new Set(ACCESS_TABLE.map(({ document }) => collectionsOf(document)));
  const stored = Object.values(firestorePaths).map((pathOf) => {
    const given = ['a', 'b'].slice(0, pathOf.length);
    return collectionsOf((pathOf as (...parts: string[]) => string)(...given));
  });
  expect([...new Set(stored)].filter((path) => !inTable.has(path))).toEqual([]);
});

describe.each(ACCESS_TABLE.map(({ name }) => name))('%s', (name) => {
  test.each(OPERATIONS)('%s', async (operation) => {
    const isAsked = (one: AccessCase) => one.collection === name && one.operation === operation;
    expect(MATRIX.some(isAsked)).toBe(true);
    const asked = ASKED.filter(isAsked);
    const watched = asked.filter((one) => WATCHED.has(one));
    const unwatched = asked.filter((one) => !WATCHED.has(one));
    const wrong = [
      ...(await runCases(requests, watched)),
      ...(await runCases(unwatchedRequests, unwatched)),
    ];
    figure.tried(asked.length);
    for (const answer of wrong) figure.failed(describeWrongAnswer(answer));
    expect(wrong.map(describeWrongAnswer)).toEqual([]);
    answeredCount += asked.length;
    for (const { isOfShape } of watched) uncoveredWeight += isOfShape ? SHAPE_WEIGHT : 1;
    if (uncoveredWeight >= COVERED_TOGETHER) await takeCoverage();
  });
});

/** Watches the other informative cases too, until nothing is open or none is left. */
async function watchTheOthers(): Promise<void> {
  const together = COVERED_TOGETHER / SHAPE_WEIGHT;
  for (let start = 0; start < UNWATCHED.length; start += together) {
    if (gapsOf(coverage, RULES_TEXT).length === 0) return;
    await runCases(requests, UNWATCHED.slice(start, start + together));
    await takeCoverage();
  }
}

test('the whole matrix was asked', () => {
  expect(answeredCount, 'only a run of the whole file can say').toBe(ASKED.length);
});

if (IS_COVERAGE_TAKEN) {
  test(
    'every expression of the rules was evaluated, and every condition both ways',
    async () => {
      await takeCoverage();
      await watchTheOthers();
      expect(gapsOf(coverage, RULES_TEXT)).toEqual([]);
    },
    COVERAGE_MILLISECONDS,
  );
}
