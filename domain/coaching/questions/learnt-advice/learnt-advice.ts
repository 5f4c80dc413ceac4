import { COMMON_QUESTIONS } from './common-questions.ts';

/** Situations of runners that are asked about in many different words. */
export const LEARNT_SITUATIONS = [
  'shiftWork',
  'splitLong',
  'lateTraining',
  'pacingSomeone',
  'raceMeal',
  'numbToes',
  'hitWall',
  'chipTime',
  'bibSwap',
  'chooseRace',
  'relayLeg',
  'eveningRace',
  'raceArrival',
  'carbWeight',
  'afterPlan',
  'longRunsLeft',
  'volumeOrSpeed',
  'moreOrLess',
  'planTooFast',
  'shoesSlower',
  'headlamp',
  'carryWater',
  'indoorInstead',
  'movedToHeat',
  'hormones',
  'runnyNose',
  'pulseGap',
  'stopsInPace',
  'shoeWorn',
  'envy',
  'goodNews',
  'praise',
  'coachSelf',
  'blisters',
  'plantarHeel',
  'sittingPain',
  'pacer',
  'gearCare',
  'rainRun',
  'vegan',
  'boredom',
  'fewerLonger',
] as const;

/** Advice that is asked for in many different words. Only similar questions show it. */
export const LEARNT_ADVICE = [
  'notAlone',
  'sleepless',
  'repRest',
  'watchSays',
  'zoneTime',
  'otherGround',
  'gutGels',
  'shoePair',
  'firstShoes',
  'slowIsFine',
  'others',
  'beginnerPulse',
  'badSession',
  'banter',
  'racePlan',
  'yasso',
  'habit',
  'shy',
  'whenEasier',
  'firstRace',
  'clothes',
  'alone',
  'company',
  'restDays',
  'paceOrPulse',
  'afterMeal',
  'chafing',
  'sun',
  'watchChoice',
  'trail',
  'firstIntervals',
  'longRunHow',
  'longestBefore',
  'weeklyFor',
  'cutbackWeek',
  'plateau',
  'injuryFree',
  'sleepBeforeRace',
  'racePacking',
  'startPlace',
  'raceWarmUp',
  'dayBefore',
  'hardMoment',
  'cutoff',
  'afterFinish',
  'twoRaces',
  'badRace',
  'raceInfo',
  'goodTime',
  'fasting',
  'littleTime',
  'fitnessLoss',
  'treadmillLong',
  ...LEARNT_SITUATIONS,
  ...COMMON_QUESTIONS,
] as const;
export type LearntAdvice = (typeof LEARNT_ADVICE)[number];

/** What is mostly named, and learnt as well, so that its name alone does not decide. */
export const LEARNT_NAMED = [
  'treadmill',
  'strength',
  'otherSport',
  'breathing',
  'form',
  'altitude',
  'air',
  'sleepNeed',
  'weight',
  'timeOfDay',
  'music',
  'nerves',
  'toilet',
  'baths',
  'supplements',
  'formula',
  'accuracy',
  'everyDay',
  'doubles',
  'age',
  'period',
  'darkness',
  'travel',
  'alcohol',
  'caffeine',
  'treats',
  'salt',
  'water',
  'gels',
  'carbonShoes',
  'donation',
  'vaccine',
  'getFaster',
  'runLonger',
  'walkBreaks',
  'kneeWear',
  'raceMorning',
  'highPulse',
  'carbLoading',
  'toenail',
  'beginning',
  'calves',
  'family',
  'core',
  'hardSpacing',
  'aidStations',
  'wind',
  'wetGrip',
  'cadenceRule',
  'easyAll',
  'afterBirth',
] as const;

/** What is asked of the product in as many words. */
export type LearntAppAsk =
  | 'language'
  | 'recording'
  | 'manual'
  | 'plan'
  | 'toWatch'
  | 'heartZones'
  | 'goals'
  | 'humanCoach'
  | 'cancel'
  | 'duplicates'
  | 'wrongFigures'
  | 'strava'
  | 'history'
  | 'trends'
  | 'install'
  | 'memory'
  | 'method'
  | 'contact'
  | 'invite'
  /** Sex, age and heart rates. */
  | 'profile'
  /** What stays of the runner's data, and how to get it. */
  | 'keepData'
  /** Where the runner's data are kept, and who is given them. */
  | 'dataPlace'
  /** How the runner gets a copy of their data. */
  | 'export'
  /** What is free, and what is paid for. */
  | 'plans';
