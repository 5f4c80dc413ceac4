import { expect, test } from 'vitest';
import { coachActivity } from '@tasuki/domain/coaching/coach-activity';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/people/athlete-physiology';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import type { SessionPurpose } from '@tasuki/domain/training/session-purpose';
import { decodeRecording } from '../../functions/src/recordings/decode-recording.ts';
import { demoHistory, demoRecording } from '../../sandbox/recordings/demo-history.ts';

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
/** Half again the usual run, in the lightest week. */
const SHORT_LONG_RUN = '2026-10-18-long.fit';

test('eight weeks of a half-marathon build are read as they were meant, day by day', async () => {
  const history: RecentActivity[] = [];
  const wrong: string[] = [];
  for (const session of demoHistory('2026-11-22')) {
    const { activities } = await decodeRecording({
      bytes: demoRecording(session),
      fileName: session.fileName,
      now: NOW,
    });
    const [decoded] = activities;
    if (!decoded) throw new Error(`${session.fileName} holds no activity`);
    const { purpose, summary, load } = coachActivity({
      decoded,
      athlete: ATHLETE,
      history,
      language: 'en',
      note: null,
      now: NOW,
    });
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
});
