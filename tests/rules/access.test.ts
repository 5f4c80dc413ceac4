import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCESS_CASES, OPERATIONS } from './access-cases.ts';
import { ACCESS_TABLE } from './access-table.ts';
import { WORLD } from './access-world.ts';
import { FirestoreRequests } from './firestore-requests.ts';
import { addCoverage, gapsOf, type RulesCoverage } from './rules-coverage.ts';
import { loadRules, RULES_TEXT, rulesEmulator } from './rules-emulator.ts';
import { describeWrongAnswer, runCases } from './run-cases.ts';

const emulator = rulesEmulator('access');
const requests = new FirestoreRequests(emulator.host, emulator.projectId);
const coverage: RulesCoverage = new Map();
let answeredCount = 0;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: emulator.projectId,
    firestore: { host: emulator.hostName, port: emulator.port, rules: RULES_TEXT },
  });
  await environment.clearFirestore();
  await requests.put(WORLD);
});

afterAll(async () => {
  await environment.cleanup();
});

describe.each(ACCESS_TABLE.map(({ name }) => name))('%s', (name) => {
  test.each(OPERATIONS)('%s', async (operation) => {
    const cases = ACCESS_CASES.filter(
      (one) => one.collection === name && one.operation === operation,
    );
    expect(cases.length).toBeGreaterThan(0);
    expect((await runCases(requests, cases)).map(describeWrongAnswer)).toEqual([]);
    answeredCount += cases.length;
  });

  // The emulator keeps every value of every expression until rules are loaded: taken away row by row.
  afterAll(async () => {
    await addCoverage(emulator, coverage);
    await loadRules(emulator, RULES_TEXT);
  });
});

test('every expression of the rules was evaluated, and every condition both ways', () => {
  expect(answeredCount, 'only a run of the whole matrix can tell').toBe(ACCESS_CASES.length);
  expect(gapsOf(coverage, RULES_TEXT)).toEqual([]);
});
