/** Time constants in days, as in every tool that shows these curves. */
export const FITNESS_DAYS = 42;
export const FATIGUE_DAYS = 7;

/** Where fitness and fatigue stand at the end of a day, in units of daily load. */
export interface FitnessFatigue {
  fitness: number;
  fatigue: number;
}

/** What one day's load weighs in an average with this time constant. */
export function dayWeight(timeConstantDays: number): number {
  return 1 - Math.exp(-1 / timeConstantDays);
}

/**
 * Fitness and fatigue after each day: exponentially weighted means of daily load,
 * `y = w x + (1 - w) y'` with `w = 1 - e^(-1/days)`. A rest day is a 0, never left out.
 *
 * @param dailyLoads one entry for each day, oldest first
 * @param seed where both stood before the first day
 * @returns one entry for each day
 * @see Banister 1975 in the form of GoldenCheetah's PMCData
 */
export function fitnessFatigue(
  dailyLoads: readonly number[],
  seed: FitnessFatigue = { fitness: 0, fatigue: 0 },
): FitnessFatigue[] {
  const fitnessWeight = dayWeight(FITNESS_DAYS);
  const fatigueWeight = dayWeight(FATIGUE_DAYS);
  let { fitness, fatigue } = seed;
  return dailyLoads.map((load) => {
    fitness += fitnessWeight * (load - fitness);
    fatigue += fatigueWeight * (load - fatigue);
    return { fitness, fatigue };
  });
}

/**
 * Form (training load balance) of a day: fitness less fatigue as they stood the
 * evening before, so that today's session does not lower today's form. Says
 * nothing about readiness.
 */
export function formAfter(yesterday: FitnessFatigue): number {
  return yesterday.fitness - yesterday.fatigue;
}
