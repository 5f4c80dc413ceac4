import { describe, expect, it } from 'vitest';
import { isOpenToCoach } from '@tasuki/domain/activities/open-to-coach';
import {
  isSameActivity,
  placeAmong,
  placeOfMain,
  placesAfter,
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
    isHidden: false,
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

const ALONE = { own: { duplicateOf: null }, others: new Map() };

describe('a new activity', () => {
  it('repeats a stored one that holds as much or more', () => {
    expect(placeAmong(activity('new'), [activity('old')])).toEqual({
      own: { duplicateOf: 'old' },
      others: new Map(),
    });
  });

  it('becomes the main one where it holds more, and takes over what repeated the other', () => {
    const stored = [activity('old'), activity('third', { duplicateOf: 'old', richness: 20 })];
    expect(placeAmong(activity('new', { richness: 110 }), stored)).toEqual({
      own: { duplicateOf: null },
      others: new Map([
        ['old', { duplicateOf: 'new' }],
        ['third', { duplicateOf: 'new' }],
      ]),
    });
  });

  it('that is like a duplicate repeats the main one', () => {
    const stored = [
      activity('old', { distanceMeters: 10_000 }),
      activity('third', { duplicateOf: 'old', distanceMeters: 10_500, richness: 20 }),
    ];
    const added = activity('new', { distanceMeters: 11_000 });
    expect(placeAmong(added, stored).own).toEqual({ duplicateOf: 'old' });
  });

  it('stands alone among others', () => {
    const stored = [activity('before', { startMinute: -70 }), activity('bike', { sport: 'Ride' })];
    expect(placeAmong(activity('new'), stored)).toEqual(ALONE);
  });

  it('is never its own duplicate when decoded again', () => {
    expect(placeAmong(activity('same'), [activity('same')])).toEqual(ALONE);
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
    own: { duplicateOf: null },
    others: new Map([['strava', { duplicateOf: 'file' }]]),
  });
});

describe('a hidden activity', () => {
  const hidden = activity('hidden', { isHidden: true });
  const copy = activity('copy', { duplicateOf: 'hidden', richness: 20 });

  it('stays hidden in the richer recording that comes after it', () => {
    expect(placeAmong(activity('new', { richness: 110 }), [hidden, copy]).own).toEqual({
      duplicateOf: null,
      isHidden: true,
    });
  });

  it('stays hidden where it is read again and repeats another since', () => {
    expect(placeAmong(hidden, [activity('other', { richness: 110 })])).toEqual({
      own: { duplicateOf: 'other', isHidden: false },
      others: new Map([['other', { isHidden: true }]]),
    });
  });

  it('stays hidden in a copy that is found to be none', () => {
    const moved = { ...copy, startedAt: new Date(START + 86_400_000) };
    expect(placeAmong(moved, [hidden]).own).toEqual({ duplicateOf: null, isHidden: true });
  });

  it('stays hidden in the copy that is left of it', () => {
    expect(placesAfter([hidden], [copy]).get('copy')).toEqual({
      duplicateOf: null,
      isHidden: true,
    });
    expect(placeOfMain([activity('shown'), hidden])).toEqual({ duplicateOf: null, isHidden: true });
  });

  it('that only repeats another does not hide it', () => {
    const hiddenCopy = { ...copy, duplicateOf: 'shown', isHidden: true };
    expect(placeAmong(hiddenCopy, [activity('shown')])).toEqual({
      own: { duplicateOf: 'shown' },
      others: new Map(),
    });
  });
});

it('shows a run again that was hidden by nothing that becomes of its recordings', () => {
  for (let round = 0; round < 500; round += 1) {
    /** Chooses one of `count` continuations; each round chooses differently. */
    const way = (step: number, count: number) => ((round * 7919 + step * 104_729) % 9973) % count;
    let stored: RankedActivity[] = [activity('0', { isHidden: true, richness: 50 })];
    const put = (id: string, fields: Partial<RankedActivity>) => {
      stored = stored.map((row) => (row.id === id ? { ...row, ...fields } : row));
    };
    for (let step = 1; step < 12; step += 1) {
      const [main] = stored.filter(({ duplicateOf }) => duplicateOf === null);
      if (way(step, 3) === 0 && main && stored.length > 1) {
        stored = stored.filter(({ id }) => id !== main.id);
        for (const [id, place] of placesAfter([main], stored)) put(id, place);
      } else {
        const known = way(step, 5) < 2 ? stored[way(step, stored.length)] : undefined;
        const richness = 20 * way(step, 7);
        const added = known ? { ...known, richness } : activity(String(step), { richness });
        if (!known) stored = [...stored, added];
        const { own, others } = placeAmong(added, stored);
        put(added.id, { richness, ...own });
        for (const [id, place] of others) put(id, place);
      }
      const open = stored.filter((row) => isOpenToCoach({ ...row, visibleToCoach: true }));
      expect(open, `round ${round}, step ${step}`).toEqual([]);
    }
  }
});
