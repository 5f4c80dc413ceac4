import { isOpenToCoach } from '../../activities/open-to-coach.ts';
import type { ActivityRow } from '../../activities/activity-row.ts';
import type { Split } from '../../activities/computed-analysis.ts';
import type { ParticipantMessage } from '../message.ts';
import { isDeletedMessage } from '../own-message.ts';
import type { Topic, TopicKind } from '../topic.ts';

/** Why an activity in a message is shown to nobody but the runner. */
export const WITHHELD_REASONS = [
  /** It was deleted, or is not the runner's of whom the conversation is. */
  'gone',
  /** The runner does not share with this coach, or has left the group. */
  'notShared',
  /** Its source, such as Strava, shows it to the runner alone. */
  'source',
  /** The runner hides it, or it repeats another. */
  'hidden',
  /** The reader came into the group after it was shown there. */
  'cameLater',
] as const;
export type WithheldReason = (typeof WITHHELD_REASONS)[number];

export const EMBEDDED_ACTIVITY_LIMITS = {
  /** Messages whose activities are asked for at once. */
  messages: 10,
  /** Bars of the small chart. */
  bars: 40,
} as const;

/** A message's view of an activity, as it is now. No place and none of the runner's own notes. */
export interface EmbeddedActivity {
  id: string;
  runnerUid: string;
  sport: ActivityRow['sport'];
  purpose: ActivityRow['purpose'];
  title: string | null;
  /** Milliseconds since 1970. */
  startedAt: number;
  utcOffsetMinutes: number | null;
  distanceMeters: number | null;
  movingSeconds: number;
  averagePaceSecondsPerKilometer: number | null;
  averageSpeedMetersPerSecond: number | null;
  /** Null also in a group, since it says something of health. */
  averageHeartRateBeatsPerMinute: number | null;
  /** Metres per second from the first kilometre to the last, several of a long activity in one; empty = not known. */
  speedsMetersPerSecond: number[];
}

export interface EmbeddedActivitiesRequest {
  topicId: string;
  messageIds: string[];
}

/** The answer to a reader on a message's activity. */
export interface EmbeddedActivityAnswer {
  messageId: string;
  /** Null = the reader may not see it. */
  activity: EmbeddedActivity | null;
  /** Why others do not see it; null = they do. */
  withheld: WithheldReason | null;
}

/** The owner of an activity in a message: the conversation's runner, or the author in a group. */
export function runnerOfEmbedded(
  topic: Pick<Topic, 'runnerUid'> & { kind?: TopicKind | undefined },
  message: Pick<ParticipantMessage, 'authorUid'>,
): string {
  return topic.kind === 'group' ? message.authorUid : topic.runnerUid;
}

/** The id of the activity that a message shows; null = none, or the message was deleted. */
export function embeddedIdOf(
  message: Pick<ParticipantMessage, 'text' | 'deletedAt' | 'attachments' | 'embeddedActivityId'>,
): string | null {
  return isDeletedMessage(message) ? null : (message.embeddedActivityId ?? null);
}

/** The fields that decide whether others see a runner's activity. */
export type OpenActivity = Pick<
  ActivityRow,
  'policy' | 'visibleToCoach' | 'isHidden' | 'duplicateOf'
>;

/**
 * Why others may not see an activity; null = they may. Only what a sharing coach may read is ever
 * shown to anybody, in a group as well. A person with whom nothing is shared learns no other
 * reason.
 */
export function whyWithheld(
  row: OpenActivity,
  {
    isShared,
  }: {
    /** The runner shares with the readers. */
    isShared: boolean;
  },
): WithheldReason | null {
  if (!isShared) return 'notShared';
  const { show, coach } = row.policy;
  if (show !== 'linked' || !coach || !row.visibleToCoach) return 'source';
  return isOpenToCoach(row) ? null : 'hidden';
}

/**
 * Whether a reader of a group was in it when a message came. An activity is shown to those alone whose
 * number its runner was shown, also where the history is shared.
 */
export function wasInGroup(
  { memberSince = {} }: Pick<Topic, 'memberSince'>,
  uid: string,
  at: Date,
): boolean {
  const since = memberSince[uid];
  return since !== undefined && since <= at;
}

/** The bars of the small chart from an activity's kilometres; a remainder is left out. */
export function speedsOf(splits: readonly Split[]): number[] {
  const speeds = splits
    .filter(({ isRemainder }) => !isRemainder)
    .map(({ paceSecondsPerKilometer }) => 1000 / paceSecondsPerKilometer)
    .filter((speed) => Number.isFinite(speed) && speed > 0);
  const perBar = Math.ceil(speeds.length / EMBEDDED_ACTIVITY_LIMITS.bars);
  return Array.from(
    { length: perBar === 0 ? 0 : Math.ceil(speeds.length / perBar) },
    (_, index) => {
      const group = speeds.slice(index * perBar, (index + 1) * perBar);
      const seconds = group.reduce((sum, speed) => sum + 1 / speed, 0);
      return Math.round((group.length / seconds) * 1000) / 1000;
    },
  );
}
