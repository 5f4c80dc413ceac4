import type { SessionDemand } from '../../training/load/session-demand.ts';
import type { NextStepCode } from './session-reading.ts';

/** Rest comes first. */
const REST_FIRST = [
  'pain',
  'raceRecovery',
  'afterVeryLong',
  'restAfterSpike',
  'afterSevere',
] as const satisfies readonly NextStepCode[];
/** At most a short easy run. */
const EASY_AT_MOST = [
  ...REST_FIRST,
  'restTired',
  'afterRace',
  'lightDays',
  'afterHard',
  'afterLong',
  'afterIntervalsFaded',
  'afterIntervalsEven',
  // Both begin with a day off.
  'restart',
  'runWalkAgain',
] as const satisfies readonly NextStepCode[];

/**
 * What may follow a session, by what it asked of the body; null = anything. The
 * first that may is taken where another step was chosen.
 */
export const ADVICE_AFTER: Readonly<
  Record<SessionDemand, { allowed: ReadonlySet<NextStepCode>; instead: NextStepCode } | null>
> = {
  light: null,
  moderate: null,
  demanding: { allowed: new Set<NextStepCode>(EASY_AT_MOST), instead: 'afterHard' },
  severe: { allowed: new Set<NextStepCode>(REST_FIRST), instead: 'afterSevere' },
};

/** The chosen next step, or the one that the demand of the session leaves room for. */
export function allowedStep(chosen: NextStepCode, demand: SessionDemand): NextStepCode {
  const limit = ADVICE_AFTER[demand];
  return limit === null || limit.allowed.has(chosen) ? chosen : limit.instead;
}

/** The step that keeps a body easy which has just been hurt or ill. */
export function gentleStep(chosen: NextStepCode): NextStepCode {
  if (chosen === 'tempo' || chosen === 'intervals' || chosen === 'long') return 'easyNext';
  return chosen === 'afterIntervalsEven' ? 'afterHard' : chosen;
}
