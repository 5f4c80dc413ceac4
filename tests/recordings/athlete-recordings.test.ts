import { describe, expect, it } from 'vitest';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { analyseActivity } from '@tasuki/domain/training/analyse-activity';
import { decodeRecording } from '../../functions/src/recordings/decode-recording.ts';
import {
  recordingOf,
  sessionsOf,
  type AthleteSession,
} from '../../sandbox/athletes/athlete-sessions.ts';
import { athleteOf } from '../../sandbox/athletes/sandbox-athletes.ts';

const NOW = new Date('2026-11-21T09:00:00Z');

/** The newest session of a kind, read as an upload would be. */
async function read(kind: AthleteSession['kind']) {
  const session = sessionsOf(athleteOf('kenji'), NOW).findLast(
    (one) => one.kind === kind && !one.isManual,
  );
  if (!session) throw new Error(`No ${kind}`);
  const bytes = recordingOf(session);
  const { activities } = await decodeRecording({ bytes, fileName: 'watch.fit', now: NOW });
  const [decoded] = activities;
  if (!decoded) throw new Error('Nothing in the file');
  const athlete = UNKNOWN_PHYSIOLOGY;
  const { summary } = analyseActivity({ decoded, athlete, history: [], now: NOW });
  return { session, decoded, summary };
}

/** Apart by no more than this part of what is wanted. */
function expectNear(actual: number | null, wanted: number | null, share: number): void {
  if (wanted === null) expect(actual).toBeNull();
  else expect(Math.abs((actual ?? 0) - wanted)).toBeLessThan(share * wanted);
}

describe("a recording of the sandbox's athletes", () => {
  it.each([
    ['ride', 'Ride'],
    ['walk', 'Walk'],
    ['treadmill', 'Run'],
    ['intervals', 'Run'],
    ['town', 'Run'],
  ] as const)('of a %s is read as %s with the figures that lists show', async (kind, sport) => {
    const { session, decoded, summary } = await read(kind);
    expect(decoded.sport).toBe(sport);
    expect(decoded.startedAt).toEqual(session.startedAt);
    expect(decoded.isIndoor).toBe(kind === 'treadmill');
    const shown = session.summary;
    expectNear(summary.distanceMeters, shown.distanceMeters, 0.01);
    expectNear(summary.movingSeconds, shown.movingSeconds, 0.03);
    expectNear(summary.averageHeartRateBeatsPerMinute, shown.averageHeartRateBeatsPerMinute, 0.03);
    // Steps of both legs, revolutions of one pedal.
    const cadence = shown.averageStepsPerMinute / (kind === 'ride' ? 2 : 1);
    expectNear(summary.averageCadencePerMinute, cadence, 0.03);
  });
});
