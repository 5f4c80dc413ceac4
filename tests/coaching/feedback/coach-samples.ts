import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { ActivityWeather } from '@tasuki/domain/activities/activity-weather';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import { coachActivity } from '@tasuki/domain/coaching/feedback/coach-activity';
import type { RunningPlan } from '@tasuki/domain/coaching/facts/planned-session';
import { feedbackText } from '@tasuki/domain/coaching/feedback/render-feedback';
import type { Language } from '@tasuki/domain/language';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import type { AthletePhysiology } from '@tasuki/domain/athletes/athlete-physiology';
import { recentActivityOf, type RecentActivity } from '@tasuki/domain/training/recent-activity';

export const NOW = new Date('2026-12-01T00:00:00Z');

/** What a weather service says of a place and hour. */
export function weatherAt(temperatureCelsius: number, humidityPercent = 70): ActivityWeather {
  return {
    temperatureCelsius,
    feelsLikeCelsius: temperatureCelsius,
    humidityPercent,
    windMetersPerSecond: 2,
  };
}

export const KNOWN_RUNNER: AthletePhysiology = {
  ...UNKNOWN_PHYSIOLOGY,
  birthYear: 1988,
  sex: 'female',
  restingHeartRateBeatsPerMinute: 52,
  maximumHeartRateBeatsPerMinute: 186,
};

export interface CoachedOptions {
  athlete?: AthletePhysiology;
  history?: readonly RecentActivity[];
  language?: Language;
  note?: string | null;
  plan?: RunningPlan | null;
  weather?: ActivityWeather | null;
  now?: Date;
}

export function coached(decoded: DecodedActivity, options: CoachedOptions = {}): ActivityAnalysis {
  return coachActivity({
    decoded,
    athlete: options.athlete ?? KNOWN_RUNNER,
    history: options.history ?? [],
    language: options.language ?? 'en',
    note: options.note ?? null,
    plan: options.plan ?? null,
    weather: options.weather ?? null,
    now: options.now ?? NOW,
  });
}

/** The sentences as a reader sees them. */
export function sentencesOf(analysis: ActivityAnalysis): string[] {
  const { feedback, facts } = analysis;
  if (!feedback) throw new Error('Nothing was said about this activity');
  return feedbackText(feedback, facts, { language: feedback.language, units: 'metric' });
}

/** What history keeps of a coached activity. */
export function asRecent(decoded: DecodedActivity, analysis: ActivityAnalysis): RecentActivity {
  return recentActivityOf({ ...decoded, id: decoded.startedAt.toISOString() }, analysis);
}

/** An earlier run of which only its row is known. */
export function earlierRun(
  daysAgo: number,
  change: Partial<RecentActivity> = {},
  before: Date = new Date('2026-11-20T21:30:00Z'),
): RecentActivity {
  const distanceMeters = change.distanceMeters ?? 8000;
  const pace = change.averagePaceSecondsPerKilometer ?? 350;
  return {
    id: `run-${daysAgo}`,
    sport: 'Run',
    startedAt: new Date(before.getTime() - daysAgo * DAY_MILLISECONDS),
    utcOffsetMinutes: 540,
    distanceMeters,
    movingSeconds: (distanceMeters * pace) / 1000,
    averagePaceSecondsPerKilometer: pace,
    averageHeartRateBeatsPerMinute: 142,
    load: { value: 45, method: 'heart-rate' },
    purpose: 'easy',
    ...change,
  };
}

/** Ten weeks of four runs a week, one of them long, none of them hard. */
export function easyWeeks(change: Partial<RecentActivity> = {}): RecentActivity[] {
  return Array.from({ length: 10 }, (_, week) => [
    earlierRun(week * 7 + 2, change),
    earlierRun(week * 7 + 3, change),
    earlierRun(week * 7 + 5, change),
    earlierRun(week * 7 + 6, { distanceMeters: 14_000, purpose: 'long', ...change }),
  ]).flat();
}
