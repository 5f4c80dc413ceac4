import { describe, expect, it } from 'vitest';
import { HOUR_MILLISECONDS, DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import {
  applicationWindows,
  runnerWindows,
  shareOf,
  STRAVA_FAIRNESS,
  takeCall,
  type AllowedWindow,
  type CountedWindow,
  type StravaWork,
  type Windows,
} from './strava-windows.ts';

const DAY = Date.UTC(2097, 4, 4);
const READS_A_DAY = 1000;

/** Numbers from 0 to 1 that are the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An application at Strava, with the counts that the functions keep. */
class Application {
  #windows: Windows<AllowedWindow> | undefined;
  readonly #runners = new Map<string, Windows<CountedWindow>>();
  readonly runners: number;

  constructor(runners: number) {
    this.runners = runners;
  }

  /** @returns null = taken; else when to try again */
  take(name: string, at: number, work: StravaWork = 'opening'): Date | null {
    const now = new Date(at);
    this.#windows = applicationWindows(this.#windows, now);
    const runner = runnerWindows(this.#runners.get(name), now);
    this.#runners.set(name, runner);
    return takeCall(this.#windows, runner, { call: 'read', work, runners: this.runners, now });
  }

  get usedInDay(): number {
    return this.#windows?.read.day.used ?? 0;
  }
}

interface Wish {
  name: string;
  at: number;
  work: StravaWork;
}

/** When each modest runner asks in a day: at random times, no more than the own share. */
function modestWishes(runners: number, random: () => number): Wish[] {
  const share = shareOf('day', READS_A_DAY, runners);
  const ofWork: readonly StravaWork[] = ['opening', 'news'];
  return Array.from({ length: runners - 1 }, (_, index) =>
    Array.from({ length: Math.floor(random() * (share + 1)) }, () => ({
      name: `modest ${index}`,
      at: DAY + Math.floor(random() * DAY_MILLISECONDS),
      work: ofWork[Math.floor(random() * ofWork.length)] ?? 'opening',
    })),
  ).flat();
}

/** Somebody who asks again as soon as they are allowed to, by everything that asks Strava. */
function greedyDay(application: Application, wishes: readonly Wish[]) {
  const ofWork: readonly StravaWork[] = ['opening', 'history', 'news', 'reconciliation'];
  const sorted = [...wishes].sort((one, other) => one.at - other.at);
  const figures = { modestTaken: 0, modestRefused: 0, greedyTaken: 0 };
  let next = 0;
  for (let at = DAY; at < DAY + DAY_MILLISECONDS; at += 10_000) {
    for (const work of ofWork) {
      if (application.take('greedy', at, work) === null) figures.greedyTaken += 1;
    }
    for (let wish = sorted[next]; wish && wish.at < at + 10_000; wish = sorted[next]) {
      const isTaken = application.take(wish.name, wish.at, wish.work) === null;
      if (isTaken) figures.modestTaken += 1;
      else figures.modestRefused += 1;
      next += 1;
    }
  }
  return figures;
}

describe('one greedy runner', () => {
  const cases = [2, 10, 60, 200, 500].flatMap((runners) =>
    [1, 2, 3, 4].map((seed) => ({ runners, seed: 20_261_122 + 1000 * runners + seed })),
  );

  it('never takes what another has not used of a share', () => {
    const lines = cases.map(({ runners, seed }) => {
      const application = new Application(runners);
      const figures = greedyDay(application, modestWishes(runners, randomFrom(seed)));
      return { runners, seed, ...figures, used: application.usedInDay };
    });
    for (const { runners, seed, modestTaken, modestRefused, greedyTaken, used } of lines) {
      process.stdout.write(
        `Strava, ${runners} runners, one greedy, seed ${seed}: the others ${modestTaken} calls, ` +
          `${modestRefused} refused; the greedy one ${greedyTaken}; ${used} of ${READS_A_DAY} used\n`,
      );
    }
    expect(lines.map(({ modestRefused }) => modestRefused)).toEqual(lines.map(() => 0));
    // Almost none of what the others leave expires at the end of the day.
    for (const { used } of lines) expect(used).toBeGreaterThan(0.95 * READS_A_DAY);
  });

  it('leaves a whole share to whoever comes for the first time before the release begins', () => {
    const application = new Application(50);
    const share = shareOf('day', READS_A_DAY, 50);
    const release = DAY + DAY_MILLISECONDS - STRAVA_FAIRNESS.releaseHours * HOUR_MILLISECONDS;
    for (let at = DAY; at < release; at += 5000) application.take('greedy', at);
    const taken = Array.from({ length: 49 }, (_, index) =>
      Array.from({ length: share }, (_unused, call) =>
        // Each in a quarter hour of its own, whose limit so does not matter.
        application.take(`late ${index}`, release - (index + 1) * 15 * 60_000 + call),
      ),
    ).flat();
    expect(taken).toEqual(Array.from({ length: 49 * share }, () => null));
  });

  it('is left alone with everything where nobody else asks', () => {
    const application = new Application(100);
    for (let at = DAY; at < DAY + DAY_MILLISECONDS; at += 5000) application.take('only', at);
    // The last call is lent when the day is over.
    expect(application.usedInDay).toBeGreaterThanOrEqual(READS_A_DAY - 1);
  });

  it('uses no more than its part of one quarter hour', () => {
    const application = new Application(100);
    const taken = Array.from({ length: 100 }, (_, call) => application.take('greedy', DAY + call));
    expect(taken.filter((wait) => wait === null)).toHaveLength(40);
    expect(taken.at(-1)).toEqual(new Date(DAY + 15 * 60_000));
    // Ten others open two activities each in the same quarter hour.
    const others = Array.from({ length: 10 }, (_, index) =>
      Array.from({ length: 4 }, (_unused, call) => application.take(`other ${index}`, DAY + call)),
    ).flat();
    expect(others).toEqual(Array.from({ length: 40 }, () => null));
  });
});

describe('kinds of work', () => {
  it('leave some of the own share to what somebody waits for', () => {
    const application = new Application(50);
    const quarter = (index: number) => DAY + index * 15 * 60_000;
    // Others use what is in no share.
    for (let index = 0; index < 20; index += 1) {
      for (let call = 0; call < 40; call += 1) application.take('greedy', quarter(index));
    }
    const history = Array.from({ length: 10 }, (_, index) =>
      application.take('runner', quarter(30 + index), 'history'),
    );
    expect(history.filter((wait) => wait === null)).toHaveLength(5);
    const opening = Array.from({ length: 10 }, (_, index) =>
      application.take('runner', quarter(50 + index)),
    );
    expect(opening.filter((wait) => wait === null)).toHaveLength(5);
  });

  it('of newcomers use nobody’s share, however many sign up', () => {
    const application = new Application(20);
    let taken = 0;
    for (let index = 0; index < 5000; index += 1) {
      const at = DAY + index * 10_000;
      if (application.take(`newcomer ${index}`, at, 'onboarding') === null) taken += 1;
    }
    expect(taken).toBe(500);
    const share = shareOf('day', READS_A_DAY, 20);
    const runner = Array.from({ length: share }, (_, index) =>
      application.take('runner', DAY + (60 + index) * 15 * 60_000),
    );
    expect(runner).toEqual(Array.from({ length: share }, () => null));
  });
});

it('waits for the release where it comes before the end of the day', () => {
  const application = new Application(100);
  for (let at = DAY; at < DAY + 12 * HOUR_MILLISECONDS; at += 5000) application.take('greedy', at);
  const wait = application.take('greedy', DAY + 13 * HOUR_MILLISECONDS);
  const release = DAY + (24 - STRAVA_FAIRNESS.releaseHours) * HOUR_MILLISECONDS;
  expect(wait?.getTime()).toBeGreaterThan(release);
  expect(wait?.getTime()).toBeLessThan(release + 15 * 60_000);
  expect(application.take('greedy', wait?.getTime() ?? 0)).toBeNull();
});
