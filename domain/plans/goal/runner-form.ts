import { vdotOfEasyPace } from '../../training/performance/vdot.ts';
import { PLAN_LIMITS } from '../plan-limits.ts';
import type { PlanRunner } from '../plan-wish.ts';

/** An easy pace says less of a race than a race does, and many run easily too fast; our choice. */
const EASY_PACE_LOSS = 2;
const EASY_PACE_UNCERTAINTY = 3;

/** The share of VDOT that is left after days without a run, linear between (after Daniels). */
const KEPT_AFTER_DAYS: readonly (readonly [days: number, share: number])[] = [
  [5, 1],
  [28, 0.93],
  [56, 0.85],
  [84, 0.8],
];

/** Share of VDOT that is kept in a break. */
function keptShareOf(days: number): number {
  const [first, ...later] = KEPT_AFTER_DAYS;
  let [fromDays, fromShare] = first ?? [0, 1];
  for (const [toDays, toShare] of later) {
    if (days <= toDays) {
      const part = Math.max(0, days - fromDays) / (toDays - fromDays);
      return fromShare + (toShare - fromShare) * part;
    }
    [fromDays, fromShare] = [toDays, toShare];
  }
  return fromShare;
}

/** What the form of a runner is read from. */
export type KnownForm = Pick<
  PlanRunner,
  'vdot' | 'easyPaceSecondsPerKilometer' | 'daysSinceLastRun' | 'isFormTested'
>;

/** Whether earlier races and paces say nothing of today, because the last run is too long ago. */
export function isFormOutdated({
  daysSinceLastRun,
  isFormTested = false,
}: Pick<PlanRunner, 'daysSinceLastRun' | 'isFormTested'>): boolean {
  return !isFormTested && (daysSinceLastRun ?? 0) >= PLAN_LIMITS.longBreakDays;
}

/**
 * The form that every pace, forecast and goal time of a plan rests on: that of races, less what a short break takes.
 * Without races it is read, widely, from the pace of easy runs.
 *
 * @returns null where neither is known, and after a long break until the first test
 */
export function planFormOf(runner: KnownForm): PlanRunner['vdot'] {
  return isFormOutdated(runner) ? null : reckonedFormOf(runner);
}

/** What is probably left of the form. It turns distance into time, and is never named. */
export function reckonedFormOf(runner: KnownForm): PlanRunner['vdot'] {
  const kept = runner.isFormTested ? 1 : keptShareOf(runner.daysSinceLastRun ?? 0);
  const ownEasy = runner.easyPaceSecondsPerKilometer;
  const known =
    runner.vdot ??
    (ownEasy === null
      ? null
      : { value: vdotOfEasyPace(ownEasy) - EASY_PACE_LOSS, uncertainty: EASY_PACE_UNCERTAINTY });
  return known && { ...known, value: known.value * kept };
}

/**
 * From this uncertainty on a form is a guess: it comes from easy runs alone, an old record or a best run. Our
 * choice.
 */
const GUESSED_UNCERTAINTY = 2.5;

/** Whether no race or test of late shows the form, so that what follows from it is a range until one does. */
export function isFormGuessed(runner: KnownForm): boolean {
  return isGuess(planFormOf(runner));
}

/** Whether a form is too unsure to be more than a guess. */
export function isGuess(form: PlanRunner['vdot']): boolean {
  return (form?.uncertainty ?? 0) >= GUESSED_UNCERTAINTY;
}

/** Their own easy pace, slower after a break. Seconds a kilometre. */
export function ownEasyPaceOf({
  easyPaceSecondsPerKilometer: ownEasy,
  daysSinceLastRun,
}: KnownForm): number | null {
  return ownEasy === null ? null : ownEasy / keptShareOf(daysSinceLastRun ?? 0);
}
