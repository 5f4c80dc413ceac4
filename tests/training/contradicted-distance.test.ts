import { describe, expect, test } from 'vitest';
import { isDistanceContradicted } from '@tasuki/domain/activities/sensors/left-out';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import type { TrackColumns } from '@tasuki/domain/recordings/recording';
import { comparablePace, recentActivityOf } from '@tasuki/domain/training/recent-activity';
import { vdotEstimateOf } from '@tasuki/domain/training/training-history';
import { buildActivity } from '../builders/recording-builder.ts';
import { makeScenario } from '../builders/session-scenario.ts';
import { seededRandom } from '../builders/seeded-random.ts';
import { STRUCTURED_SCENARIOS } from '../builders/structured-scenarios.ts';
import { UNSTRUCTURED_SCENARIOS } from '../builders/unstructured-scenarios.ts';
import { coached, easyWeeks } from '../coaching/feedback/coach-samples.ts';

const METERS_PER_DEGREE = 111_320;
const SPEED = 3;

const RUN = buildActivity([{ seconds: 3000, speedMetersPerSecond: SPEED, heartRate: 142 }], {
  seed: 3,
  declared: { distanceMeters: 9000 },
});

/** The distance and speed of a foot pod that reads so much of the way: 1.08 = 8 % too long. */
function withPod(decoded: DecodedActivity, factor: number): DecodedActivity {
  const { columns } = decoded.recording;
  const { distanceMeters } = decoded.declared;
  return {
    ...decoded,
    declared: {
      ...decoded.declared,
      distanceMeters: distanceMeters === null ? null : distanceMeters * factor,
    },
    recording: {
      ...decoded.recording,
      columns: {
        ...columns,
        distanceMeters: columns.distanceMeters.map((meters) => meters * factor),
        speedMetersPerSecond: columns.speedMetersPerSecond.map((speed) => speed * factor),
      },
    },
  };
}

/** The same recording at other positions, in metres north and east of its start. */
function withPositions(
  decoded: DecodedActivity,
  placeOf: (index: number, meters: number) => readonly [north: number, east: number] | null,
): DecodedActivity {
  const { columns } = decoded.recording;
  const places = Array.from(columns.distanceMeters, (meters, index) => placeOf(index, meters));
  const north = (index: number) => places[index]?.[0] ?? Number.NaN;
  const east = (index: number) => places[index]?.[1] ?? Number.NaN;
  const latitude = 35;
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const track: TrackColumns = {
    elapsedSeconds: columns.elapsedSeconds,
    latitudeDegrees: columns.distanceMeters.map(
      (_, index) => latitude + north(index) / METERS_PER_DEGREE,
    ),
    longitudeDegrees: columns.distanceMeters.map(
      (_, index) => 139 + east(index) / METERS_PER_DEGREE / shrink,
    ),
  };
  return { ...decoded, track };
}

/** Errors of position of so many metres, which last for so long. */
function withJitter(decoded: DecodedActivity, meters: number, seconds: number): DecodedActivity {
  const random = seededRandom(17);
  const kept = seconds > 0 ? Math.exp(-1 / seconds) : 0;
  const error = [0, 0];
  return withPositions(decoded, (_, way) => {
    for (const axis of [0, 1]) {
      error[axis] =
        (error[axis] ?? 0) * kept + meters * Math.sqrt(1 - kept * kept) * random.normal();
    }
    return [way + (error[0] ?? 0), error[1] ?? 0];
  });
}

/** Once round a track of 400 m: two straights and two bends. */
function onTrack(meters: number): readonly [north: number, east: number] {
  const radius = 36.5;
  const straight = (400 - 2 * Math.PI * radius) / 2;
  const half = straight + Math.PI * radius;
  const way = meters % 400;
  const sign = way < half ? 1 : -1;
  const along = way % half;
  if (along < straight) return [sign * (along - straight / 2), sign * radius];
  const angle = (along - straight) / radius;
  return [sign * (straight / 2 + radius * Math.sin(angle)), sign * radius * Math.cos(angle)];
}

/** With the positions of every so many seconds alone. */
function everySeconds(decoded: DecodedActivity, seconds: number): DecodedActivity {
  const { track } = decoded;
  if (!track) return decoded;
  const pick = (values: Float64Array) => values.filter((_, index) => index % seconds === 0);
  return {
    ...decoded,
    track: {
      elapsedSeconds: pick(track.elapsedSeconds),
      latitudeDegrees: pick(track.latitudeDegrees),
      longitudeDegrees: pick(track.longitudeDegrees),
    },
  };
}

const HISTORY = easyWeeks();

function leftOutOf(decoded: DecodedActivity) {
  return coached(decoded, { history: HISTORY }).leftOut?.find(({ kind }) => kind === 'distance');
}

describe('a distance that the positions contradict', () => {
  test.each([0.94, 1.06, 1.08])('is named with theirs: %s of it', (factor) => {
    const distances = leftOutOf(withPod(RUN, factor))?.distances;
    expect(distances?.recordedMeters).toBe(9000 * factor);
    // A second of jitter makes the line of the positions a little longer.
    expect(Math.abs((distances?.trackMeters ?? 0) / 9000 - 1)).toBeLessThan(0.02);
  });

  test.each([
    ['slow errors of position', withPod(withJitter(RUN, 4, 40), 1.08)],
    ['positions every four seconds', withPod(everySeconds(RUN, 4), 1.08)],
    [
      'a track of 400 m',
      withPod(
        withPositions(RUN, (_, way) => onTrack(way)),
        1.08,
      ),
    ],
    [
      'a track of 400 m, too short',
      withPod(
        withPositions(RUN, (_, way) => onTrack(way)),
        0.92,
      ),
    ],
  ])('is found in spite of %s', (_, decoded) => {
    expect(leftOutOf(decoded)?.kind).toBe('distance');
  });
});

describe('a distance is not doubted', () => {
  test.each([
    ['with errors of position from second to second', withJitter(RUN, 3, 0)],
    ['with large errors from second to second', withJitter(RUN, 8, 0)],
    ['with errors of position that last', withJitter(RUN, 8, 40)],
    ['on a track of 25 laps', withPositions(RUN, (_, way) => onTrack(way))],
    [
      'on a track read every six seconds',
      everySeconds(
        withPositions(RUN, (_, way) => onTrack(way)),
        6,
      ),
    ],
    [
      'with an outage of the receiver',
      withPositions(RUN, (index, way) => (index > 900 && index < 1200 ? null : [way, 0])),
    ],
    [
      'while the position stood still once',
      withPositions(RUN, (index, way) => [index > 900 && index < 1200 ? 900 * SPEED : way, 0]),
    ],
    [
      'where the receiver cut one part short',
      withPositions(RUN, (index, way) => [index < 1500 ? way : way * 0.8 + 0.2 * 1500 * SPEED, 0]),
    ],
    ['on a treadmill', { ...withPod(RUN, 1.1), isIndoor: true }],
    ['of a ride', { ...withPod(RUN, 1.1), sport: 'Ride' as const }],
    ['where a pod is off by no more than receivers are', withPod(RUN, 1.02)],
    [
      'over less than 2 km',
      withPod(buildActivity([{ seconds: 600, speedMetersPerSecond: SPEED }], { seed: 3 }), 1.08),
    ],
    ['where it was added up from such positions', addedUp(withJitter(RUN, 3, 0))],
  ])('%s', (_, decoded) => {
    expect(leftOutOf(decoded)).toBeUndefined();
  });
});

/** The distance as the sum of all steps between positions, as where the file has none of its own. */
function addedUp(decoded: DecodedActivity): DecodedActivity {
  const { columns } = decoded.recording;
  const { track } = decoded;
  let meters = 0;
  const distanceMeters = columns.distanceMeters.map((_, index) => {
    if (!track || index === 0) return 0;
    const latitude = track.latitudeDegrees[index] ?? 0;
    const north = latitude - (track.latitudeDegrees[index - 1] ?? 0);
    const east = (track.longitudeDegrees[index] ?? 0) - (track.longitudeDegrees[index - 1] ?? 0);
    meters += METERS_PER_DEGREE * Math.hypot(north, east * Math.cos((latitude * Math.PI) / 180));
    return meters;
  });
  const without = { ...columns, speedMetersPerSecond: columns.speedMetersPerSecond.fill(NaN) };
  return {
    ...decoded,
    declared: { ...decoded.declared, distanceMeters: null },
    recording: { ...decoded.recording, columns: { ...without, distanceMeters } },
  };
}

describe('with a contradicted distance', () => {
  const race = buildActivity(
    [{ seconds: 2400, speedMetersPerSecond: 10_000 / 2400, heartRate: 178 }],
    { seed: 4 },
  );
  const true10 = coached(race, { history: HISTORY });
  const wrong = withPod(
    buildActivity([{ seconds: 2400, speedMetersPerSecond: 10_000 / 2400 / 1.08, heartRate: 178 }], {
      seed: 4,
    }),
    1.08,
  );
  const analysis = coached(wrong, { history: HISTORY });

  test('nothing is a record, a race over a distance or a form', () => {
    expect(true10.purpose).toBe('race');
    expect(true10.bestEfforts.length).toBeGreaterThan(0);
    expect(analysis.purpose).not.toBe('race');
    expect(analysis.bestEfforts).toEqual([]);
    expect(
      analysis.facts.some(({ id }) => id === 'vdot.value' || id.startsWith('bestEffort.')),
    ).toBe(false);
  });

  test('later runs are compared with no pace of it', () => {
    const recent = recentActivityOf(
      { id: 'pod', sport: 'Run', startedAt: wrong.startedAt, utcOffsetMinutes: 540 },
      analysis,
    );
    expect(comparablePace(recent)).toBeNull();
    expect(vdotEstimateOf(recent)).toBeNull();
    expect(recent.distanceMeters).toBe(analysis.summary.distanceMeters);
    expect(recent.averageHeartRateBeatsPerMinute).not.toBeNull();
    expect(recent.load).not.toBeNull();
  });
});

/** Figures of this session that are paces, or were computed from one. */
const PACE_OF_SESSION =
  /^(pace|speed|split|drift|bestEffort)\.|^(half|third|quarter|interval|tempo)\..*[pP]ace$/;

test.each(
  [...STRUCTURED_SCENARIOS, ...UNSTRUCTURED_SCENARIOS].flatMap((scenario) =>
    [0.92, 1.09].map((factor) => [scenario.title, factor, scenario] as const),
  ),
)('the words on %s name no pace of it where a pod reads %s', (_, factor, scenario) => {
  const { decoded, history } = makeScenario(scenario, 1);
  const pod = withPod(decoded, factor);
  const analysis = coached(pod, { history });
  if (!isDistanceContradicted(analysis.leftOut)) return;
  expect(analysis.facts.map(({ id }) => id).filter((id) => PACE_OF_SESSION.test(id))).toEqual([]);
  const { findings } = readSession({ source: pod, analysis, history, note: null });
  expect(
    findings.filter((code) => /pace|faster|slower|halves|even|spread|drift|compare/i.test(code)),
  ).toEqual([]);
  const known = new Set(analysis.facts.map(({ id }) => id));
  const named = (analysis.feedback?.sentences ?? []).flatMap(({ text }) =>
    [...text.matchAll(/\{\{([^}]+)\}\}/g)].map((match) => match[1] ?? ''),
  );
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});
