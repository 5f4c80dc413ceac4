import { calendarDayOf, dayNumberOf } from '../../measures/calendar-day.ts';
import { isDayOff, type PlanWish } from '../plan-wish.ts';
import type { PlanReasonCode, PlanWeek, TrainingPlan } from '../training-plan.ts';
import { runMetersOf } from './plan-reasons.ts';

/** Captions of weeks that are compared with the runner's average from before the plan. */
const USUAL_CAPTIONS = {
  'step-up': 'step-up-usual',
  less: 'less-usual',
  'back-up': 'back-up-usual',
} as const satisfies Partial<Record<PlanReasonCode, string>>;
export type WeekCaption =
  | PlanReasonCode
  | (typeof USUAL_CAPTIONS)[keyof typeof USUAL_CAPTIONS]
  | 'cut-back-again'
  | 'days-off'
  | 'days-off-back';

/** For this many weeks from the start, the average before the plan is compared as well. */
const WEEKS_BESIDE_USUAL = 3;

type WishOfDays = Pick<PlanWish, 'daysOff' | 'weekdays'>;

/** As many days off in a row make the week after them the first one back. */
const BACK_DAYS = 2;

/** Up to these days of a week days off may end for it to be the first one back; its Monday is 0. */
const BACK_SPAN = [-4, 2] as const;

/** What days off make of a week; null = nothing. */
function daysOffCaptionOf(
  { monday }: PlanWeek,
  wish: WishOfDays,
): Extract<WeekCaption, `days-off${string}`> | null {
  const first = dayNumberOf(monday);
  if (wish.weekdays.some((day) => isDayOff(wish, calendarDayOf(first + day - 1)))) {
    return 'days-off';
  }
  const isBack = (wish.daysOff ?? []).some(({ from, to }) => {
    const last = dayNumberOf(to) - first;
    const days = dayNumberOf(to) - dayNumberOf(from) + 1;
    return days >= BACK_DAYS && last >= BACK_SPAN[0] && last <= BACK_SPAN[1];
  });
  return isBack ? 'days-off-back' : null;
}

/**
 * What stands above a week. Only the average is known of the weeks before the plan, so no caption calls it the
 * highest of them.
 */
export function weekCaptionOf(
  { weeks }: TrainingPlan,
  week: PlanWeek,
  wish: WishOfDays,
): WeekCaption {
  const { code, fromMeters } = week.reason;
  const ofDaysOff = daysOffCaptionOf(week, wish);
  if (ofDaysOff !== null && week.phase !== 'taper') return ofDaysOff;
  // Why a lighter week is lighter stands at the first one.
  if (
    code === 'cut-back' &&
    weeks.some((one) => one.number < week.number && one.reason.code === code)
  ) {
    return 'cut-back-again';
  }
  const isUsualNear = week.number <= WEEKS_BESIDE_USUAL;
  if (!(code in USUAL_CAPTIONS) || fromMeters === null || !isUsualNear) return code;
  const isOfPlan = weeks
    .slice(0, week.number - 1)
    .some((one) =>
      [one.meters, runMetersOf(one)].some((meters) => Math.round(meters) === fromMeters),
    );
  return isOfPlan ? code : USUAL_CAPTIONS[code as keyof typeof USUAL_CAPTIONS];
}
