/** The sports the product knows; what a source calls otherwise is normalised to one of them. */
export const SPORT_TYPES = [
  'Run',
  'Ride',
  'Walk',
  'Hike',
  'Swim',
  'Workout',
  'Yoga',
  'VirtualRide',
  'VirtualRun',
  'EBikeRide',
  'WeightTraining',
  'Rowing',
  'Elliptical',
  'StairStepper',
  'StandUpPaddling',
  'AlpineSki',
  'BackcountrySki',
  'Canoeing',
  'Crossfit',
  'IceSkate',
  'InlineSkate',
  'Kayaking',
  'Kitesurf',
  'NordicSki',
  'RockClimbing',
  'RollerSki',
  'MixedMartialArts',
  'Other',
] as const;
export type SportType = (typeof SPORT_TYPES)[number];

/** Sports that are coached as running: pace, steps per minute, best efforts, VDOT. */
export function isRunning(sport: SportType): boolean {
  return sport === 'Run' || sport === 'VirtualRun';
}

const ON_WATER: ReadonlySet<SportType> = new Set<SportType>([
  'Swim',
  'Rowing',
  'StandUpPaddling',
  'Canoeing',
  'Kayaking',
  'Kitesurf',
]);

/** Sports in or on water, where a barometer measures weather and waves. */
export function isOnWater(sport: SportType): boolean {
  return ON_WATER.has(sport);
}

const ON_BICYCLE: ReadonlySet<SportType> = new Set<SportType>(['Ride', 'VirtualRide', 'EBikeRide']);

/** Sports on a bicycle, on the road or on a trainer. */
export function isCycling(sport: SportType): boolean {
  return ON_BICYCLE.has(sport);
}

/** Sports on foot, whose cadence is counted in steps of both legs. */
export function isOnFoot(sport: SportType): boolean {
  return isRunning(sport) || sport === 'Walk' || sport === 'Hike';
}
