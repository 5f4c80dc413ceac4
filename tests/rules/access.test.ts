import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../builders/seeded-random.ts';
import { ACCESS_CASES, OPERATIONS, type AccessCase } from './access-cases.ts';
import { ACCESS_TABLE } from './access-table.ts';
import { WORLD } from './access-world.ts';
import { FirestoreRequests } from './firestore-requests.ts';
import { addCoverage, gapsOf, type RulesCoverage } from './rules-coverage.ts';
import { loadRules, RULES_TEXT, rulesEmulator } from './rules-emulator.ts';
import { describeWrongAnswer, runCases } from './run-cases.ts';

const IS_SOAK = process.env['SOAK'] === '1';
const SAMPLE_SEED = 20_261_121;
const SAMPLED_SHARE = 0.25;
/** The emulator keeps every value of every expression until rules are loaded, and loading takes it a while. */
const COVERED_TOGETHER = 500;

/** Those that tell show what the rules evaluate; the thorough ones repeat that with other values. */
const random = seededRandom(SAMPLE_SEED);
const TELLING = ACCESS_CASES.filter(({ isTelling }) => isTelling);
const THOROUGH = ACCESS_CASES.filter(
  ({ isTelling }) => !isTelling && (random.uniform() < SAMPLED_SHARE || IS_SOAK),
);

const emulator = rulesEmulator('access');
const thoroughEmulator = rulesEmulator('access-thorough');
const requests = new FirestoreRequests(emulator.host, emulator.projectId);
const thoroughRequests = new FirestoreRequests(thoroughEmulator.host, thoroughEmulator.projectId);
const coverage: RulesCoverage = new Map();
let answeredCount = 0;
let uncoveredCount = 0;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: emulator.projectId,
    firestore: { host: emulator.hostName, port: emulator.port, rules: RULES_TEXT },
  });
  await environment.clearFirestore();
  await requests.put(WORLD);
  await loadRules(thoroughEmulator, RULES_TEXT);
  await thoroughRequests.put(WORLD);
});

afterAll(async () => {
  await environment.cleanup();
});

async function takeCoverage(): Promise<void> {
  await addCoverage(emulator, coverage);
  await loadRules(emulator, RULES_TEXT);
  uncoveredCount = 0;
}

describe.each(ACCESS_TABLE.map(({ name }) => name))('%s', (name) => {
  test.each(OPERATIONS)('%s', async (operation) => {
    const isAsked = (one: AccessCase) => one.collection === name && one.operation === operation;
    const telling = TELLING.filter(isAsked);
    expect(telling.length).toBeGreaterThan(0);
    const wrong = [
      ...(await runCases(requests, telling)),
      ...(await runCases(thoroughRequests, THOROUGH.filter(isAsked))),
    ];
    expect(wrong.map(describeWrongAnswer)).toEqual([]);
    answeredCount += telling.length;
    uncoveredCount += telling.length;
    if (uncoveredCount >= COVERED_TOGETHER) await takeCoverage();
  });
});

test('every expression of the rules was evaluated, and every condition both ways', async () => {
  await takeCoverage();
  expect(answeredCount, 'only a run of the whole matrix can tell').toBe(TELLING.length);
  expect(gapsOf(coverage, RULES_TEXT)).toEqual([]);
});
