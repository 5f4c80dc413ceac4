import { expect, it } from 'vitest';
import { modelOf } from '@tasuki/domain/chat/model-registry';
import { costOf, USAGE_LIMITS, USAGE_SHARDS } from '@tasuki/domain/chat/usage-limits';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import {
  reserveUsage,
  usageOfDay,
  type UsageQuestion,
} from '../../../functions/src/coaching/usage.ts';
import { soakFigure } from '../../figures/soak-figure.ts';
import { adminFirestore } from '../admin.ts';

const figure = soakFigure(19);

let days = 0;
/** A day that no other test has used. */
function freshDay(): Date {
  days += 1;
  return new Date(Date.UTC(1980, 0, 1, 9) + ((process.pid % 5000) * 3 + days) * DAY_MILLISECONDS);
}

const CHEAP = modelOf('gemini-3-5-flash');
const AT_MOST = { inputTokens: 2000, outputTokens: 1000 };
const COST = costOf(CHEAP.costClass, AT_MOST);

function question(changes: Partial<UsageQuestion>): UsageQuestion {
  return {
    uid: `runner-${process.pid}`,
    partUid: null,
    model: CHEAP,
    atMost: AT_MOST,
    moderations: 0,
    now: new Date(0),
    ...changes,
  };
}

const reserve = async (changes: Partial<UsageQuestion>) => {
  figure.tried();
  return reserveUsage(adminFirestore, question(changes));
};

async function read(path: string): Promise<Record<string, unknown>> {
  return (await adminFirestore.doc(path).get()).data() ?? {};
}
const dayOf = (now: Date) => now.toISOString().slice(0, 10);

it('lets 50 questions at once overspend by none', async () => {
  const now = freshDay();
  const room = 7;
  const before = USAGE_LIMITS.questionsPerUserAndDay[CHEAP.costClass] - room;
  await adminFirestore
    .doc(firestorePaths.usageOfUser(question({}).uid, dayOf(now)))
    .set({ [CHEAP.costClass]: before });
  const answers = await Promise.all(Array.from({ length: 50 }, async () => reserve({ now })));
  expect(answers.filter((reservation) => reservation !== null)).toHaveLength(room);
});

it('lets 50 questions at once have no more texts moderated than a person may on a day', async () => {
  const now = freshDay();
  const path = firestorePaths.usageOfUser(question({}).uid, dayOf(now));
  await adminFirestore.doc(path).set({ moderations: USAGE_LIMITS.moderationsPerUserAndDay - 7 });
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => reserve({ now, moderations: 2 })),
  );
  expect(answers.filter((reservation) => reservation !== null)).toHaveLength(3);
  expect(await read(path)).toMatchObject({
    moderations: USAGE_LIMITS.moderationsPerUserAndDay - 1,
  });
});

it('lets 50 questions at once spend no more of a person’s money than there is', async () => {
  const now = freshDay();
  const path = firestorePaths.usageOfUser(question({}).uid, dayOf(now));
  const room = 3 * COST + 1;
  await adminFirestore.doc(path).set({ cost: USAGE_LIMITS.costPerUserAndDay - room });
  const answers = await Promise.all(Array.from({ length: 50 }, async () => reserve({ now })));
  const granted = answers.filter((reservation) => reservation !== null);
  expect(granted).toHaveLength(3);
  // Each needs more than was thought: what is spent beyond the limit is less than one question.
  const used = { inputTokens: 2000, outputTokens: 1000 + Math.floor(0.3 * 1000) };
  await Promise.all(granted.map(async (reservation) => reservation.settle(used)));
  const { cost } = await read(path);
  expect(Number(cost)).toBeLessThanOrEqual(USAGE_LIMITS.costPerUserAndDay + COST);
});

it('lets no questions that go on with tools overspend, however many at once', async () => {
  const now = freshDay();
  const many = USAGE_LIMITS.questionsPerUserAndDay[CHEAP.costClass];
  const path = firestorePaths.usageOfUser(question({}).uid, dayOf(now));
  await adminFirestore.doc(path).set({ cost: USAGE_LIMITS.costPerUserAndDay - (many + 7) * COST });
  const granted = await Promise.all(Array.from({ length: many }, async () => reserve({ now })));
  expect(granted.filter((one) => one !== null)).toHaveLength(many);
  const thrice = { inputTokens: 6000, outputTokens: 3000 };
  const raised = await Promise.all(granted.map(async (one) => one?.raise(thrice)));
  expect(raised.filter((isRaised) => isRaised === true)).toHaveLength(3);
  expect(Number((await read(path))['cost'])).toBeLessThanOrEqual(USAGE_LIMITS.costPerUserAndDay);
  await Promise.all(
    granted.map(async (one, index) => one?.settle(raised[index] === true ? thrice : AT_MOST)),
  );
  expect(Number((await read(path))['cost'])).toBeLessThanOrEqual(USAGE_LIMITS.costPerUserAndDay);
});

it('books after a raise what was really used', async () => {
  const now = freshDay();
  const path = firestorePaths.usageOfUser(question({}).uid, dayOf(now));
  const reservation = await reserve({ now });
  expect(await reservation?.raise({ inputTokens: 9000, outputTokens: 2000 })).toBe(true);
  await reservation?.settle({ inputTokens: 10, outputTokens: 10 });
  expect(await read(path)).toMatchObject({
    cost: costOf(CHEAP.costClass, { inputTokens: 10, outputTokens: 10 }),
    [CHEAP.costClass]: 1,
  });
});

it('begins anew with the day, and one person’s day is not another’s', async () => {
  const now = freshDay();
  const uid = `spent-${process.pid}`;
  await adminFirestore
    .doc(firestorePaths.usageOfUser(uid, dayOf(now)))
    .set({ cost: USAGE_LIMITS.costPerUserAndDay });
  expect(await reserve({ uid, now })).toBeNull();
  expect(await reserve({ uid: 'other', now })).not.toBeNull();
  expect(await reserve({ uid, now: new Date(now.getTime() + DAY_MILLISECONDS) })).not.toBeNull();
});

it('stops everybody when the day’s money is spent', async () => {
  const now = freshDay();
  await Promise.all(
    Array.from({ length: USAGE_SHARDS }, async (_, shard) =>
      adminFirestore
        .doc(firestorePaths.usageOfDay(dayOf(now), shard))
        .set({ cost: USAGE_LIMITS.costPerDay / USAGE_SHARDS }),
    ),
  );
  expect(await reserve({ uid: 'anyone', now })).toBeNull();
});

it('books what was really used, by model and day', async () => {
  const now = freshDay();
  const dear = modelOf('claude-sonnet-5');
  const used = { inputTokens: 900, outputTokens: 120 };
  for (const model of [CHEAP, CHEAP, dear]) {
    await (await reserve({ model, now }))?.settle(used);
  }
  const usage = await usageOfDay(adminFirestore, dayOf(now));
  expect(usage.get(CHEAP.key)).toEqual({
    questions: 2,
    inputTokens: 1800,
    outputTokens: 240,
    cost: 2 * costOf(CHEAP.costClass, used),
  });
  expect(usage.get(dear.key)).toMatchObject({ questions: 1, cost: costOf(dear.costClass, used) });
  const user = await read(firestorePaths.usageOfUser(question({}).uid, dayOf(now)));
  expect(user['cost']).toBe(2 * costOf(CHEAP.costClass, used) + costOf(dear.costClass, used));
});

it('keeps as spent what nobody settled', async () => {
  const now = freshDay();
  await reserve({ now });
  const user = await read(firestorePaths.usageOfUser(question({}).uid, dayOf(now)));
  expect(user['cost']).toBe(COST);
  expect((await usageOfDay(adminFirestore, dayOf(now))).size).toBe(0);
});

it('leaves the others of a shared budget their part, however often one of them has models asked', async () => {
  const now = freshDay();
  const dear = modelOf('claude-sonnet-5');
  const shared = { uid: `coach-${process.pid}`, now, moderations: 2 };
  const greedy = { ...shared, partUid: 'greedy', model: dear };
  const many = USAGE_LIMITS.questionsPerUserAndDay[dear.costClass];
  const answers = [];
  for (let count = 0; count < many; count += 1) answers.push(await reserve(greedy));
  const granted = answers.filter((reservation) => reservation !== null);
  expect(granted.length).toBeGreaterThan(0);
  expect(granted.length).toBeLessThan(many / 2);
  expect(await reserve({ ...shared, partUid: 'other', model: dear })).not.toBeNull();
  // Questions that go on cannot exceed it either.
  const [first] = granted;
  const dearest = { inputTokens: 60_000, outputTokens: 1000 };
  expect(costOf(dear.costClass, dearest)).toBeGreaterThan(USAGE_LIMITS.costPerUserAndDay / 3);
  expect(await first?.raise(dearest)).toBe(false);
  await Promise.all(granted.map(async (one) => one.settle({ inputTokens: 10, outputTokens: 10 })));
  const { parts } = await read(firestorePaths.usageOfUser(shared.uid, dayOf(now)));
  expect(parts).toMatchObject({
    greedy: {
      cost: granted.length * costOf(dear.costClass, { inputTokens: 10, outputTokens: 10 }),
    },
  });
});
