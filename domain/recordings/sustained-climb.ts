/** Climb and descent from one turning level to the next. Metres. */
export interface SustainedClimb {
  ascentMeters: number;
  descentMeters: number;
}

/** Barometers and receivers err by up to 5 m, so that every turn near these heights may be none. */
const TURN_METERS = [6, 7, 8, 9, 10] as const;

/**
 * Climb and descent that no altitude noise makes. A hill counts from its foot to its top. Whether a hill
 * of about 8 m counts must not depend on a metre. So this is the mean over turns of 6 to 10 m.
 *
 * @param altitudeMeters smoothed; NaN = missing, passed over
 */
export function sustainedClimbOf(altitudeMeters: Float64Array): SustainedClimb {
  const climbs = TURN_METERS.map((meters) => climbBetweenTurns(altitudeMeters, meters));
  const meanOf = (key: keyof SustainedClimb) =>
    climbs.reduce((sum, climb) => sum + climb[key], 0) / climbs.length;
  return { ascentMeters: meanOf('ascentMeters'), descentMeters: meanOf('descentMeters') };
}

/** From turn to turn: a leg ended at its farthest level where the altitude goes back by this much. */
function climbBetweenTurns(altitudeMeters: Float64Array, turnMeters: number): SustainedClimb {
  const legs: number[] = [];
  // Of the leg that goes on: where it began, how far it came, and up or down; 0 before the first one.
  let from = Number.NaN;
  let farthest = Number.NaN;
  let direction = 0;
  for (const altitude of altitudeMeters) {
    if (Number.isNaN(altitude)) continue;
    if (Number.isNaN(from)) {
      from = altitude;
      farthest = altitude;
    } else if (direction === 0) {
      // Until then both the lowest and the highest level may be the first turn.
      from = Math.min(from, altitude);
      farthest = Math.max(farthest, altitude);
      if (farthest - from < turnMeters) continue;
      direction = altitude === farthest ? 1 : -1;
      if (direction < 0) [from, farthest] = [farthest, from];
    } else if ((altitude - farthest) * direction > 0) {
      farthest = altitude;
    } else if ((farthest - altitude) * direction >= turnMeters) {
      legs.push(farthest - from);
      from = farthest;
      farthest = altitude;
      direction = -direction;
    }
  }
  if (direction !== 0) legs.push(farthest - from);
  return {
    ascentMeters: legs.reduce((sum, leg) => sum + Math.max(0, leg), 0),
    descentMeters: legs.reduce((sum, leg) => sum + Math.max(0, -leg), 0),
  };
}
