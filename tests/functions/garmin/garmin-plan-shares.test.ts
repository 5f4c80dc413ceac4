import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  GARMIN_PLAN_REQUESTS_OF_RUNNER,
  GARMIN_REQUESTS_FOR_HISTORY,
  takeGarminRequest,
  type GarminWork,
} from '../../../functions/src/garmin/garmin-budget.ts';
import { adminFirestore } from '../admin.ts';

const budget = adminFirestore.doc(firestorePaths.providerBudget('garmin'));
const START = Date.parse('2096-05-05T09:00:00Z');

async function isGranted(uid: string, work: GarminWork, minute: number): Promise<boolean> {
  const request = { uid, work, now: new Date(START + minute * 60_000) };
  return takeGarminRequest(adminFirestore, request).then(
    () => true,
    (cause: unknown) => {
      if (cause instanceof TasukiFailure && cause.code === 'provider/rate-limited') return false;
      throw cause;
    },
  );
}

/** Asks until it is refused, as a runner whose plan changes all the time. @returns the granted */
async function takeAll(uid: string, work: GarminWork, minute: number, most: number) {
  let granted = 0;
  while (granted < most && (await isGranted(uid, work, minute))) granted += 1;
  return granted;
}

it('keeps requests for others where runners change their plans in a loop, also while histories come', async () => {
  await budget.delete();
  const greedy = Array.from({ length: 3 }, () => `greedy-${randomUUID()}`);
  const most = GARMIN_PLAN_REQUESTS_OF_RUNNER;
  const newcomers: number[] = [];
  for (let minute = 0; minute < 8; minute += 1) {
    // They come first in each minute, and the histories of others take all that they may.
    for (const uid of greedy) await takeAll(uid, 'plan', minute, most);
    if (minute % 2 === 1) {
      await budget.update({
        used: FieldValue.increment(GARMIN_REQUESTS_FOR_HISTORY),
        usedForHistory: GARMIN_REQUESTS_FOR_HISTORY,
      });
    }
    newcomers.push(await takeAll(`newcomer-${randomUUID()}`, 'plan', minute, most));
  }
  // Their own first two weeks are sent as anybody's are; from then on nobody waits for them.
  const later = newcomers.slice(4);
  expect(later.filter((_, index) => index % 2 === 0)).toEqual([most, most]);
  expect(Math.min(...later)).toBeGreaterThanOrEqual(4);
});

it('sends on for whoever has used up their share, as long as nobody else waits', async () => {
  await budget.delete();
  const uid = `greedy-${randomUUID()}`;
  const granted: number[] = [];
  for (let minute = 0; minute < 6; minute += 1)
    granted.push(await takeAll(uid, 'plan', minute, 12));
  expect(granted.slice(0, 2)).toEqual([12, 12]);
  expect(Math.min(...granted)).toBeGreaterThanOrEqual(6);
});
