import { describe, expect, it } from 'vitest';
import {
  isSameActivity,
  placeAmong,
  richnessOf,
  WITHHELD_RICHNESS,
  type RankedActivity,
} from './duplicates.ts';

const START = Date.UTC(2026, 4, 2, 6);

function activity(
  id: string,
  fields: Partial<RankedActivity> & { startMinute?: number } = {},
): RankedActivity {
  const { startMinute = 0, ...rest } = fields;
  return {
    id,
    sport: 'Run',
    startedAt: new Date(START + startMinute * 60_000),
    elapsedSeconds: 3600,
    distanceMeters: 10_000,
    isPartial: false,
    isIndoor: false,
    duplicateOf: null,
    richness: 100,
    ...rest,
  };
}

describe('the same activity', () => {
  const run = activity('a');

  it.each([
    ['the same from another device', { distanceMeters: 10_350, elapsedSeconds: 3620 }],
    ['a start pressed a minute later', { startMinute: 1, elapsedSeconds: 3540 }],
    ['one that knows only "Workout"', { sport: 'Workout' as const }],
    ['one taken for a walk', { sport: 'Walk' as const }],
    ['one without a distance', { distanceMeters: null }],
    ['a treadmill’s own idea of it', { isIndoor: true, distanceMeters: 11_800 }],
    ['one that broke off', { isPartial: true, elapsedSeconds: 900, distanceMeters: 2500 }],
  ])('is %s', (_what, fields) => {
    expect(isSameActivity(run, activity('b', fields))).toBe(true);
    expect(isSameActivity(activity('b', fields), run)).toBe(true);
  });

  it.each([
    ['another sport at the same time', { sport: 'Ride' as const }],
    ['the run after it', { startMinute: 60 }],
    ['one that overlaps a little', { startMinute: 45 }],
    ['the warm-up within it', { elapsedSeconds: 600, distanceMeters: 1500 }],
    ['half the distance', { distanceMeters: 5000 }],
    ['half the distance in a room', { isIndoor: true, distanceMeters: 5000 }],
    ['a sixth more outside', { distanceMeters: 11_800 }],
    ['one without a duration', { elapsedSeconds: 0 }],
  ])('is not %s', (_what, fields) => {
    expect(isSameActivity(run, activity('b', fields))).toBe(false);
    expect(isSameActivity(activity('b', fields), run)).toBe(false);
  });
});

it('is one ride to the watch and to what showed it in a room', () => {
  const ride = activity('a', { sport: 'Ride', isIndoor: true });
  expect(
    isSameActivity(ride, activity('b', { sport: 'VirtualRide', distanceMeters: 12_500 })),
  ).toBe(true);
});

it('are two where somebody runs twice within an hour', () => {
  const short = { elapsedSeconds: 1500, distanceMeters: 5000 };
  const first = activity('a', short);
  expect(isSameActivity(first, activity('b', { ...short, startMinute: 30 }))).toBe(false);
  // Each has its copy, some seconds apart.
  for (const startMinute of [0, 30]) {
    const [own, copy] = [startMinute, startMinute + 0.3].map((minute, index) =>
      activity(`${index}`, { ...short, startMinute: minute }),
    );
    if (own && copy) expect(isSameActivity(own, copy)).toBe(true);
  }
});

describe('a new activity', () => {
  it('repeats a stored one that holds as much or more', () => {
    expect(placeAmong(activity('new'), [activity('old')])).toEqual({
      duplicateOf: 'old',
      nowDuplicates: [],
    });
  });

  it('becomes the main one where it holds more, and takes over what repeated the other', () => {
    const stored = [activity('old'), activity('third', { duplicateOf: 'old', richness: 20 })];
    expect(placeAmong(activity('new', { richness: 110 }), stored)).toEqual({
      duplicateOf: null,
      nowDuplicates: ['old', 'third'],
    });
  });

  it('that is like a duplicate repeats the main one', () => {
    const stored = [
      activity('old', { distanceMeters: 10_000 }),
      activity('third', { duplicateOf: 'old', distanceMeters: 10_500, richness: 20 }),
    ];
    const added = activity('new', { distanceMeters: 11_000 });
    expect(placeAmong(added, stored).duplicateOf).toBe('old');
  });

  it('stands alone among others', () => {
    const stored = [activity('before', { startMinute: -70 }), activity('bike', { sport: 'Ride' })];
    expect(placeAmong(activity('new'), stored)).toEqual({ duplicateOf: null, nowDuplicates: [] });
  });

  it('is never its own duplicate when decoded again', () => {
    expect(placeAmong(activity('same'), [activity('same')]).duplicateOf).toBeNull();
  });
});

it('a whole recording is richer than any that broke off', () => {
  const bare = {
    missing: ['position', 'heartRate', 'cadence', 'altitude', 'power', 'distance'],
    laps: [],
  } as const;
  const full = { missing: [], laps: [] } as const;
  expect(richnessOf(bare, false)).toBeGreaterThan(richnessOf(full, true));
  expect(richnessOf(full, false)).toBeGreaterThan(richnessOf(bare, false));
});

describe('one of which only the start is left', () => {
  const left = activity('left', {
    elapsedSeconds: 0,
    distanceMeters: null,
    isPurged: true,
  });

  it('is the same as what began in the same two minutes', () => {
    expect(isSameActivity(left, activity('file', { startMinute: 2 }))).toBe(true);
    expect(isSameActivity(activity('file'), left)).toBe(true);
  });

  it('is another one than what began later', () => {
    expect(isSameActivity(left, activity('file', { startMinute: 3 }))).toBe(false);
  });
});

it('puts what may be analysed before what may not, however much that holds', () => {
  const withheld = activity('strava', { richness: WITHHELD_RICHNESS });
  expect(placeAmong(activity('file', { richness: 0 }), [withheld])).toEqual({
    duplicateOf: null,
    nowDuplicates: ['strava'],
  });
});
