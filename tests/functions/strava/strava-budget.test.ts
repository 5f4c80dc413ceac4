import { expect, it } from 'vitest';
import { HOUR_MILLISECONDS, DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { ProviderFailure } from '../../../functions/src/platform/provider-failure.ts';
import { stravaAllowance } from '../../../functions/src/strava/strava-budget.ts';
import type { StravaWork } from '../../../functions/src/strava/strava-windows.ts';
import { soakFigure } from '../../figures/soak-figure.ts';
import { adminFirestore } from '../admin.ts';

const figure = soakFigure(19);

/** Each test has a day of its own, behind every other clock. */
let day = Date.UTC(2097, 0, 1);

interface Limits {
  quarter: number;
  day: number;
}

/** An application with these limits, as an answer reported them at the beginning of the day. */
async function application({ quarter, day: ofDay }: Limits, runners = 1) {
  day += DAY_MILLISECONDS;
  const clock = { now: new Date(day + 60_000) };
  const sharing = { runners };
  const dependencies = {
    firestore: adminFirestore,
    now: () => clock.now,
    countRunners: async () => Promise.resolve(sharing.runners),
  };
  const answer = (status: number, used: Partial<Limits> = {}) => ({
    status,
    headers: new Headers({
      'X-RateLimit-Limit': `${2 * quarter},${2 * ofDay}`,
      'X-RateLimit-Usage': `${used.quarter ?? 0},${used.day ?? 0}`,
      'X-ReadRateLimit-Limit': `${quarter},${ofDay}`,
      'X-ReadRateLimit-Usage': `${used.quarter ?? 0},${used.day ?? 0}`,
    }),
  });
  const allowance = (work: StravaWork, uid = 'runner') => stravaAllowance(uid, work, dependencies);
  const first = allowance('opening');
  await first.take('read');
  await first.learn(answer(200, { quarter: 1, day: 1 }));
  return { clock, sharing, allowance, answer };
}

/** How many of `count` calls at once were let through, and until when the others wait. */
async function takeAtOnce(take: () => Promise<void>, count: number) {
  figure.tried(count);
  const results = await Promise.allSettled(Array.from({ length: count }, take));
  const waits = results.flatMap((result) =>
    result.status === 'rejected' && result.reason instanceof ProviderFailure
      ? [result.reason.retryAt?.toISOString()]
      : [],
  );
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(waits.length);
  return { taken: count - waits.length, waits: new Set(waits) };
}

it('lets the history have its part and no more, and who opens something the rest', async () => {
  const { allowance } = await application({ quarter: 20, day: 1000 });
  const history = await takeAtOnce(async () => allowance('history').take('read'), 15);
  expect(history.taken).toBe(11);
  expect(history.waits).toEqual(new Set([new Date(day + 900_000).toISOString()]));
  const opening = await takeAtOnce(async () => allowance('opening').take('read'), 10);
  expect(opening.taken).toBe(8);
});

it('grants fifty calls at once no more than is left', async () => {
  const { allowance } = await application({ quarter: 6, day: 1000 });
  const { taken } = await takeAtOnce(async () => allowance('opening').take('read'), 50);
  expect(taken).toBe(5);
});

it('begins anew with every quarter hour, and with the day at midnight of UTC', async () => {
  const { allowance, clock } = await application({ quarter: 4, day: 6 });
  expect((await takeAtOnce(async () => allowance('opening').take('read'), 5)).taken).toBe(3);
  clock.now = new Date(day + 900_000);
  const second = await takeAtOnce(async () => allowance('opening').take('read'), 5);
  expect(second.taken).toBe(2);
  expect(second.waits).toEqual(new Set([new Date(day + DAY_MILLISECONDS).toISOString()]));
  clock.now = new Date(day + DAY_MILLISECONDS);
  expect((await takeAtOnce(async () => allowance('opening').take('read'), 5)).taken).toBe(4);
  day += DAY_MILLISECONDS;
});

it('believes Strava where others used the allowance too', async () => {
  const { allowance, answer } = await application({ quarter: 20, day: 1000 });
  const own = allowance('opening');
  await own.take('read');
  await own.learn(answer(200, { quarter: 18, day: 18 }));
  expect((await takeAtOnce(async () => allowance('opening').take('read'), 4)).taken).toBe(2);
});

it('waits out the window after a refusal, explained or not', async () => {
  const { allowance, answer, clock } = await application({ quarter: 20, day: 1000 });
  const own = allowance('opening');
  await own.take('read');
  const bare = { status: 429, headers: new Headers() };
  expect(await own.learn(bare)).toEqual(new Date(day + 900_000));
  expect((await takeAtOnce(async () => allowance('opening').take('read'), 2)).taken).toBe(0);
  clock.now = new Date(day + 900_000);
  await own.take('read');
  expect(await own.learn(answer(429, { quarter: 3, day: 1000 }))).toEqual(
    new Date(day + DAY_MILLISECONDS),
  );
});

it('keeps the others’ part from one runner, however many calls come at once', async () => {
  const { allowance } = await application({ quarter: 40, day: 1000 }, 10);
  const greedy = await takeAtOnce(async () => allowance('opening', 'greedy').take('read'), 50);
  expect(greedy.taken).toBe(16);
  const others = await Promise.all(
    Array.from({ length: 5 }, async (_, index) =>
      takeAtOnce(async () => allowance('opening', `other ${index}`).take('read'), 4),
    ),
  );
  expect(others.map(({ taken }) => taken)).toEqual([4, 4, 4, 4, 4]);
});

it('counts again how many share it when an hour has passed', async () => {
  const { allowance, clock, sharing } = await application({ quarter: 100, day: 20 }, 10);
  const take = async () => allowance('opening', 'greedy').take('read');
  // The first call was another runner's; eight more of the day are in others' shares.
  expect((await takeAtOnce(take, 30)).taken).toBe(11);
  sharing.runners = 1;
  expect((await takeAtOnce(take, 2)).taken).toBe(0);
  clock.now = new Date(day + 2 * HOUR_MILLISECONDS);
  expect((await takeAtOnce(take, 30)).taken).toBe(8);
});
