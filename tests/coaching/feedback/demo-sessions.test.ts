import { expect, test } from 'vitest';
import { coachActivity } from '@tasuki/domain/coaching/feedback/coach-activity';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import type { NextStepCode } from '@tasuki/domain/coaching/feedback/session-reading';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import type { SessionPurpose } from '@tasuki/domain/activities/session-purpose';
import { decodeRecording } from '../../../functions/src/recordings/decode-recording.ts';
import { demoHistory, demoRecording } from '../../../sandbox/recordings/demo-history.ts';

const NOW = new Date('2026-11-23T00:00:00Z');
const ATHLETE = {
  ...UNKNOWN_PHYSIOLOGY,
  sex: 'female' as const,
  restingHeartRateBeatsPerMinute: 52,
  thresholdHeartRateBeatsPerMinute: 170,
};

/** What a coach would call a session that its runner meant so. */
const PURPOSES: Readonly<Record<string, SessionPurpose>> = {
  intervals: 'intervals',
  'short intervals': 'intervals',
  tempo: 'tempo',
  easy: 'easy',
  'easy on the treadmill': 'easy',
  recovery: 'recovery',
  long: 'long',
  progression: 'progression',
  hills: 'hills',
  hilly: 'hills',
  'through town': 'stop-and-go',
  '10 km race': 'race',
};
/** What follows from the days before, whatever the session itself was. */
const STEPS: Readonly<Record<string, NextStepCode>> = {
  '2026-10-29-easy.fit': 'lightDays',
  '2026-11-01-10-km-race.fit': 'raceRecovery',
  '2026-11-03-recovery.fit': 'afterRace',
  '2026-11-08-long.fit': 'restAfterSpike',
  '2026-11-10-easy.fit': 'lightDays',
  '2026-11-13-easy.fit': 'restTired',
  '2026-11-14-easy.fit': 'lightDays',
  '2026-11-17-intervals.fit': 'lightDays',
  '2026-11-20-recovery.fit': 'lightDays',
  '2026-11-22-long.fit': 'restTired',
};
/** Half again the usual run, in the lightest week. */
const SHORT_LONG_RUN = '2026-10-18-long.fit';

test('eight weeks of a half-marathon build are read as they were meant, day by day', async () => {
  const history: RecentActivity[] = [];
  const wrong: string[] = [];
  const steps: Record<string, NextStepCode> = {};
  const limits: number[] = [];
  for (const session of demoHistory('2026-11-22')) {
    const { activities } = await decodeRecording({
      bytes: demoRecording(session),
      fileName: session.fileName,
      now: NOW,
    });
    const [decoded] = activities;
    if (!decoded) throw new Error(`${session.fileName} holds no activity`);
    const analysis = coachActivity({
      decoded,
      athlete: ATHLETE,
      history,
      language: 'en',
      note: null,
      now: NOW,
    });
    const { purpose, summary, load, facts } = analysis;
    const { nextStep } = readSession({ source: decoded, analysis, history, note: null });
    if (session.fileName in STEPS) steps[session.fileName] = nextStep.code;
    if (session.fileName >= '2026-10-25') {
      limits.push(facts.find(({ id }) => id === 'next.longRun.distance')?.value ?? 0);
    }
    history.unshift({
      ...summary,
      id: session.fileName,
      sport: decoded.sport,
      startedAt: decoded.startedAt,
      utcOffsetMinutes: decoded.utcOffsetMinutes,
      load,
      purpose,
    });
    if (purpose !== PURPOSES[session.name]) wrong.push(`${session.fileName}: ${purpose}`);
  }
  expect(wrong).toEqual([`${SHORT_LONG_RUN}: easy`]);
  expect(steps).toEqual(STEPS);
  // The run of 8 November went beyond it; only that of the 22nd kept to it and carries it on.
  expect(limits.slice(0, -1).every((meters) => meters === 18_500)).toBe(true);
  expect(limits.at(-1)).toBe(19_500);
}, 60_000);
