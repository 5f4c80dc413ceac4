import type { ActivityAnalysis } from '../activity-analysis.ts';
import type { DecodedActivity } from '../../recordings/decoded-activity.ts';
import { isRunning } from '../../sports/sport-type.ts';
import { HISTORY_DAYS, type RecentActivity } from '../../training/recent-activity.ts';
import { summariseHistory, type HistoryDay } from '../../training/training-history.ts';
import {
  raceDistanceNear,
  trainingPacesOf,
  vdotOf,
  type TrainingPaces,
} from '../../training/performance/vdot.ts';
import { proofBy } from './earlier-runs.ts';
import type { Fact, FactProof } from './fact.ts';
import { makeFact } from './make-fact.ts';
import type { MeasuredSession } from './measured-session.ts';

/** VDOT holds for efforts of about 3.5 minutes to 4 hours. */
const EFFORT_SECONDS = [210, 14_400] as const;
const RACE_METERS_MINIMUM = 1500;
/** Outside this range the paces are no longer those of the book. */
const VDOT_RANGE = [30, 85] as const;

/** What the runner can do now, by racing; null where no race is known. */
export interface CurrentPaces {
  vdot: number;
  paces: TrainingPaces;
  proof: FactProof;
  isFromThisSession: boolean;
}

/**
 * VDOT from racing only: what a training run shows is a lower bound, and paces
 * from it would be too slow. This session's own race comes first.
 */
export function currentPacesOf(
  decoded: DecodedActivity,
  analysis: ActivityAnalysis,
  history: readonly RecentActivity[],
  session: MeasuredSession,
): CurrentPaces | null {
  if (!isRunning(decoded.sport)) return null;
  const own = raceVdotOf(analysis, session);
  if (own) return { ...own, paces: trainingPacesOf(own.vdot), isFromThisSession: true };
  const raced = racedPacesOf(decoded, history);
  return raced && { ...raced, isFromThisSession: false };
}

/** What the best race of the last twelve weeks says. */
export interface RacedPaces extends Omit<CurrentPaces, 'isFromThisSession'> {
  /** The race. */
  activityId: string;
}

/**
 * VDOT and paces from the best race before a day; null where no race is known or
 * its VDOT lies outside the book.
 */
export function racedPacesOf(
  day: HistoryDay,
  history: readonly RecentActivity[],
): RacedPaces | null {
  const { vdot } = summariseHistory(history, day);
  if (!vdot || vdot.basis !== 'race' || !isWithinTable(vdot.value)) return null;
  return {
    vdot: vdot.value,
    paces: trainingPacesOf(vdot.value),
    proof: proofBy(HISTORY_DAYS, [{ id: vdot.activityId }]),
    activityId: vdot.activityId,
  };
}

function isWithinTable(vdot: number | null): vdot is number {
  return vdot !== null && vdot >= VDOT_RANGE[0] && vdot <= VDOT_RANGE[1];
}

function raceVdotOf(
  { purpose, bestEfforts }: ActivityAnalysis,
  { core }: MeasuredSession,
): { vdot: number; proof: FactProof } | null {
  if (purpose !== 'race' || !core) return null;
  const { startSeconds, endSeconds, distanceMeters } = core;
  const courseMeters = raceDistanceNear(distanceMeters);
  const whole = {
    distanceMeters: courseMeters ?? distanceMeters,
    elapsedSeconds: endSeconds - startSeconds,
    proof: { kind: 'stretch', stretch: { startSeconds, endSeconds } } satisfies FactProof,
  };
  // A race over a known distance is worth its result. What was faster on the way does not count. It
  // does not count either when later sessions look back on this race.
  const isWhole = courseMeters !== null;
  const efforts = (isWhole ? [] : bestEfforts).map(
    ({ distanceMeters, elapsedSeconds, startSeconds, endSeconds }) => ({
      distanceMeters,
      elapsedSeconds,
      proof: { kind: 'stretch', stretch: { startSeconds, endSeconds } } satisfies FactProof,
    }),
  );
  const [best] = [whole, ...efforts]
    .filter(
      ({ distanceMeters, elapsedSeconds }) =>
        distanceMeters >= RACE_METERS_MINIMUM &&
        elapsedSeconds >= EFFORT_SECONDS[0] &&
        elapsedSeconds <= EFFORT_SECONDS[1],
    )
    .flatMap(({ proof, ...performance }) => {
      const vdot = vdotOf(performance);
      return isWithinTable(vdot) ? [{ vdot, proof }] : [];
    })
    .sort((a, b) => b.vdot - a.vdot);
  return best ?? null;
}

/** VDOT with its training paces, where a race allows them. */
export function factsOfPerformance(current: CurrentPaces | null): Fact[] {
  if (!current) return [];
  const { vdot, paces, proof, isFromThisSession } = current;
  const pace = (id: string, value: number) =>
    makeFact(`vdot.pace.${id}`, value, { unit: 'secondsPerKilometer', method: 'vdot-pace', proof });
  return [
    ...(isFromThisSession
      ? makeFact('vdot.value', vdot, { unit: 'vdot', method: 'vdot', proof })
      : []),
    ...pace('easyFast', paces.easyFast),
    ...pace('easySlow', paces.easySlow),
    ...pace('marathon', paces.marathon),
    ...pace('threshold', paces.threshold),
    ...pace('interval', paces.interval),
  ];
}
