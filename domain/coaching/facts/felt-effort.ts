import type { ActivityAnalysis } from '../activity-analysis.ts';
import type { SessionPurpose } from '../../activities/session-purpose.ts';
import type { EarlierActivity } from './earlier-runs.ts';

/** How hard the runner says that a session felt. */
export interface FeltEffort {
  level: 'easy' | 'moderate' | 'hard';
  /** Said of a similar run before, and not of this one. */
  isRemembered: boolean;
}

/** Ratings of perceived exertion, 1 to 10 (Foster 2001): from "somewhat hard" on, and up to "moderate". */
const HARD_RATING = 7;
const EASY_RATING = 4;

/** Runs are similar within these shares of distance and pace, and within this many beats. */
const SIMILAR_DISTANCE = 0.15;
const SIMILAR_PACE = 0.05;
const SIMILAR_BEATS = 8;

/** Purposes that say nothing of effort, so that the runner is asked. */
export const ASKED_PURPOSES: ReadonlySet<SessionPurpose> = new Set<SessionPurpose>([
  'steady',
  'long',
  'hills',
  'mountain',
  'run-walk',
  'stop-and-go',
  'unclear',
]);

/**
 * What the runner says of a session's effort. Where they said nothing and no reference shows it, what
 * they said of the last similar run holds.
 *
 * @param rating of this session, 1 to 10; null = none
 * @param earlierRuns newest first
 * @returns null where nothing was said
 */
export function feltEffortOf(
  rating: number | null,
  {
    purpose,
    intensity = 'unknown',
    summary,
  }: Pick<ActivityAnalysis, 'purpose' | 'intensity' | 'summary'>,
  earlierRuns: readonly EarlierActivity[],
): FeltEffort | null {
  if (rating !== null) return { level: levelOf(rating), isRemembered: false };
  if (intensity !== 'unknown' || !ASKED_PURPOSES.has(purpose)) return null;
  for (const { activity } of earlierRuns) {
    const { effort = null } = activity;
    if (effort !== null && isSimilarRun(activity, summary)) {
      return { level: levelOf(effort), isRemembered: true };
    }
  }
  return null;
}

function levelOf(rating: number): FeltEffort['level'] {
  if (rating >= HARD_RATING) return 'hard';
  return rating <= EASY_RATING ? 'easy' : 'moderate';
}

type Measured = Pick<
  EarlierActivity['activity'],
  'distanceMeters' | 'averagePaceSecondsPerKilometer' | 'averageHeartRateBeatsPerMinute'
>;

/** Without heart rate in both nothing shows that they were alike. */
export function isSimilarRun(first: Measured, second: Measured): boolean {
  const isNear = (one: number | null, other: number | null, share: number) =>
    one !== null && other !== null && other > 0 && Math.abs(one / other - 1) <= share;
  const [beats, otherBeats] = [
    first.averageHeartRateBeatsPerMinute,
    second.averageHeartRateBeatsPerMinute,
  ];
  return (
    isNear(first.distanceMeters, second.distanceMeters, SIMILAR_DISTANCE) &&
    isNear(
      first.averagePaceSecondsPerKilometer,
      second.averagePaceSecondsPerKilometer,
      SIMILAR_PACE,
    ) &&
    beats !== null &&
    otherBeats !== null &&
    Math.abs(beats - otherBeats) <= SIMILAR_BEATS
  );
}
