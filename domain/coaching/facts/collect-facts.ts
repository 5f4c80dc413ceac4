import type { ActivityAnalysis } from '../activity-analysis.ts';
import type { DecodedActivity } from '../../recordings/decoded-activity.ts';
import { isDistanceContradicted } from '../../activities/sensors/left-out.ts';
import type { MeasureUnit } from '../../measures/units.ts';
import { isOnFoot, isRunning } from '../../sports/sport-type.ts';
import type { RecentActivity } from '../../training/recent-activity.ts';
import type { Fact } from './fact.ts';
import { factsOfDrift, factsOfParts, factsOfSplits } from './facts-of-course.ts';
import { factsOfEvent } from './facts-of-event.ts';
import { factsOfHistory } from './facts-of-history.ts';
import { factsOfIntervals, factsOfTempo } from './facts-of-intervals.ts';
import { factsOfNextSession } from './facts-of-next-session.ts';
import { currentPacesOf, factsOfPerformance } from './facts-of-performance.ts';
import { factsOfStrides } from './strides/facts-of-strides.ts';
import {
  factsOfBestEfforts,
  factsOfGait,
  factsOfStops,
  factsOfSummary,
  factsOfZones,
} from './facts-of-summary.ts';
import { measureSession } from './measured-session.ts';

export interface FactSources {
  decoded: DecodedActivity;
  /** Its own `facts` are not looked at. */
  analysis: ActivityAnalysis;
  /** Earlier activities in any order; later ones are passed over. */
  history: readonly RecentActivity[];
  /** All sessions of the same file; none = this is the only one. */
  sessionsOfFile?: readonly DecodedActivity[];
}

const PACE_UNITS: ReadonlySet<MeasureUnit> = new Set<MeasureUnit>([
  'secondsPerKilometer',
  'metersPerSecond',
]);

/**
 * Every figure that words about this activity may use. What the recording or the history does not
 * hold has no fact: missing data is never a figure.
 *
 * @returns facts with unique ids, in no meaningful order
 */
export function collectFacts({
  decoded,
  analysis,
  history,
  sessionsOfFile = [],
}: FactSources): Fact[] {
  const session = measureSession(decoded);
  const current = currentPacesOf(decoded, analysis, history, session);
  const isRun = isRunning(decoded.sport);
  const isPaceKnown = !isDistanceContradicted(analysis.leftOut);
  const ofSession = [
    ...factsOfSummary(analysis, session),
    ...factsOfStops(session),
    ...factsOfZones(analysis, session),
    ...(isOnFoot(decoded.sport) ? factsOfGait(session, analysis) : []),
    ...(isRun && isPaceKnown ? [...factsOfSplits(analysis), ...factsOfDrift(session)] : []),
    ...(isRun
      ? [
          ...factsOfParts(session),
          ...factsOfIntervals(analysis, session),
          ...factsOfTempo(analysis, session),
          ...factsOfStrides(analysis, session),
          ...factsOfBestEfforts(analysis),
        ]
      : []),
  ];
  const facts = [
    ...ofSession.filter(({ unit }) => isPaceKnown || !PACE_UNITS.has(unit)),
    ...factsOfEvent(sessionsOfFile),
    ...factsOfHistory({ decoded, analysis, history }),
    ...(isRun ? factsOfPerformance(current) : []),
  ];
  return [...facts, ...factsOfNextSession({ decoded, analysis, history, current, facts })];
}
