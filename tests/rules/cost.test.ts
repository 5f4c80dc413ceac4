import { beforeAll, describe, expect, test } from 'vitest';
import { ACCESS_CASES, type AccessCase } from './access-cases.ts';
import { WORLD } from './access-world.ts';
import { FirestoreRequests } from './firestore-requests.ts';
import { evaluationCost } from './rules-coverage.ts';
import { loadRules, RULES_TEXT, rulesEmulator } from './rules-emulator.ts';
import { runCases } from './run-cases.ts';

/** Firestore refuses what takes more than 1,000; how it counts is not said, so this stays well below. */
const EXPRESSIONS_MAXIMUM = 600;
/** Firestore allows ten, and bills each. */
const DOCUMENTS_READ_MAXIMUM = 2;

const emulator = rulesEmulator('cost');
const requests = new FirestoreRequests(emulator.host, emulator.projectId);

/** The first request of each collection and operation that is let through, by a coach where one is. */
const allowed = ACCESS_CASES.filter(({ expected }) => expected === 'allowed');
const dearest: readonly AccessCase[] = [
  ...Map.groupBy(allowed, ({ collection, operation }) => `${operation} ${collection}`).values(),
].flatMap((cases) => cases.find(({ title }) => title.startsWith('sharingCoach')) ?? cases[0] ?? []);

beforeAll(async () => {
  await loadRules(emulator, RULES_TEXT);
  await requests.put(WORLD);
});

describe('what a request that is let through costs', () => {
  test.each(dearest.map((one) => ({ name: `${one.operation} ${one.collection}`, one })))(
    '$name',
    async ({ one }) => {
      await loadRules(emulator, RULES_TEXT);
      expect(await runCases(requests, [one])).toEqual([]);
      const { expressionCount, documentsRead } = await evaluationCost(emulator);
      expect(expressionCount).toBeGreaterThan(0);
      expect(expressionCount).toBeLessThanOrEqual(EXPRESSIONS_MAXIMUM);
      expect(documentsRead.length).toBeLessThanOrEqual(DOCUMENTS_READ_MAXIMUM);
    },
  );
});
