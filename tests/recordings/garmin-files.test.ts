import { describe, expect, it } from 'vitest';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { decodeRecording } from '../../functions/src/recordings/decode-recording.ts';
import {
  recordingOf,
  sessionsOf,
  simulatedSession,
  type AthleteSession,
} from '../../sandbox/athletes/athlete-sessions.ts';
import { encodeTcx } from '../../sandbox/garmin/encode-tcx.ts';
import { activityItem } from '../../sandbox/garmin/activity-items.ts';
import { activityOf, GARMIN_ATHLETES } from '../../sandbox/garmin/garmin-accounts.ts';

const NOW = new Date('2026-11-21T09:00:00Z');

/** The newest of each kind that Garmin's athletes did. */
const SESSIONS: readonly (readonly [what: string, session: AthleteSession])[] = [
  ...new Map(
    GARMIN_ATHLETES.flatMap((athlete) => sessionsOf(athlete, NOW))
      .filter(({ isManual }) => !isManual)
      .map((session) => [`${session.kind} on ${session.plan.terrain}`, session]),
  ),
];

async function decoded(bytes: Uint8Array, fileName: string): Promise<DecodedActivity> {
  const { activities } = await decodeRecording({ bytes, fileName, now: NOW });
  expect(activities).toHaveLength(1);
  return activities[0] as DecodedActivity;
}

function expectNear(actual: unknown, wanted: unknown, share: number, what: string): void {
  expect(Math.abs(Number(actual) - Number(wanted)), what).toBeLessThanOrEqual(
    share * Number(wanted),
  );
}

describe.each(SESSIONS)("a session of the sandbox's Garmin: %s", (_what, session) => {
  it('says the same in its notification, its FIT file and its TCX file', async () => {
    const item = activityItem('user', activityOf(session));
    const fit = await decoded(recordingOf(session), 'run.fit');
    const tcx = await decoded(encodeTcx(session, simulatedSession(session)), 'run.tcx');
    for (const file of [fit, tcx]) {
      const format = String(file.format);
      expect(file.startedAt.getTime() / 1000, format).toBe(item['startTimeInSeconds']);
      expectNear(file.declared.distanceMeters, item['distanceInMeters'], 0.02, format);
      expectNear(file.declared.timerSeconds, item['durationInSeconds'], 0.02, format);
      const beats = item['averageHeartRateInBeatsPerMinute'];
      if (beats !== undefined) {
        expectNear(file.declared.averageHeartRateBeatsPerMinute, beats, 0.05, format);
      }
      expect(file.isPartial, format).toBe(false);
    }
    expect(tcx.laps.length).toBe(fit.laps.length);
    expect(tcx.track === null).toBe(fit.track === null);
  });
});
