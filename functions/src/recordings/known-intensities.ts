import type { DecodedLap } from '@tasuki/domain/recordings/decoded-activity';

type Intensity = DecodedLap['intensity'];

/**
 * The laps' intensities where they mean something. Watches write "active" on every lap of a run
 * without a workout, and one exporter "resting" on every lap of everything. Laps that are all alike
 * say nothing, unless they are steps of a workout.
 */
export function knownIntensities(
  intensities: readonly Intensity[],
  { isWorkout }: { isWorkout: boolean },
): readonly Intensity[] {
  const isVaried = new Set(intensities).size > 1;
  return isVaried || isWorkout ? intensities : intensities.map(() => null);
}
