import { isHeartRateOfWhole } from '../../activities/sensors/heart-rate-quality.ts';
import type { ActivityAnalysis } from '../activity-analysis.ts';
import type { DecodedActivity } from '../../recordings/decoded-activity.ts';
import { isOnWater, isRunning } from '../../sports/sport-type.ts';
import { formatMeasure } from '../../measures/format-measure.ts';
import {
  demandOf,
  demandInHeat,
  demandInThinAir,
  demandOfEvent,
  higherDemand,
  type SessionDemand,
} from '../../training/load/session-demand.ts';
import { hasImpossibleKilometer } from '../../training/performance/runner-limits.ts';
import type { RecentActivity } from '../../training/recent-activity.ts';
import {
  earlierThan,
  isEasyPurpose,
  middleOf,
  runsOf,
  type EarlierActivity,
} from './earlier-runs.ts';
import type { Fact } from './fact.ts';
import { feltEffortOf, isSimilarRun, type FeltEffort } from './felt-effort.ts';
import { isRideSaid, saidPurposeOf, type SaidPurpose } from './said-purpose.ts';
import { strainOf, type RecentStrain } from './recent-strain.ts';
import { isHot } from './weather/facts-of-weather.ts';

/** What is known of a session besides its figures. */
export type SessionSource = Pick<
  DecodedActivity,
  'sport' | 'startedAt' | 'utcOffsetMinutes' | 'isIndoor' | 'isPartial'
> & {
  /** The runner's own rating of perceived exertion, 1 to 10; null or absent = not said. */
  effort?: number | null;
  /** The runner's own words on it; null or absent = none. */
  note?: string | null;
};

/** What the runner calls a session that the recording does not show. */
export interface SaidOfSession {
  purpose: SaidPurpose | 'ride';
  /** Said of a similar run before, and not of this one. */
  isRemembered: boolean;
}

/** A session as the coach looks at it: figures by id, and what came before. */
export interface SessionView {
  source: SessionSource;
  analysis: ActivityAnalysis;
  /** Value of a fact, or null where there is none. */
  value: (factId: string) => number | null;
  /** Whether all these facts are there. */
  has: (...factIds: string[]) => boolean;
  /** Change from the first to the second fact, in per cent of the first; null where one is missing. */
  change: (fromId: string, toId: string) => number | null;
  /** Whether two facts read differently for every reader, in kilometres and miles. */
  readDifferently: (firstId: string, secondId: string) => boolean;
  earlierRuns: readonly EarlierActivity[];
  earlier: readonly EarlierActivity[];
  /** What the days before still ask for. */
  strain: RecentStrain;
  isHilly: boolean;
  /** Whether the ground rose and fell by more than altitude noise does; true where only its sum is known. */
  hasRelief: boolean;
  /** With its climb and descent no parts of the distance can be compared. */
  isMountainous: boolean;
  /** What the session asked of the body. */
  demand: SessionDemand;
  /** What the runner says of the effort, of this run or of a similar one; null = nothing. */
  felt: FeltEffort | null;
  /** What the runner calls it, or called a similar run, where its purpose is unclear; null = nothing. */
  said: SaidOfSession | null;
  /** A sensor was worn, whether or not it can be trusted. */
  hasHeartRate: boolean;
  /** Zones rest on a measurement and not on a guess. */
  hasMeasuredZones: boolean;
}

/** Facts that stand for the whole only where the heart rate was read throughout. */
const OF_WHOLE_HEART_RATE: ReadonlySet<string> = new Set([
  'heartRate.average',
  'heartRate.maximum',
]);

/** This climb a kilometre explains any change of pace. */
const HILLY_METERS_PER_KILOMETER = 10;
const MOUNTAINOUS_METERS_PER_KILOMETER = 25;

/**
 * @param facts those of the analysis; what they do not hold is not known
 */
export function viewSession(
  source: SessionSource,
  analysis: ActivityAnalysis,
  history: readonly RecentActivity[],
): SessionView {
  // Facts of earlier versions hold means of a heart rate that was not trusted.
  const isTrusted = isHeartRateOfWhole(analysis.heartRateQuality);
  const factById = new Map<string, Fact>(
    analysis.facts
      .filter(({ id }) => isTrusted || !OF_WHOLE_HEART_RATE.has(id))
      .map((fact) => [fact.id, fact]),
  );
  const value = (factId: string) => factById.get(factId)?.value ?? null;
  const earlier = earlierThan(source, history);
  const runsHere = runsOf(earlier);
  // What has arrived until now is no usual week and no longest run. A race or pain of these days is known.
  const earlierRuns = analysis.isHistoryArriving ? [] : runsHere;
  const isRun = isRunning(source.sport) && isDistanceRun(analysis);
  const ownMeters = isRun ? (analysis.summary.distanceMeters ?? 0) : 0;
  const basis = analysis.zones?.basis;
  const said = saidOf(source, analysis, earlierRuns);
  const felt = feltEffortOf(source.effort ?? null, analysis, earlierRuns);
  return {
    source,
    analysis,
    value,
    has: (...factIds) => factIds.every((factId) => factById.has(factId)),
    change: (fromId, toId) => {
      const from = value(fromId);
      const to = value(toId);
      return from !== null && to !== null && from > 0 ? (100 * (to - from)) / from : null;
    },
    readDifferently: (firstId, secondId) => {
      const first = factById.get(firstId);
      const second = factById.get(secondId);
      if (!first || !second) return false;
      return (['metric', 'imperial'] as const).every((units) => {
        const locale = { language: 'en', units } as const;
        const words = (fact: Fact) => formatMeasure(fact.value, fact.unit, locale);
        return words(first) !== words(second);
      });
    },
    earlier,
    earlierRuns,
    strain: withoutJumps(strainOf(runsHere, ownMeters), analysis),
    isHilly:
      isRunning(source.sport) &&
      !source.isIndoor &&
      (analysis.purpose === 'hills' ||
        (hasRelief(analysis) && climbs(analysis, HILLY_METERS_PER_KILOMETER))),
    hasRelief: hasRelief(analysis),
    isMountainous: climbs(analysis, MOUNTAINOUS_METERS_PER_KILOMETER),
    demand: higherDemand(
      higherDemand(
        demandInHeat(sessionDemandOf(source, analysis, earlierRuns), {
          movingSeconds: analysis.summary.movingSeconds,
          isHot: isOutInHeat(source, value),
        }),
        higherDemand(
          demandOfFelt(felt, analysis.summary.movingSeconds),
          demandOfSaid(said, analysis.summary.movingSeconds),
        ),
      ),
      demandOfEvent(value('event.duration')),
    ),
    felt,
    said,
    hasHeartRate: factById.has('heartRate.average') || !isTrusted,
    hasMeasuredZones: basis === 'threshold' || basis === 'measured-maximum',
  };
}

function withoutJumps(
  strain: RecentStrain,
  { isHistoryArriving = false }: Pick<ActivityAnalysis, 'isHistoryArriving'>,
): RecentStrain {
  const noJump = { isJump: false, isJumpLately: false, isJumpBinding: false };
  return isHistoryArriving ? { ...strain, ...noJump } : strain;
}

/** Whether all of the distance can have been run. */
export function isDistanceRun({
  riding = 'none',
  splits,
}: Pick<ActivityAnalysis, 'riding' | 'splits'>): boolean {
  return riding === 'none' && !hasImpossibleKilometer(splits);
}

const FELT_HARD_SECONDS = 900;

/** What felt hard counts as hard, whatever the sensors say. What felt easy lowers nothing. */
function demandOfFelt(felt: FeltEffort | null, movingSeconds: number): SessionDemand {
  if (felt?.level !== 'hard') return 'light';
  return movingSeconds >= FELT_HARD_SECONDS ? 'demanding' : 'moderate';
}

/** Where the recording leaves the purpose open, the runner's word decides; of the last similar run, too. */
function saidOf(
  { sport, note = null }: SessionSource,
  { purpose, summary, riding = 'none' }: ActivityAnalysis,
  earlierRuns: readonly EarlierActivity[],
): SaidOfSession | null {
  if (riding === 'whole' && isRideSaid(note)) return { purpose: 'ride', isRemembered: false };
  if (purpose !== 'unclear' || !isRunning(sport)) return null;
  const own = saidPurposeOf(note);
  if (own !== null) return { purpose: own, isRemembered: false };
  const similar = earlierRuns.find(
    ({ activity }) => activity.saidPurpose !== undefined && isSimilarRun(activity, summary),
  );
  const remembered = similar?.activity.saidPurpose;
  return remembered === undefined ? null : { purpose: remembered, isRemembered: true };
}

/** What the runner calls hard counts as hard. What they call easy lowers nothing. */
function demandOfSaid(said: SaidOfSession | null, movingSeconds: number): SessionDemand {
  if (said === null || said.purpose === 'easy' || said.purpose === 'ride') return 'light';
  return movingSeconds >= FELT_HARD_SECONDS ? 'demanding' : 'moderate';
}

/** This many runs show what a runner is used to. */
const HABIT_RUNS = 6;
/** An easy run up to this ratio to the usual length asks for no more than the usual one. */
const USUAL_LENGTH_SHARE = 1.35;

/**
 * The demand for this runner: an easy run of the usual length is no strain, however long that is.
 * Thin air changes nothing about that, as its runner lives there.
 */
function sessionDemandOf(
  { sport }: SessionSource,
  { purpose, summary, intensity = 'unknown', heartRateQuality }: ActivityAnalysis,
  earlierRuns: readonly EarlierActivity[],
): SessionDemand {
  const { distanceMeters, averageHeartRateBeatsPerMinute } = summary;
  const bare = demandOf({
    sport,
    isWalked: purpose === 'walk' || purpose === 'hike',
    movingSeconds: summary.movingSeconds,
    distanceMeters,
    ascentMeters: summary.ascentMeters,
    descentMeters: summary.descentMeters,
    meanHeartRate: isHeartRateOfWhole(heartRateQuality) ? averageHeartRateBeatsPerMinute : null,
    intensity,
  });
  const demand = demandInThinAir(bare, summary);
  const usualMeters =
    earlierRuns.length >= HABIT_RUNS
      ? middleOf(earlierRuns.map(({ activity }) => activity.distanceMeters))
      : null;
  const isUsual =
    isEasyPurpose(purpose) &&
    usualMeters !== null &&
    (distanceMeters ?? 0) <= usualMeters * USUAL_LENGTH_SHARE;
  return isUsual && demand !== 'light' ? 'moderate' : demand;
}

/** Under a roof and in water the weather outside says nothing. */
function isOutInHeat(
  { sport, isIndoor }: SessionSource,
  value: (factId: string) => number | null,
): boolean {
  if (isIndoor || isOnWater(sport)) return false;
  return isHot(value('temperature.weather'), value('humidity.percent'));
}

/** Noise climbs and falls for hours within this distance of its level. */
const RELIEF_METERS = 20;

function hasRelief({ summary }: ActivityAnalysis): boolean {
  const { highestAltitudeMeters: highest, lowestAltitudeMeters: lowest } = summary;
  return highest === null || lowest === null || highest - lowest >= RELIEF_METERS;
}

function climbs({ summary }: ActivityAnalysis, metersPerKilometer: number): boolean {
  const { ascentMeters, distanceMeters } = summary;
  return (
    ascentMeters !== null &&
    distanceMeters !== null &&
    distanceMeters > 0 &&
    ascentMeters * 1000 >= distanceMeters * metersPerKilometer
  );
}

/** Whether a value is there and lies within the bounds, both included. */
export function isWithin(value: number | null, least: number, most: number): boolean {
  return value !== null && value >= least && value <= most;
}

export function isAtLeast(value: number | null, least: number): boolean {
  return value !== null && value >= least;
}

export function isAtMost(value: number | null, most: number): boolean {
  return value !== null && value <= most;
}
