import type { SessionPurpose } from '../../activities/session-purpose.ts';
import type { FindingCode } from './session-reading.ts';

/** What matters about sessions of one purpose. */
export interface FindingOrder {
  /** Most important first. */
  significant: readonly FindingCode[];
  /** True of many such sessions and equally so: they take turns. */
  routine: readonly FindingCode[];
  /** How it stands in the runner's weeks; these take turns, too. */
  background: readonly FindingCode[];
  /** Said only where there is little else. */
  fallback: readonly FindingCode[];
  /** Said only where there is nothing else. */
  lastResort?: readonly FindingCode[];
}

/** What the runner answered. */
const FELT = [
  'effort.hard',
  'effort.moderate',
  'effort.easy',
  'effort.rememberedHard',
  'effort.rememberedEasy',
] as const;
const VOLUME_WARNINGS = ['distance.farBeyond', 'distance.beyond', 'load.tired'] as const;
/** What is said first of a hard session on the wrong day. */
const HARD_DAY_WARNINGS = [
  ...VOLUME_WARNINGS,
  'context.afterRace',
  'context.hardAgain',
  'week.up',
  'week.above',
] as const;
/** True of nearly every short easy run, so that it says little there. */
const SAYS_LITTLE_WHEN_SHORT = ['drift.low', 'drift.none', 'halves.equal', 'halves.even'] as const;
const WEEKS_AROUND = [
  'week.steady',
  'habit.regular',
  'week.down',
  'habit.sparse',
  'distance.longest',
] as const;
const LITTLE_ELSE = ['record.indoor', 'history.first', 'ask.feel', 'help.heartRate'] as const;
/** What another sport does for a runner. */
const OF_SPORT = [
  'cross.swim',
  'cross.ride',
  'cross.strength',
  'cross.mobility',
  'cross.other',
  'cross.unnamed',
] as const;

const EASY: FindingOrder = {
  significant: [
    'record.partial',
    'record.heartRateErratic',
    'effort.hard',
    ...VOLUME_WARNINGS,
    'return.break',
    'strides.after',
    'zones.easyExceeded',
    'compare.faster',
    'compare.aboveEasyRange',
    'compare.pulseHigher',
    'compare.pulseLower',
    'week.up',
    'week.above',
    'drift.warm',
    'drift.high',
    'stops.long',
    'split.fast',
    'runWalk.parts',
    'halves.slower',
    'record.indoor',
  ],
  routine: [
    'zones.easyHeld',
    'zones.edge',
    'context.afterHard',
    'halves.faster',
    'compare.slower',
    'compare.usual',
    ...SAYS_LITTLE_WHEN_SHORT,
  ],
  background: WEEKS_AROUND,
  fallback: LITTLE_ELSE,
};

const EASY_SHORT: FindingOrder = {
  ...EASY,
  routine: EASY.routine.filter((code) => !isLittleWhenShort(code)),
  lastResort: SAYS_LITTLE_WHEN_SHORT,
};

function isLittleWhenShort(code: FindingCode): boolean {
  return SAYS_LITTLE_WHEN_SHORT.some((other) => other === code);
}

/** From here on an even effort and a quiet heart say something about endurance. */
const SIGNIFICANT_EASY_SECONDS = 3600;

/** What matters about a session, by its purpose and, where easy, its length. */
export function findingOrderOf(purpose: SessionPurpose, movingSeconds: number): FindingOrder {
  const order = FINDING_ORDER[purpose];
  return order === EASY && movingSeconds < SIGNIFICANT_EASY_SECONDS ? EASY_SHORT : order;
}

/** For each purpose what matters, in order. */
const FINDING_ORDER: Readonly<Record<SessionPurpose, FindingOrder>> = {
  recovery: EASY,
  easy: EASY,
  steady: {
    significant: [
      'record.partial',
      'record.heartRateErratic',
      'ask.effort',
      ...FELT,
      ...VOLUME_WARNINGS,
      'return.break',
      'strides.after',
      'context.hardAgain',
      'week.up',
      'week.above',
      'steady.nearThreshold',
      'steady.gray',
      'steady.pulse',
      'compare.pulseHigher',
      'drift.warm',
      'drift.high',
      'runWalk.parts',
      'halves.slower',
      'record.indoor',
    ],
    routine: [
      'halves.faster',
      'halves.even',
      'halves.equal',
      'drift.low',
      'drift.none',
      'hills.adjusted',
    ],
    background: WEEKS_AROUND,
    fallback: LITTLE_ELSE,
  },
  long: {
    significant: [
      'record.partial',
      'record.heartRateErratic',
      'ask.effort',
      ...FELT,
      'distance.farBeyond',
      'distance.beyond',
      'return.break',
      'strides.after',
      'load.tired',
      'context.afterRace',
      'week.up',
      'week.above',
      'context.hardAgain',
      'long.fast',
      'finish.fade',
      'drift.warm',
      'drift.high',
      'hills.fadedEffort',
      'long.pulse',
      'finish.strong',
      'distance.longest',
      'week.longShare',
      'hills.equalEffort',
      'hills.evenEffort',
      'drift.low',
      'drift.none',
      'record.indoor',
    ],
    routine: [
      'halves.even',
      'halves.equal',
      'halves.faster',
      'halves.slower',
      'hills.adjusted',
      'compare.slower',
    ],
    background: WEEKS_AROUND,
    fallback: ['stops.many', ...LITTLE_ELSE],
  },
  tempo: {
    significant: [
      'record.partial',
      'record.heartRateErratic',
      'tempo.fell',
      'tempo.aboveThreshold',
      ...HARD_DAY_WARNINGS,
      'tempo.faster',
      'tempo.held',
      'intervals.fade',
      'intervals.build',
      'tempo.blocks',
      'tempo.nearThreshold',
      'tempo.belowThreshold',
      'tempo.climb',
      'tempo.calm',
      'intervals.spreadTight',
      'hills.adjusted',
      'intervals.noWarmUp',
      'record.indoor',
    ],
    routine: ['intervals.rests', 'halves.faster', 'halves.even', 'halves.slower'],
    background: WEEKS_AROUND,
    fallback: LITTLE_ELSE,
  },
  intervals: {
    significant: [
      'record.partial',
      'record.heartRateErratic',
      'intervals.settled',
      'intervals.kick',
      'intervals.fade',
      'intervals.build',
      ...HARD_DAY_WARNINGS,
      'intervals.fasterThanNeeded',
      'intervals.spreadTight',
      'intervals.spreadWide',
      'intervals.spread',
      'intervals.unrecovered',
      'intervals.onPace',
      'intervals.recovered',
    ],
    routine: ['intervals.rests', 'intervals.dose'],
    background: WEEKS_AROUND,
    fallback: ['intervals.noWarmUp', ...LITTLE_ELSE],
  },
  progression: {
    significant: [
      'record.partial',
      'record.heartRateErratic',
      ...HARD_DAY_WARNINGS,
      'progression.steps',
      'halves.faster',
      'progression.endPulse',
      'record.indoor',
    ],
    routine: ['hills.adjusted'],
    background: WEEKS_AROUND,
    fallback: LITTLE_ELSE,
  },
  hills: {
    significant: [
      'record.partial',
      'record.heartRateErratic',
      'ask.effort',
      ...FELT,
      ...HARD_DAY_WARNINGS,
      'intervals.settled',
      'intervals.fade',
      'intervals.build',
      'intervals.spreadTight',
      'hills.climb',
      'hills.fadedEffort',
      'hills.equalEffort',
      'hills.adjusted',
      'hills.evenEffort',
      'hills.descent',
      'stops.many',
      'intervals.recovered',
    ],
    // However low the heart rate stayed, climbing and coming down tire the legs.
    routine: ['intervals.rests'],
    background: WEEKS_AROUND,
    fallback: LITTLE_ELSE,
  },
  mountain: {
    significant: [
      'record.partial',
      'record.heartRateErratic',
      'context.afterRace',
      'context.hardAgain',
      'demand.climb',
      'hills.descent',
      'ask.effort',
      ...FELT,
      'week.up',
      'week.above',
    ],
    routine: [],
    background: WEEKS_AROUND,
    fallback: LITTLE_ELSE,
  },
  race: {
    significant: [
      'record.partial',
      'record.heartRateErratic',
      'hills.fadedEffort',
      'race.positive',
      'race.negative',
      'race.startFast',
      'race.even',
      'halves.equal',
      'hills.equalEffort',
      'hills.evenEffort',
      'hills.adjusted',
      'race.vdot',
      'finish.strong',
    ],
    routine: ['hills.descent'],
    background: WEEKS_AROUND,
    fallback: LITTLE_ELSE,
  },
  'stop-and-go': {
    significant: [
      'record.partial',
      'record.heartRateErratic',
      'ask.effort',
      ...FELT,
      ...VOLUME_WARNINGS,
      'week.up',
      'week.above',
      'stops.many',
      'stops.long',
      'stops.moving',
    ],
    routine: ['zones.easyHeld', 'compare.slower'],
    background: WEEKS_AROUND,
    fallback: LITTLE_ELSE,
  },
  'run-walk': {
    significant: [
      'record.partial',
      'record.heartRateErratic',
      ...VOLUME_WARNINGS,
      'return.break',
      'week.up',
      'week.above',
      'runWalk.parts',
      'runWalk.breaks',
      'ask.effort',
      ...FELT,
    ],
    routine: [],
    background: WEEKS_AROUND,
    fallback: LITTLE_ELSE,
  },
  walk: {
    significant: [
      'record.partial',
      'record.heartRateErratic',
      'walk.time',
      'walk.long',
      'cross.hard',
    ],
    routine: ['hills.descent', 'cross.easy'],
    background: [],
    fallback: [],
  },
  hike: {
    significant: [
      'record.partial',
      'record.heartRateErratic',
      'demand.climb',
      'hills.descent',
      'cross.hard',
    ],
    routine: ['walk.long', 'cross.easy'],
    background: [],
    fallback: ['walk.time'],
  },
  'cross-training': {
    significant: [
      'record.partial',
      'record.heartRateErratic',
      'cross.long',
      'cross.hard',
      'cross.easy',
      'cross.strenuous',
      'cross.endurance',
      'cross.gentle',
      'cross.brief',
      'demand.climb',
    ],
    // What a sport does for a runner takes turns with what it cost.
    routine: [...OF_SPORT, 'cross.load'],
    background: [],
    fallback: OF_SPORT,
    lastResort: ['cross.notJudged'],
  },
  unclear: {
    significant: [
      'record.partial',
      'record.impossible',
      'record.short',
      'record.noDistance',
      'record.heartRateErratic',
      'ask.effort',
      ...FELT,
      'demand.climb',
      'said.remembered',
      'ask.sport',
      'ask.purpose',
      ...VOLUME_WARNINGS,
      'week.up',
      'week.above',
      'runWalk.parts',
      'unclear.swings',
      'stops.many',
      'stops.long',
    ],
    routine: ['halves.faster', 'halves.slower', 'zones.easyHeld'],
    background: WEEKS_AROUND,
    fallback: LITTLE_ELSE,
  },
};
