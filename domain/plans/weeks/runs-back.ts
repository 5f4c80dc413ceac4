import { singleRunMaximum } from '../plan-limits.ts';
import { easyDraft } from '../session-drafts.ts';
import { floorTo, DRAFT_STEP_METERS } from '../sessions/draft-steps.ts';
import { longestBefore, reasonOf, type DatedDraft } from './plan-course.ts';
import { otherRunSeconds, type WeekFrame } from './week-frame.ts';

/** What the runs of such a week have of it: in the first one all the same, and then each a little more. */
const FIRST_SHARES = [1, 1, 1] as const;
const SHARES = [0.9, 1, 1.1] as const;

/**
 * The easy runs of a week in which a regular runner comes back. None is longer than the limit of a single run allows
 * after those before it, of the same week too.
 */
export function runsBackOf(
  frame: WeekFrame,
  days: readonly number[],
  weekMeters: number,
): DatedDraft[] {
  const sorted = days.toSorted((a, b) => a - b).slice(0, SHARES.length);
  const sizes = sizesBackOf(frame, sorted, weekMeters);
  return sorted.map((day, position) => ({
    day,
    isSecond: false,
    draft: easyDraft('easy', sizes[position] ?? 0, frame.paces),
    reason: reasonOf('easy-base'),
  }));
}

/** In whole steps that add up to the week, as far as the limits allow; what is left goes to the last runs first. */
function sizesBackOf(
  frame: WeekFrame,
  days: readonly number[],
  weekMeters: number,
): readonly number[] {
  const { course, planned, paces, intent } = frame;
  const maximumOf = (position: number, sizes: readonly number[]) => {
    const day = days[position] ?? 0;
    // The first week holds no step yet.
    const ofWeek = intent.index > 0 ? sizes.slice(0, position) : [];
    const longest = Math.max(longestBefore(planned, day), ...ofWeek);
    return Math.min(
      singleRunMaximum(longest, course.runner.weeklyMeters),
      (otherRunSeconds(frame, day) * 1000) / paces.expected.easy,
    );
  };
  const shares = (intent.index > 0 ? SHARES : FIRST_SHARES).slice(0, days.length);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const sizes: number[] = [];
  for (const [position, share] of shares.entries()) {
    const most = Math.min((weekMeters * share) / whole, maximumOf(position, sizes));
    sizes.push(floorTo(most, DRAFT_STEP_METERS));
  }
  const step = DRAFT_STEP_METERS;
  for (let position = sizes.length - 1; position >= 0;) {
    const left = weekMeters - sizes.reduce((sum, size) => sum + size, 0);
    const longer = (sizes[position] ?? 0) + step;
    if (left + 1e-9 < step) break;
    if (longer <= maximumOf(position, sizes) + 1e-9) sizes[position] = longer;
    else position -= 1;
  }
  return sizes;
}
