import { beforeAll, describe, expect, test } from 'vitest';
import { variantsInTurn } from '../figures/variants-in-turn.ts';
import { ACCESS_CASES, type AccessCase } from './access-cases.ts';
import { FIXTURE, QUIET_COACH, SHARING_COACH, UNASKED_COACH } from './access-fixture.ts';
import { FirestoreRequests } from './firestore-requests.ts';
import { evaluationCost, evaluationCounts, type EvaluationCounts } from './rules-coverage.ts';
import { loadRules, RULES_TEXT, rulesEmulator } from './rules-emulator.ts';
import { runCases } from './run-cases.ts';

/** Firestore refuses what takes more than 1,000; how it counts is not said, so this stays well below. */
const EXPRESSIONS_MAXIMUM = 700;
/** The caller's state with every request; a coach's link and the activity's row. Firestore allows ten, and bills each. */
const DOCUMENTS_READ_MAXIMUM = 3;
const DOCUMENTS_READ_OF_ONES_OWN = 1;
/** The emulator looks at both sides of an "or", so it asks a coach for a link to themselves as well. */
const DOCUMENTS_READ_OF_A_COACHS_OWN = 2;
/** A coach's message, or a change of it: state, conversation, link, and how many they have written of late. */
const DOCUMENTS_READ_FOR_MESSAGE = 4;
/** A coach's feedback: state, conversation, link, and the reply that it is on. */
const DOCUMENTS_READ_FOR_FEEDBACK = 4;

const COACHES = [SHARING_COACH, QUIET_COACH, UNASKED_COACH];

const emulator = rulesEmulator('cost');
const requests = new FirestoreRequests(emulator.host, emulator.projectId);

/** The first request of each collection and operation that is let through, by a coach where one is. */
const allowed = ACCESS_CASES.filter(({ expected }) => expected === 'allowed');
const dearest: readonly AccessCase[] = [
  ...Map.groupBy(allowed, ({ collection, operation }) => `${operation} ${collection}`).values(),
].flatMap((cases) => cases.find(({ title }) => title.startsWith('sharingCoach')) ?? cases[0] ?? []);

/** The emulator's counts grow until rules are loaded, and so does the time to report them. */
const COUNTED_TOGETHER = 10;

beforeAll(async () => {
  await requests.put(FIXTURE);
});

function documentsMaximum({ title, collection, operation, request }: AccessCase): number {
  if (title.startsWith('self') && collection.startsWith('users')) {
    const place = 'parent' in request ? request.parent : request.path;
    return COACHES.some((uid) => place.startsWith(`users/${uid}`))
      ? DOCUMENTS_READ_OF_A_COACHS_OWN
      : DOCUMENTS_READ_OF_ONES_OWN;
  }
  const isWrite = operation === 'create' || operation === 'update';
  if (collection.startsWith('topics/{id}/messages') && isWrite) {
    return DOCUMENTS_READ_FOR_MESSAGE;
  }
  const isFeedback = collection.startsWith('messageFeedback');
  return isFeedback ? DOCUMENTS_READ_FOR_FEEDBACK : DOCUMENTS_READ_MAXIMUM;
}

describe('what a request that is let through costs', () => {
  let before: EvaluationCounts = new Map();
  test.each(
    variantsInTurn(dearest).map((one, index) => ({
      name: `${one.operation} ${one.collection}`,
      one,
      index,
    })),
  )('$name', async ({ one, index }) => {
    if (index % COUNTED_TOGETHER === 0) {
      await loadRules(emulator, RULES_TEXT);
      before = new Map();
    }
    expect(await runCases(requests, [one])).toEqual([]);
    const after = await evaluationCounts(emulator);
    const { expressionCount, documentsRead } = evaluationCost(before, after);
    before = after;
    expect(expressionCount).toBeGreaterThan(0);
    expect(expressionCount).toBeLessThanOrEqual(EXPRESSIONS_MAXIMUM);
    expect(documentsRead.length).toBeLessThanOrEqual(documentsMaximum(one));
  });
});
