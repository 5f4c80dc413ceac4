import { DAY_MILLISECONDS } from '../../measures/durations.ts';
import type { ActivityAnalysis } from '../activity-analysis.ts';
import type { ActivitySummary } from '../../activities/activity-summary.ts';
import { recentActivityOf, type RecentActivity } from '../../training/recent-activity.ts';
import type { HistoryDay } from '../../training/training-history.ts';
import type { Conversation } from './conversation.ts';
import { earlierThan, lastRunBefore, runsOf, type EarlierActivity } from './earlier-runs.ts';
import type { Fact } from './fact.ts';
import { factsOfHistory } from './facts-of-history.ts';
import { factsOfNextSession } from './facts-of-next-session.ts';
import { rememberedFor } from '../remembered.ts';
import { racedPacesOf, type RacedPaces } from './facts-of-performance.ts';
import { makeFact, wholeOf } from './make-fact.ts';
import { viewSession, type SessionSource, type SessionView } from './session-view.ts';

/** Where a runner stands now, which is not where they stood after the activity a topic is about. */
export interface RunnerStanding {
  /** Today on the runner's own clock. */
  day: HistoryDay;
  /** Everything up to now, the topic's activity among it, newest first. */
  earlier: readonly EarlierActivity[];
  earlierRuns: readonly EarlierActivity[];
  /** The newest run, however old; null where none is known. */
  lastRun: EarlierActivity | null;
  /** What may be spoken of one by one, newest first: the last weeks, or the newest run where it is older. */
  spokenOf: readonly EarlierActivity[];
  /** From the best recent race; null where none is known. */
  raced: RacedPaces | null;
  /** Today's figures as if a session of no length were looked at. */
  facts: readonly Fact[];
  /**
   * What the next session follows: the newest activity while it is still in the
   * legs, else the days of rest since.
   */
  session: SessionView;
  /** Whether that is the topic's activity, so that its own words already said what comes next. */
  isTopicsSession: boolean;
}

/** The newest activity decides for this many days what comes next. */
const IN_THE_LEGS_DAYS = 1;
/** At most this many sessions of other sports stand before an old run, which is among the few spoken of. */
const OTHER_SPORTS_BESIDE_OLD_RUN = 3;
/** A watch whose clock runs ahead by no more than this recorded a run of today. */
const CLOCK_AHEAD_MILLISECONDS = DAY_MILLISECONDS;

const EMPTY_SUMMARY: ActivitySummary = {
  distanceMeters: null,
  elapsedSeconds: 0,
  timerSeconds: 0,
  movingSeconds: 0,
  averagePaceSecondsPerKilometer: null,
  averageSpeedMetersPerSecond: null,
  maximumSpeedMetersPerSecond: null,
  averageHeartRateBeatsPerMinute: null,
  maximumHeartRateBeatsPerMinute: null,
  averageCadencePerMinute: null,
  averagePowerWatts: null,
  maximumPowerWatts: null,
  ascentMeters: null,
  descentMeters: null,
  lowestAltitudeMeters: null,
  highestAltitudeMeters: null,
  averageTemperatureCelsius: null,
  energyKilocalories: null,
};
const EMPTY_ANALYSIS: ActivityAnalysis = {
  analysisVersion: 0,
  summary: EMPTY_SUMMARY,
  splits: [],
  laps: [],
  intervals: [],
  zones: null,
  bestEfforts: [],
  purpose: 'easy',
  load: null,
  facts: [],
  missing: [],
  feedback: null,
};

/**
 * Sums up where the runner stands at this moment. Days are those of the clock that
 * recorded the newest activity.
 */
export function standingOf({
  activity,
  history,
  isHistoryArriving = false,
  now,
}: StandingSource): RunnerStanding {
  return rememberedStanding(activity ?? history, {
    activity,
    history,
    isHistoryArriving,
    time: now.getTime(),
  });
}

type StandingSource = Pick<Conversation, 'activity' | 'history' | 'isHistoryArriving' | 'now'>;

interface StandingAt extends Pick<StandingSource, 'activity' | 'history'> {
  isHistoryArriving: boolean;
  /** In milliseconds since 1970. */
  time: number;
}

const rememberedStanding = rememberedFor(computedStanding);

function computedStanding({
  activity,
  history,
  isHistoryArriving,
  time,
}: StandingAt): RunnerStanding {
  const own = activity ? [recentActivityOf(activity.row, activity.analysis)] : [];
  const everything = [...own, ...history.filter(({ id }) => id !== activity?.row.id)]
    .filter(({ startedAt }) => startedAt.getTime() < time + CLOCK_AHEAD_MILLISECONDS)
    .sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
  const [newest] = everything;
  const day: HistoryDay = {
    startedAt: new Date(Math.max(time, (newest?.startedAt.getTime() ?? 0) + 1)),
    utcOffsetMinutes:
      everything.find(({ utcOffsetMinutes }) => utcOffsetMinutes !== null)?.utcOffsetMinutes ??
      null,
  };
  const earlier = earlierThan(day, everything);
  const raced = racedPacesOf(day, everything);
  const today: SessionSource = { ...day, sport: 'Run', isIndoor: false, isPartial: false };
  // Nothing is known of weeks before all of them are here.
  const compared = isHistoryArriving ? [] : everything;
  const arriving = isHistoryArriving ? { isHistoryArriving } : {};
  const facts = factsOfHistory({ decoded: today, analysis: EMPTY_ANALYSIS, history: compared });
  const isFresh = earlier[0] !== undefined && earlier[0].daysAgo <= IN_THE_LEGS_DAYS;
  const isTopicsSession = isFresh && newest !== undefined && newest.id === activity?.row.id;
  const earlierRuns = runsOf(earlier);
  const lastRun = lastRunBefore(day, everything);
  const standing = {
    day,
    earlier,
    earlierRuns,
    lastRun,
    spokenOf:
      lastRun && earlierRuns.length === 0
        ? [...earlier.slice(0, OTHER_SPORTS_BESIDE_OLD_RUN), lastRun]
        : earlier,
    raced,
    facts,
    isTopicsSession,
  };
  if (isTopicsSession) {
    const { row, analysis } = activity;
    return { ...standing, session: viewSession(row, { ...analysis, ...arriving }, history) };
  }
  const ceiling = activity?.analysis.facts.filter(({ id }) => id === 'zone.easy.ceiling') ?? [];
  const zones = activity?.analysis.zones ?? null;
  const analysis: ActivityAnalysis =
    isFresh && newest
      ? { ...EMPTY_ANALYSIS, ...analysisOf(newest), zones }
      : { ...EMPTY_ANALYSIS, purpose: 'unclear', zones };
  const source: SessionSource = isFresh && newest ? { ...today, ...newest } : today;
  const sessionFacts = [
    ...factsOfRecent(analysis.summary),
    ...ceiling,
    ...(isFresh ? factsOfHistory({ decoded: source, analysis, history: compared }) : facts),
  ];
  const next = factsOfNextSession({
    decoded: source,
    analysis,
    history: compared,
    current: raced,
    facts: sessionFacts,
  });
  const read: ActivityAnalysis = {
    ...analysis,
    ...arriving,
    // A day without a session is followed by what follows an easy one.
    purpose: isFresh ? analysis.purpose : 'easy',
    facts: [...sessionFacts, ...next],
  };
  return { ...standing, session: viewSession(source, read, everything) };
}

function analysisOf(
  activity: RecentActivity,
): Pick<ActivityAnalysis, 'summary' | 'purpose' | 'load'> {
  return {
    summary: {
      ...EMPTY_SUMMARY,
      distanceMeters: activity.distanceMeters,
      elapsedSeconds: activity.movingSeconds,
      timerSeconds: activity.movingSeconds,
      movingSeconds: activity.movingSeconds,
      averagePaceSecondsPerKilometer: activity.averagePaceSecondsPerKilometer,
      averageHeartRateBeatsPerMinute: activity.averageHeartRateBeatsPerMinute,
    },
    purpose: activity.purpose ?? 'unclear',
    load: activity.load,
  };
}

function factsOfRecent(summary: ActivitySummary): Fact[] {
  const whole = wholeOf(summary.elapsedSeconds);
  return [
    ...makeFact('distance.total', summary.distanceMeters, {
      unit: 'meters',
      method: 'recorded',
      proof: whole,
    }),
    ...makeFact('pace.average', summary.averagePaceSecondsPerKilometer, {
      unit: 'secondsPerKilometer',
      method: 'moving-average',
      proof: whole,
    }),
    ...makeFact('heartRate.average', summary.averageHeartRateBeatsPerMinute, {
      unit: 'beatsPerMinute',
      method: 'recorded',
      proof: whole,
    }),
  ];
}
