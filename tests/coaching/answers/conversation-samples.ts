import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import type {
  Conversation,
  ConversationActivity,
  ConversationTurn,
} from '@tasuki/domain/coaching/facts/conversation';
import { conversationFacts } from '@tasuki/domain/coaching/facts/conversation-facts';
import { sourcePolicy } from '@tasuki/domain/activities/source-policy';
import type { Language } from '@tasuki/domain/language';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import { buildActivity } from '../../builders/recording-builder.ts';
import { coached, earlierRun, easyWeeks, type CoachedOptions } from '../feedback/coach-samples.ts';

/** The evening after the morning on which the samples' newest run was recorded. */
export const EVENING = new Date('2026-11-21T10:00:00Z');

const EASY_SPEED = 1000 / 350;

export function easyRun(change: { minutes?: number; withoutHeartRate?: boolean } = {}) {
  return buildActivity(
    [{ seconds: (change.minutes ?? 48) * 60, speedMetersPerSecond: EASY_SPEED, heartRate: 136 }],
    { seed: 3, without: change.withoutHeartRate ? ['heartRate'] : [] },
  );
}

export function intervalRun(): DecodedActivity {
  return buildActivity(
    [
      { seconds: 900, speedMetersPerSecond: 2.7, heartRate: 132 },
      ...Array.from({ length: 5 }, () => [
        { seconds: 240, speedMetersPerSecond: 4.1, heartRate: 172 },
        { seconds: 150, speedMetersPerSecond: 2.1, heartRate: 130 },
      ]).flat(),
      { seconds: 600, speedMetersPerSecond: 2.6, heartRate: 134 },
    ],
    { seed: 4 },
  );
}

const TEN_KILOMETER_RACE = earlierRun(20, {
  id: 'race-10k',
  distanceMeters: 10_050,
  movingSeconds: 2700,
  averagePaceSecondsPerKilometer: 270,
  averageHeartRateBeatsPerMinute: 172,
  purpose: 'race',
});

/** Twelve weeks with easy, long and hard runs, and a race: everything is known. */
export const RICH_HISTORY: readonly RecentActivity[] = [
  ...easyWeeks().map((run, index): RecentActivity =>
    index % 4 === 1 ? { ...run, purpose: index % 8 === 1 ? 'tempo' : 'intervals' } : run,
  ),
  TEN_KILOMETER_RACE,
  ...[71, 73, 74, 77, 80].map((days) => earlierRun(days, { averagePaceSecondsPerKilometer: 362 })),
].sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime());

export function talkedAbout(
  decoded: DecodedActivity,
  analysis: ActivityAnalysis,
  change: Partial<ConversationActivity['row']> = {},
): ConversationActivity {
  return {
    row: {
      id: 'topic',
      title: null,
      sport: decoded.sport,
      startedAt: decoded.startedAt,
      utcOffsetMinutes: decoded.utcOffsetMinutes,
      purpose: analysis.purpose,
      isIndoor: decoded.isIndoor,
      isPartial: decoded.isPartial,
      note: null,
      policy: sourcePolicy('file', 'standard'),
      ...change,
    },
    analysis,
  };
}

export interface TalkOptions {
  activity?: ConversationActivity | null;
  history?: readonly RecentActivity[];
  language?: Language;
  now?: Date;
  /** What was said before the question, by turns, the runner first. */
  earlier?: readonly ConversationTurn[];
}

/** A conversation whose last turn is the question. */
export function asking(question: string, options: TalkOptions = {}): Conversation {
  const { activity = null, history = [], language = 'en', now = EVENING } = options;
  return {
    locale: { language, units: 'metric' },
    language,
    activity,
    history,
    facts: conversationFacts({ activity, history, now }),
    turns: [...(options.earlier ?? []), { author: 'runner', text: question }],
    now,
  };
}

/** A run with its words, as a topic begins. */
export function topicOf(decoded: DecodedActivity, options: CoachedOptions = {}) {
  const history = options.history ?? [];
  return { activity: talkedAbout(decoded, coached(decoded, options)), history };
}

/** The runners that every answer must suit. */
export const SAMPLE_RUNNERS: Readonly<Record<string, () => TalkOptions>> = {
  'a runner of whom everything is known': () => topicOf(easyRun(), { history: RICH_HISTORY }),
  'a runner after intervals': () => topicOf(intervalRun(), { history: RICH_HISTORY }),
  'a newcomer with a single run': () =>
    topicOf(easyRun({ minutes: 25 }), { athlete: UNKNOWN_PHYSIOLOGY }),
  'a runner without heart rate': () =>
    topicOf(easyRun({ withoutHeartRate: true }), {
      athlete: UNKNOWN_PHYSIOLOGY,
      history: easyWeeks({ averageHeartRateBeatsPerMinute: null, load: null }),
    }),
  'a runner without a history, in general': () => ({}),
  'a runner with a history, in general': () => ({ history: RICH_HISTORY }),
  'a runner back from a break': () => ({
    history: easyWeeks().filter(({ startedAt }) => startedAt < new Date('2026-11-06T00:00:00Z')),
  }),
  'a runner whose recording broke off': () =>
    topicOf({ ...easyRun({ minutes: 9 }), isPartial: true }, { history: RICH_HISTORY }),
};
