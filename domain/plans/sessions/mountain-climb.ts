/** Climb of mountain races, metres a kilometre, where their own is not known; our choice. */
export const CLIMB_PER_KILOMETER_SPAN = [20, 50] as const;
export const USUAL_CLIMB_PER_KILOMETER = 35;

/** This climb takes about as long as one kilometre on flat ground. Metres. */
const CLIMB_OF_A_KILOMETER = 100;

/**
 * How many times as long a way with climb takes.
 *
 * @param climb metres a kilometre
 */
export function slowerByClimb(climb: number): number {
  return 1 + climb / CLIMB_OF_A_KILOMETER;
}
