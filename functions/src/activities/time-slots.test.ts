import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { SAME_START_SECONDS } from './duplicates.ts';
import { timeSlots } from './time-slots.ts';

const MIDNIGHT = Date.UTC(2026, 4, 2);
const firestore = { doc: (path: string) => path } as unknown as Firestore;

function slotsOf(startMinute: number, minutes: number, uid = 'runner'): Set<unknown> {
  const startedAt = new Date(MIDNIGHT + startMinute * 60_000);
  return new Set(timeSlots(firestore, uid, [{ startedAt, elapsedSeconds: minutes * 60 }]));
}

function haveOneInCommon(a: ReadonlySet<unknown>, b: ReadonlySet<unknown>): boolean {
  return [...a].some((slot) => b.has(slot));
}

it('have one in common wherever two recordings of an activity lie in the day', () => {
  const apart = SAME_START_SECONDS / 60;
  for (let start = 0; start < 24 * 60; start += 7) {
    // One that overlaps, and one of which nothing but its start is left.
    for (const [otherStart, minutes] of [
      [start + 12, 40],
      [start + apart, 0],
    ] as const) {
      expect(haveOneInCommon(slotsOf(start, 60), slotsOf(otherStart, minutes))).toBe(true);
    }
  }
});

it('are others on other days and for other people, and few', () => {
  const morning = slotsOf(6 * 60, 60);
  expect(morning.size).toBe(1);
  expect(haveOneInCommon(morning, slotsOf(30 * 60, 60))).toBe(false);
  expect(haveOneInCommon(morning, slotsOf(6 * 60, 60, 'somebody else'))).toBe(false);
  expect(slotsOf(6 * 60, 29 * 60).size).toBe(3);
  expect(slotsOf(6 * 60, 1e9).size).toBe(20);
});
