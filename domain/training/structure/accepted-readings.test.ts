import { describe, expect, test } from 'vitest';
import type { BoutEvidence } from './bout-evidence.ts';
import type { EffortBlocks } from './effort-blocks.ts';
import type { Bout, BoutReading } from './session-bouts.ts';
import {
  acceptsLaps,
  acceptsSpeed,
  acceptsWorkout,
  isBlock,
  type KnownSpeeds,
} from './structure-rules.ts';

function boutOf(isWork: boolean, seconds: number, speed: number, change: Partial<Bout> = {}): Bout {
  return {
    isWork,
    from: 0,
    to: seconds / 5,
    seconds,
    meters: seconds * speed,
    speed,
    groundSpeed: speed,
    grade: 0,
    ...change,
  };
}

interface Lengths {
  works?: readonly Bout[];
  rests?: readonly Bout[];
  warmUp?: Bout | null;
}

const WORKS = [180, 180, 180, 180].map((seconds) => boutOf(true, seconds, 4));
const RESTS = [90, 90, 90].map((seconds) => boutOf(false, seconds, 2.5));

function readingOf({
  works = WORKS,
  rests = RESTS,
  warmUp = boutOf(false, 600, 2.8),
}: Lengths = {}): BoutReading {
  const coolDown = boutOf(false, 600, 2.6);
  return {
    works,
    rests,
    warmUp,
    coolDown,
    bouts: [warmUp, ...works, ...rests, coolDown].filter((bout) => bout !== null),
  };
}

/** Of plain repeats, which every rule accepts. */
const PLAIN: BoutEvidence = {
  workSpeed: 4,
  contrast: 1.5,
  speedSpread: 0.02,
  lengthSpread: 0.01,
  isPyramid: false,
  restSpread: 0.1,
  workShare: 0.7,
  joggedRests: 1,
  busyRests: 0,
  brokenWorks: 0,
  overWarmUp: 1.4,
  endDrop: 1.5,
  sharpness: 1,
  heartRateRise: 12,
  workHeartRate: 170,
  gradeGap: 0,
};

type Change = Partial<BoutEvidence>;
const NOBODY: KnownSpeeds = { threshold: null, easy: null };

test('a workout of the watch needs hardly any contrast', () => {
  expect(acceptsWorkout(readingOf(), { ...PLAIN, contrast: 1.05 })).toBe(true);
  expect(acceptsWorkout(readingOf(), { ...PLAIN, contrast: 1.049 })).toBe(false);
});

describe('laps by the key are repeats', () => {
  const accepts = (change: Change, lengths: Lengths = {}) =>
    acceptsLaps(readingOf(lengths), { ...PLAIN, ...change });

  test.each<[string, Change, Change]>([
    ['some contrast', { contrast: 1.06 }, { contrast: 1.059 }],
    ['a jog that is slower', { overWarmUp: 1.05 }, { overWarmUp: 1.049 }],
    ['a heart rate that rises', { heartRateRise: 2 }, { heartRateRise: 1.9 }],
    [
      'lengths as planned, or a plain change',
      { lengthSpread: 0.08, contrast: 1.19 },
      { lengthSpread: 0.081, contrast: 1.19 },
    ],
    [
      'a plain change for other lengths',
      { lengthSpread: 0.5, contrast: 1.2 },
      { lengthSpread: 0.5, contrast: 1.199 },
    ],
    [
      'rests where there was no warm-up',
      { lengthSpread: 0.5, overWarmUp: null, workShare: 0.8 },
      { lengthSpread: 0.5, overWarmUp: null, workShare: 0.81 },
    ],
    ['even ground', { gradeGap: 0.014, contrast: 1.2 }, { gradeGap: 0.016, contrast: 1.2 }],
    ['even ground, downhill too', { gradeGap: -0.014 }, { gradeGap: -0.016, contrast: 1.2 }],
    [
      'more contrast on slopes',
      { gradeGap: 0.02, contrast: 1.3 },
      { gradeGap: 0.02, contrast: 1.29 },
    ],
    [
      'even lengths on slopes',
      { gradeGap: 0.02, lengthSpread: 0.2 },
      { gradeGap: 0.02, lengthSpread: 0.21 },
    ],
    [
      'a heart rate that rises more on slopes',
      { gradeGap: 0.02, heartRateRise: 4 },
      { gradeGap: 0.02, heartRateRise: 3.9 },
    ],
  ])('with %s', (_, enough, tooLittle) => {
    expect(accepts(enough)).toBe(true);
    expect(accepts(tooLittle)).toBe(false);
  });

  test('where nothing is known of heart rate or of a warm-up, on slopes too', () => {
    expect(accepts({ heartRateRise: null, overWarmUp: null })).toBe(true);
    expect(accepts({ heartRateRise: null, gradeGap: 0.02 })).toBe(true);
  });

  test('of a pyramid, whatever the lengths', () => {
    expect(accepts({ isPyramid: true, lengthSpread: 0.6, contrast: 1.1 })).toBe(true);
  });

  test('of a quarter of a minute and more', () => {
    const works = (seconds: number) => ({ works: [boutOf(true, seconds, 4), ...WORKS] });
    expect(accepts({}, works(15))).toBe(true);
    expect(accepts({}, works(14))).toBe(false);
  });

  test('all of which are plainly faster than the usual rest', () => {
    // Three tenths of the way from 2.5 to 4 is 2.95.
    const slowest = (speed: number) => ({ works: [...WORKS, boutOf(true, 180, speed)] });
    expect(accepts({}, slowest(2.96))).toBe(true);
    expect(accepts({}, slowest(2.94))).toBe(false);
    // The middle one of the rests counts, and not the last one before the way home.
    const rests = [2.5, 2.5, 3.9].map((speed) => boutOf(false, 90, speed));
    expect(accepts({}, { ...slowest(2.96), rests })).toBe(true);
    // Where works are hardly faster than rests, one in twenty is asked for.
    const close = [3.9, 3.9].map((speed) => boutOf(false, 90, speed));
    expect(accepts({}, { rests: close })).toBe(false);
  });
});

describe('speed alone shows repeats', () => {
  const accepts = (change: Change, lengths: Lengths = {}, speeds = NOBODY) =>
    acceptsSpeed(readingOf(lengths), { ...PLAIN, ...change }, speeds);

  test('that are plain', () => {
    expect(accepts({})).toBe(true);
  });

  test.each<[string, Change, Change]>([
    ['contrast', { contrast: 1.12 }, { contrast: 1.119 }],
    ['even speeds', { speedSpread: 0.12 }, { speedSpread: 0.121 }],
    ['sharp changes', { sharpness: 0.7 }, { sharpness: 0.69 }],
    ['rests without speed', { busyRests: 0.15 }, { busyRests: 0.16 }],
    ['whole works', { brokenWorks: 0.15 }, { brokenWorks: 0.16 }],
    ['a heart rate that rises', { heartRateRise: 2 }, { heartRateRise: 1.9 }],
    ['an end of the last work', { endDrop: 1.1 }, { endDrop: 1.09 }],
    ['even ground', { gradeGap: 0.014, contrast: 1.2 }, { gradeGap: 0.016, contrast: 1.2 }],
    [
      'works above the jog',
      { overWarmUp: 1.12, restSpread: 0.5 },
      { overWarmUp: 1.11, restSpread: 0.5 },
    ],
    [
      'regular rests where nothing says that it was fast',
      { overWarmUp: 1.08, restSpread: 0.35, contrast: 1.2 },
      { overWarmUp: 1.08, restSpread: 0.36, contrast: 1.2 },
    ],
    [
      'contrast where nothing says that it was fast',
      { overWarmUp: 1.08, contrast: 1.2 },
      { overWarmUp: 1.08, contrast: 1.199 },
    ],
    ['works above the jog at all', { overWarmUp: 1.08 }, { overWarmUp: 1.079 }],
    ['even lengths', { lengthSpread: 0.15, contrast: 1.2 }, { lengthSpread: 0.151, contrast: 1.2 }],
    [
      'regular rests where one stood',
      { joggedRests: 0.79, restSpread: 0.35 },
      { joggedRests: 0.79, restSpread: 0.36 },
    ],
    [
      'measured lengths where one stood and nothing was fast',
      { joggedRests: 0.5, overWarmUp: 1.1, lengthSpread: 0.08, restSpread: 0.2 },
      { joggedRests: 0.5, overWarmUp: 1.1, lengthSpread: 0.081, restSpread: 0.2 },
    ],
    [
      'measured rests where one stood and nothing was fast',
      { joggedRests: 0.5, overWarmUp: 1.1, restSpread: 0.2 },
      { joggedRests: 0.5, overWarmUp: 1.1, restSpread: 0.21 },
    ],
  ])('with %s', (_, enough, tooLittle) => {
    expect(accepts(enough)).toBe(true);
    expect(accepts(tooLittle)).toBe(false);
  });

  test('where heart rate, a jog and an end are not known', () => {
    expect(accepts({ heartRateRise: null, overWarmUp: null, endDrop: null })).toBe(true);
  });

  test('which the runner is known to run so fast', () => {
    const change = { overWarmUp: null, restSpread: 0.5 };
    expect(accepts(change)).toBe(false);
    expect(accepts(change, {}, { threshold: 4.21, easy: null })).toBe(true);
    expect(accepts(change, {}, { threshold: 4.22, easy: null })).toBe(false);
    expect(accepts(change, {}, { threshold: null, easy: 3.47 })).toBe(true);
    expect(accepts(change, {}, { threshold: null, easy: 3.49 })).toBe(false);
  });

  test('that fill a share of the session', () => {
    const long = (seconds: number) => ({ warmUp: boutOf(false, seconds, 2.8) });
    // 990 s of works and rests, a cool-down of 600 s.
    expect(accepts({}, long(5010))).toBe(true);
    expect(accepts({}, long(5011))).toBe(false);
  });

  test('of one session, by speed and over the ground', () => {
    const other = (change: Partial<Bout>) => ({ works: [...WORKS, boutOf(true, 180, 4, change)] });
    expect(accepts({}, other({ speed: 5.4 }))).toBe(true);
    expect(accepts({}, other({ speed: 5.41 }))).toBe(false);
    expect(accepts({}, other({ groundSpeed: 6 }))).toBe(true);
    expect(accepts({}, other({ groundSpeed: 6.01 }))).toBe(false);
  });

  test('and no stretches of a run between walks', () => {
    const works = (lengths: readonly number[]) => lengths.map((one) => boutOf(true, one, 4));
    const rests = (seconds: number) => [seconds, seconds].map((one) => boutOf(false, one, 2.5));
    expect(accepts({}, { works: works([160, 180, 200]), rests: rests(306) })).toBe(true);
    expect(accepts({}, { works: works([160, 180, 200]), rests: rests(307) })).toBe(false);
    expect(accepts({}, { works: works([180, 180, 180]), rests: rests(307) })).toBe(true);
    expect(accepts({}, { works: works([160, 180, 200, 180]), rests: rests(307) })).toBe(true);
  });

  test('with standing between three works only where they are plainly faster', () => {
    const three = { works: WORKS.slice(1) };
    expect(accepts({ joggedRests: 0.5, overWarmUp: 1.25 }, three)).toBe(true);
    expect(accepts({ joggedRests: 0.5, overWarmUp: 1.249 }, three)).toBe(false);
    expect(accepts({ joggedRests: 0.5, lengthSpread: 0.09 }, three)).toBe(false);
    expect(accepts({ joggedRests: 0.5, overWarmUp: null }, three)).toBe(false);
    expect(accepts({ joggedRests: 0.5, lengthSpread: 0.5, isPyramid: true }, three)).toBe(false);
  });

  test('of three works that are hardly faster only where their lengths were planned', () => {
    const three = { works: WORKS.slice(1) };
    expect(accepts({ contrast: 1.19, lengthSpread: 0.1 }, three)).toBe(true);
    expect(accepts({ contrast: 1.19, lengthSpread: 0.101 }, three)).toBe(false);
    expect(accepts({ contrast: 1.2, lengthSpread: 0.15 }, three)).toBe(true);
    expect(accepts({ contrast: 1.19, lengthSpread: 0.15 })).toBe(true);
  });

  test('of a pyramid over which the heart rises', () => {
    const pyramid: Change = { isPyramid: true, lengthSpread: 0.6, contrast: 1.2 };
    expect(accepts({ ...pyramid, heartRateRise: 5 })).toBe(true);
    expect(accepts({ ...pyramid, heartRateRise: null })).toBe(true);
    expect(accepts({ ...pyramid, heartRateRise: 4.9 })).toBe(false);
  });

  describe('by feel', () => {
    const byFeel: Change = { lengthSpread: 0.4, contrast: 1.25, workShare: 0.75, restSpread: 0.95 };

    test.each<[string, Change]>([
      ['contrast', { contrast: 1.249 }],
      ['rests', { workShare: 0.751 }],
      ['rests that are alike', { restSpread: 0.951 }],
      ['jogging between', { joggedRests: 0.79 }],
      ['speed', { overWarmUp: 1.11 }],
      ['effort of the heart', { heartRateRise: 4.9 }],
    ])('with enough %s', (_, tooLittle) => {
      expect(accepts({ ...byFeel, heartRateRise: 5 })).toBe(true);
      expect(accepts({ ...byFeel, heartRateRise: null })).toBe(true);
      expect(accepts({ ...byFeel, ...tooLittle })).toBe(false);
    });

    test('with standing or walking between sprints', () => {
      const sprints: Change = { ...byFeel, joggedRests: 0.5, contrast: 1.5, overWarmUp: 1.5 };
      expect(accepts(sprints)).toBe(true);
      expect(accepts({ ...sprints, contrast: 1.49 })).toBe(false);
      expect(accepts({ ...sprints, overWarmUp: 1.49 })).toBe(false);
    });

    test('of minutes in all', () => {
      const works = (last: number) => ({
        works: [160, 160, last].map((seconds) => boutOf(true, seconds, 4)),
        warmUp: boutOf(false, 200, 2.8),
      });
      expect(accepts(byFeel, works(160))).toBe(true);
      expect(accepts(byFeel, works(159))).toBe(false);
    });

    test('that fill the session', () => {
      // 990 s of works and rests, a cool-down of 600 s.
      expect(accepts(byFeel, { warmUp: boutOf(false, 885, 2.8) })).toBe(true);
      expect(accepts(byFeel, { warmUp: boutOf(false, 886, 2.8) })).toBe(false);
    });
  });

  describe('of two long works', () => {
    const pair = {
      works: [600, 600].map((seconds) => boutOf(true, seconds, 4)),
      rests: RESTS.slice(2),
    };

    test('of one length, plainly faster, after a warm-up', () => {
      expect(accepts({ contrast: 1.2, lengthSpread: 0.15 }, pair)).toBe(true);
      expect(accepts({ contrast: 1.199, lengthSpread: 0.15 }, pair)).toBe(false);
      expect(accepts({ contrast: 1.2, lengthSpread: 0.151 }, pair)).toBe(false);
      expect(accepts({ contrast: 1.5 }, { ...pair, warmUp: null })).toBe(false);
    });
  });
});

describe('a block', () => {
  const minutes = Array.from({ length: 20 }, () => 4);

  interface Course {
    speeds?: readonly number[];
    beats?: readonly [before: number | null, within: number | null, after: number | null];
    jog?: number;
  }

  /** A warm-up of ten minutes, a block of twenty and a cool-down of ten, in blocks of 5 s. */
  function blocksOf({ speeds = minutes, beats = [150, 170, 150], jog = 3 }: Course): EffortBlocks {
    const graded = new Float64Array([
      ...Array.from({ length: 120 }, () => jog),
      ...speeds.flatMap((speed) => Array.from({ length: 12 }, () => speed)),
      ...Array.from({ length: 120 }, () => jog),
    ]);
    const mean = (from: number, to: number) =>
      graded.slice(from, to).reduce((sum, speed) => sum + speed, 0) / Math.max(1, to - from);
    return {
      seconds: 5,
      count: graded.length,
      startOf: (block) => block * 5,
      graded,
      gradedMean: mean,
      groundMean: mean,
      gradeMean: () => 0,
      heartRateMean: (from) => (from < 120 ? beats[0] : from < 360 ? beats[1] : beats[2]),
      meters: (from, to) => mean(from, to) * (to - from) * 5,
    };
  }

  const parts = (grade = 0, works?: readonly Bout[]): BoutReading => ({
    ...readingOf({
      works: works ?? [boutOf(true, 1200, 4, { from: 120, to: 360 })],
      rests: [],
      warmUp: boutOf(false, 600, 3, { from: 0, to: 120, grade }),
    }),
    coolDown: boutOf(false, 600, 3, { from: 360, to: 480 }),
  });

  const isIt = (
    change: Change = {},
    course: Course = {},
    {
      source = 'speed',
      reading = parts(),
    }: { source?: 'laps' | 'speed'; reading?: BoutReading } = {},
  ) => isBlock(blocksOf(course), reading, { ...PLAIN, ...change }, source);

  test('is faster than the jogging, by laps a little less', () => {
    expect(isIt({ overWarmUp: 1.07 })).toBe(true);
    expect(isIt({ overWarmUp: 1.069 })).toBe(false);
    expect(isIt({ overWarmUp: 1.035 }, {}, { source: 'laps' })).toBe(true);
    expect(isIt({ overWarmUp: 1.034 }, {}, { source: 'laps' })).toBe(false);
    expect(isIt({ overWarmUp: null })).toBe(false);
  });

  test('has all of its parts', () => {
    expect(isIt({}, {}, { reading: { ...parts(), warmUp: null } })).toBe(false);
    expect(isIt({}, {}, { reading: { ...parts(), coolDown: null } })).toBe(false);
    expect(isIt({}, {}, { reading: { ...parts(), works: [] } })).toBe(false);
  });

  test('comes after jogging', () => {
    expect(isIt({}, { jog: 0.5 })).toBe(false);
  });

  test('is even from minute to minute', () => {
    const swinging = (apart: number) => ({
      speeds: minutes.map((speed, minute) => speed * (1 + (minute % 2 === 0 ? apart : -apart))),
    });
    expect(isIt({}, swinging(0.079))).toBe(true);
    expect(isIt({}, swinging(0.081))).toBe(false);
  });

  test('is harder for the heart than what is around it, where that is known', () => {
    expect(isIt({}, { beats: [166, 170, 168] })).toBe(true);
    expect(isIt({}, { beats: [167, 170, 150] })).toBe(false);
    expect(isIt({}, { beats: [150, 170, 169] })).toBe(false);
    expect(isIt({}, { beats: [null, 170, 169] })).toBe(true);
    expect(isIt({}, { beats: [169, null, 169] })).toBe(true);
    expect(isIt({}, { beats: [169, 170, null] })).toBe(true);
  });

  test('is no change of the ground, unless laps of one length show a plan', () => {
    expect(isIt({}, {}, { reading: parts(0.019) })).toBe(true);
    expect(isIt({}, {}, { reading: parts(0.02) })).toBe(false);
    expect(isIt({}, {}, { reading: parts(-0.02) })).toBe(false);
    const laps = [
      boutOf(true, 600, 4, { from: 120, to: 240 }),
      boutOf(true, 600, 4, { from: 240, to: 360 }),
    ];
    const planned = { source: 'laps', reading: parts(0.05, laps) } as const;
    expect(isIt({ lengthSpread: 0.03 }, {}, planned)).toBe(true);
    expect(isIt({ lengthSpread: 0.031 }, {}, planned)).toBe(false);
    expect(isIt({ lengthSpread: 0.03 }, {}, { ...planned, source: 'speed' })).toBe(false);
    expect(isIt({ lengthSpread: 0.03 }, {}, { ...planned, reading: parts(0.05) })).toBe(false);
  });
});
