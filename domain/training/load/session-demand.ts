import type { IntensityLevel } from '../../activities/computed-analysis.ts';
import { isOnFoot, type SportType } from '../../sports/sport-type.ts';
import { isHardIntensity } from '../structure/intensity-level.ts';

/** What a session asked of the body, from least to most. */
export const SESSION_DEMANDS = ['light', 'moderate', 'demanding', 'severe'] as const;
export type SessionDemand = (typeof SESSION_DEMANDS)[number];

/** What the demand of a session is read from; null = not measured. */
export interface DemandEvidence {
  sport: SportType;
  /** Most of it was walked, whatever the sport is called. */
  isWalked: boolean;
  movingSeconds: number;
  distanceMeters: number | null;
  ascentMeters: number | null;
  descentMeters: number | null;
  /** Mean of a reliable heart rate. */
  meanHeartRate: number | null;
  /** Intensity of the whole by the runner's own reference; `unknown` without one. */
  intensity: IntensityLevel;
}

type Threshold = Readonly<Record<Exclude<SessionDemand, 'light'>, number>>;

/**
 * Distance with climb: 100 m of ascent count as a kilometre, as Swiss hiking and
 * trail races count them. Kilometres.
 */
const ASCENT_METERS_PER_KILOMETER = 100;
const RUNNING_KILOMETERS: Threshold = { moderate: 8, demanding: 16, severe: 30 };
const WALKING_KILOMETERS: Threshold = { moderate: 6, demanding: 15, severe: 30 };
const RUNNING_SECONDS: Threshold = { moderate: 2700, demanding: 5400, severe: 10_800 };
const WALKING_SECONDS: Threshold = { moderate: 3600, demanding: 9000, severe: 18_000 };
const OTHER_SECONDS: Threshold = { moderate: 3600, demanding: 9000, severe: 18_000 };
/** Of several sports in one go, as in a race or in training for it. */
const EVENT_SECONDS: Threshold = { moderate: 1800, demanding: 3600, severe: 14_400 };
/** Metres on foot; the descent damages the thighs about as much as the climb tires them. */
const CLIMB_METERS: Threshold = { moderate: 150, demanding: 400, severe: 1000 };
const OTHER_CLIMB_METERS: Threshold = { moderate: 300, demanding: 800, severe: 2000 };
/** Seconds at a hard and at a moderate mean heart rate. */
const HARD_SECONDS: Threshold = { moderate: 300, demanding: 900, severe: 4500 };
const MODERATE_SECONDS: Threshold = { moderate: 1500, demanding: 4500, severe: 9000 };

/**
 * Where nothing is known of the runner, beats per minute that are hard and
 * moderate for most adults. Used for caution only, never for a claim.
 */
const HARD_BEATS_FOR_MOST = 165;
const MODERATE_BEATS_FOR_MOST = 150;
/** The same on a walk, where nobody expects such a heart rate. */
const HARD_WALK_BEATS_FOR_MOST = 150;
const MODERATE_WALK_BEATS_FOR_MOST = 125;

/**
 * How much a session took out of the body: by time, distance with climb, descent
 * and heart rate, whichever asks for most. The name of the sport lowers nothing,
 * and more of anything never lowers it.
 *
 * @example demandOf(mountain walk of 24 km with 1,350 m of climb) // 'severe'
 */
export function demandOf(evidence: DemandEvidence): SessionDemand {
  const { sport, isWalked, movingSeconds, distanceMeters } = evidence;
  const ascent = evidence.ascentMeters ?? 0;
  const climb = Math.max(ascent, evidence.descentMeters ?? 0);
  const parts = [demandOfHeartRate(evidence)];
  if (isOnFoot(sport)) {
    const kilometers = (distanceMeters ?? 0) / 1000 + ascent / ASCENT_METERS_PER_KILOMETER;
    parts.push(
      reached(kilometers, isWalked ? WALKING_KILOMETERS : RUNNING_KILOMETERS),
      reached(movingSeconds, isWalked ? WALKING_SECONDS : RUNNING_SECONDS),
      reached(climb, CLIMB_METERS),
    );
  } else {
    parts.push(reached(movingSeconds, OTHER_SECONDS), reached(ascent, OTHER_CLIMB_METERS));
  }
  return SESSION_DEMANDS[Math.max(...parts)] ?? 'light';
}

/** Shorter, neither heat nor thin air adds to what a session takes. */
const CONDITIONS_SECONDS = 2700;
/** From here on thin air takes an eighth of the aerobic power (Péronnet & Thibault 1991). */
const HIGH_METERS = 2000;

/** What the air of a session adds to its demand; null = not known. */
export interface DemandConditions {
  movingSeconds: number;
  isHot: boolean;
  lowestAltitudeMeters: number | null;
}

/** The demand of a session of three quarters of an hour and more in the heat: one step higher. */
export function demandInHeat(
  demand: SessionDemand,
  { movingSeconds, isHot }: Pick<DemandConditions, 'movingSeconds' | 'isHot'>,
): SessionDemand {
  return isHot && movingSeconds >= CONDITIONS_SECONDS ? raised(demand) : demand;
}

/** The same of one that never came below 2,000 m. */
export function demandInThinAir(
  demand: SessionDemand,
  {
    movingSeconds,
    lowestAltitudeMeters,
  }: Pick<DemandConditions, 'movingSeconds' | 'lowestAltitudeMeters'>,
): SessionDemand {
  const isHigh = (lowestAltitudeMeters ?? 0) >= HIGH_METERS;
  return isHigh && movingSeconds >= CONDITIONS_SECONDS ? raised(demand) : demand;
}

/** One step higher. Days without running follow from distance and climb, and from no weather. */
function raised(demand: SessionDemand): SessionDemand {
  return demand === 'light' ? 'moderate' : higherDemand(demand, 'demanding');
}

/** Whether one demand is at least another. */
export function isAtLeastDemand(demand: SessionDemand, least: SessionDemand): boolean {
  return SESSION_DEMANDS.indexOf(demand) >= SESSION_DEMANDS.indexOf(least);
}

/** The higher of two demands. */
export function higherDemand(first: SessionDemand, second: SessionDemand): SessionDemand {
  return isAtLeastDemand(first, second) ? first : second;
}

/**
 * How much a whole event of several sports took out of the body, by its time alone.
 *
 * @param seconds from its start to its end; null = this was the only session
 */
export function demandOfEvent(seconds: number | null): SessionDemand {
  return SESSION_DEMANDS[reached(seconds ?? 0, EVENT_SECONDS)] ?? 'light';
}

function demandOfHeartRate(evidence: DemandEvidence): number {
  const { intensity, isWalked, meanHeartRate, movingSeconds } = evidence;
  const isKnown = intensity !== 'unknown';
  const beats = meanHeartRate ?? 0;
  const hardBeats = isWalked ? HARD_WALK_BEATS_FOR_MOST : HARD_BEATS_FOR_MOST;
  const moderateBeats = isWalked ? MODERATE_WALK_BEATS_FOR_MOST : MODERATE_BEATS_FOR_MOST;
  const isHard = isKnown ? isHardIntensity(intensity) : beats >= hardBeats;
  if (isHard) return reached(movingSeconds, HARD_SECONDS);
  const isModerate = isKnown ? intensity === 'moderate' : beats >= moderateBeats;
  return isModerate ? reached(movingSeconds, MODERATE_SECONDS) : 0;
}

/** Position in {@link SESSION_DEMANDS}. */
function reached(value: number, { moderate, demanding, severe }: Threshold): number {
  if (value >= severe) return 3;
  if (value >= demanding) return 2;
  return value >= moderate ? 1 : 0;
}
