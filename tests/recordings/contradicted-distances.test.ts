import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { motionCurveOf } from '@tasuki/domain/recordings/motion-curve';
import { isOnFoot } from '@tasuki/domain/sports/sport-type';
import { contradictedDistanceRatio } from '@tasuki/domain/training/structure/contradicted-distance';
import { seededRandom } from '../builders/seeded-random.ts';
import { allRecordings } from '../evaluation/all-recordings.ts';
import { sharedData } from './shared-data.ts';

const METERS_PER_DEGREE = 111_195;
const CORRELATION_SECONDS = 40;

/** The run of a triathlon with a foot pod: 6 % longer than its positions, in each quarter. */
const WITH_FOOT_POD = 'sports-lib__6788312639-1.fit #4';

function ratioOf(decoded: DecodedActivity): number | null {
  return contradictedDistanceRatio(decoded, motionCurveOf(decoded.recording, decoded.sport));
}

/** As the receiver would be off by some metres for a while. */
function withJitter(decoded: DecodedActivity, meters: number): DecodedActivity {
  const { track } = decoded;
  if (!track) return decoded;
  const random = seededRandom(5);
  const errors = () => {
    let error = meters * random.normal();
    return track.elapsedSeconds.map((seconds, index) => {
      const passed = seconds - (track.elapsedSeconds[index - 1] ?? seconds);
      const kept = Math.exp(-passed / CORRELATION_SECONDS);
      error = error * kept + meters * Math.sqrt(1 - kept * kept) * random.normal();
      return error / METERS_PER_DEGREE;
    });
  };
  const [north, east] = [errors(), errors()];
  const latitudeDegrees = track.latitudeDegrees.map((value, index) => value + (north[index] ?? 0));
  const longitudeDegrees = track.longitudeDegrees.map(
    (value, index) => value + (east[index] ?? 0) / cosineOf(track.latitudeDegrees[index] ?? 0),
  );
  return { ...decoded, track: { ...track, latitudeDegrees, longitudeDegrees } };
}

function cosineOf(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}

/** As a watch that writes a position every few seconds. */
function thinned(decoded: DecodedActivity, leastSeconds: number): DecodedActivity {
  const { track } = decoded;
  if (!track) return decoded;
  let next = 0;
  const kept: number[] = [];
  track.elapsedSeconds.forEach((seconds, index) => {
    if (seconds < next) return;
    next = seconds + leastSeconds;
    kept.push(index);
  });
  const pick = (values: Float64Array) =>
    Float64Array.from(kept, (index) => values[index] ?? Number.NaN);
  return {
    ...decoded,
    track: {
      elapsedSeconds: pick(track.elapsedSeconds),
      latitudeDegrees: pick(track.latitudeDegrees),
      longitudeDegrees: pick(track.longitudeDegrees),
    },
  };
}

/** The length of the line through positions about 20 m apart, on a plane. */
function lineMeters({ track }: DecodedActivity): number {
  if (!track) return 0;
  const { latitudeDegrees, longitudeDegrees } = track;
  let meters = 0;
  let from = latitudeDegrees.findIndex((value) => Number.isFinite(value));
  for (let to = from + 1; to < latitudeDegrees.length; to += 1) {
    const north = (latitudeDegrees[to] ?? 0) - (latitudeDegrees[from] ?? 0);
    const east = (longitudeDegrees[to] ?? 0) - (longitudeDegrees[from] ?? 0);
    const step = METERS_PER_DEGREE * Math.hypot(north, east * cosineOf(latitudeDegrees[to] ?? 0));
    if (!(step >= 20)) continue;
    meters += step;
    from = to;
  }
  return meters;
}

test.skipIf(!existsSync(sharedData))(
  'of the real recordings, only the run with a foot pod has a distance that its positions contradict',
  async () => {
    const all = await allRecordings();
    const onFoot = all.filter(({ decoded }) => isOnFoot(decoded.sport) && decoded.track !== null);
    const named = (change: (decoded: DecodedActivity) => DecodedActivity) =>
      onFoot.filter(({ decoded }) => ratioOf(change(decoded)) !== null).map(({ id }) => id);
    expect(onFoot.length).toBeGreaterThan(150);
    expect(named((decoded) => decoded)).toEqual([WITH_FOOT_POD]);
    // Neither errors of position nor rare positions make another run one of a wrong distance.
    const others = [
      (decoded: DecodedActivity) => withJitter(decoded, 4),
      (decoded: DecodedActivity) => thinned(decoded, 4),
      (decoded: DecodedActivity) => thinned(decoded, 8),
    ].flatMap((change) => named(change).filter((id) => id !== WITH_FOOT_POD));
    expect(others).toEqual([]);
    const run = all.find(({ id }) => id === WITH_FOOT_POD)?.decoded;
    const recorded = run?.recording.columns.distanceMeters.at(-1) ?? 0;
    const byLine = run ? recorded / lineMeters(run) : 0;
    expect(Math.abs((run ? (ratioOf(run) ?? 0) : 0) - byLine)).toBeLessThan(0.02);
  },
  120_000,
);
