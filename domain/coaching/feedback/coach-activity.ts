import type { ActivityWeather } from '../../activities/activity-weather.ts';
import type { ActivityAnalysis } from '../activity-analysis.ts';
import type { DecodedActivity } from '../../recordings/decoded-activity.ts';
import type { Language } from '../../language.ts';
import type { AthletePhysiology } from '../../athletes/athlete-physiology.ts';
import { analyseActivity } from '../../training/analyse-activity.ts';
import type { RecentActivity } from '../../training/recent-activity.ts';
import type { CoachFeedback } from './coach-feedback.ts';
import type { PlanSession } from '../../plans/training-plan.ts';
import { plannedOwn } from '../facts/planned-own.ts';
import { ranAsPlanned } from '../facts/planned/planned-week.ts';
import { plannedAhead, withPlannedFacts, type RunningPlan } from '../facts/planned-session.ts';
import { collectFacts } from '../facts/collect-facts.ts';
import { withWeatherFacts } from '../facts/weather/facts-of-weather.ts';
import { readSession } from './read-session.ts';
import type { SessionSource } from '../facts/session-view.ts';
import { writeFeedback } from './write-feedback.ts';

/** Less than this is a slip of the thumb, not an activity to speak about. */
const SHORTEST_SECONDS = 60;
const SHORTEST_METERS = 100;
/** A sport that is no run or walk is no training below this. */
const SHORTEST_CROSS_TRAINING_SECONDS = 300;

export interface ActivityToCoach {
  decoded: DecodedActivity;
  athlete: AthletePhysiology;
  /** The runner's other activities; later ones are passed over. */
  history: readonly RecentActivity[];
  language: Language;
  /** The runner's own words about it; null = none. */
  note: string | null;
  now: Date;
  /** All sessions of the same file, this one among them, as of a triathlon; none = it is the only one. */
  sessionsOfFile?: readonly DecodedActivity[];
  /** The runner's plan; null or absent = there is none, or it is on hold. */
  plan?: RunningPlan | null;
  /** More of the history is on its way: nothing is said of weeks yet; absent = all of it is here. */
  isHistoryArriving?: boolean;
  /** As a weather service knows it; null or absent = not looked up yet. */
  weather?: ActivityWeather | null;
}

/**
 * Analyses an activity and writes the embedded coach's words on it: figures,
 * facts, purpose and feedback in one. Deterministic; total for any recording.
 *
 * @returns an analysis whose `feedback` is null for change-overs and slips of the thumb
 */
export function coachActivity({
  decoded,
  athlete,
  history,
  language,
  note,
  now,
  sessionsOfFile = [],
  plan = null,
  isHistoryArriving = false,
  weather = null,
}: ActivityToCoach): ActivityAnalysis {
  const computed = {
    ...analyseActivity({ decoded, athlete, history, now }),
    facts: [],
    feedback: null,
    ...(isHistoryArriving && { isHistoryArriving }),
  };
  const facts = withWeatherFacts(
    collectFacts({
      decoded,
      analysis: computed,
      history: isHistoryArriving ? [] : history,
      sessionsOfFile,
    }),
    weather,
  );
  if (decoded.isTransition) return { ...computed, facts };
  const source = decoded;
  const ran = { source, analysis: computed, history, plan };
  const planned = plannedAhead({ ...ran, now });
  const analysis: ActivityAnalysis = {
    ...computed,
    facts: withPlannedFacts(facts, { next: planned, own: plannedOwn(ran) }),
  };
  const isAsPlanned = ranAsPlanned({ ...ran, record: plan?.record ?? null });
  const about = { source, analysis, history, note, planned, isAsPlanned };
  const feedback = rewriteFeedback({ ...about, language, now });
  return { ...analysis, feedback };
}

export interface FeedbackToRewrite {
  /** The activity itself, from its row or its recording. */
  source: SessionSource;
  /** With its facts. */
  analysis: ActivityAnalysis;
  history: readonly RecentActivity[];
  note: string | null;
  /** The next session of a running plan; its facts are those of the analysis. */
  planned?: PlanSession | null;
  /** See `ranAsPlanned`; absent = not known. */
  isAsPlanned?: boolean;
  language: Language;
  now: Date;
}

/** Without a distance, as in strength training, the time alone decides; 0 m is none. */
function isTooLittle({ purpose, summary }: ActivityAnalysis): boolean {
  const { movingSeconds, distanceMeters } = summary;
  const isShort = (distanceMeters ?? 0) > 0 && (distanceMeters ?? 0) < SHORTEST_METERS;
  const leastSeconds =
    purpose === 'cross-training' ? SHORTEST_CROSS_TRAINING_SECONDS : SHORTEST_SECONDS;
  return movingSeconds < leastSeconds || isShort;
}

/**
 * Writes the feedback anew from a stored analysis: in another language, or after
 * the runner has written a note. Needs no recording, and recomputes no figure.
 *
 * @returns null where there is too little to speak about and no sign to answer
 */
export function rewriteFeedback({
  source,
  analysis,
  history,
  note,
  planned = null,
  isAsPlanned = false,
  language,
  now,
}: FeedbackToRewrite): CoachFeedback | null {
  const reading = readSession({ source, analysis, history, note, planned, isAsPlanned });
  if (isTooLittle(analysis) && !reading.isSafetyFirst) return null;
  return writeFeedback(reading, analysis.facts, { language, createdAt: now });
}
