import { COSTLY_BEATS } from '../facts/recent-strain.ts';
import { isAtLeast, isAtMost, type SessionView } from '../facts/session-view.ts';
import { isBurdenSaid } from './said-burden.ts';

/** Per cent of pace within which two easy runs are the same. */
export const SAME_PACE = 2;
export const OTHER_PACE = 4;
const SAME_BEATS = 2;
export const EDGE_BEATS = 2;
export const SHORT_RUN_SECONDS = 1200;

/** Mean heart rate above that of the usual easy run. */
export function beatsOverUsual(view: SessionView): number | null {
  const usual = view.value('history.easyHeartRate');
  const now = view.value('heartRate.average');
  return usual !== null && now !== null ? now - usual : null;
}

/** Against the usual easy pace, in per cent; null on hills and treadmills, where pace says little. */
export function overUsualPace(view: SessionView): number | null {
  if (view.isHilly || view.source.isIndoor) return null;
  return view.change('history.easyPace', 'pace.average');
}

/** Share of the easy range; only where the zones cannot be too strict. */
export function easyShare(view: SessionView): number | null {
  return view.analysis.zones?.basis === 'age-estimate' ? null : view.value('zone.easy.share');
}

/** The usual easy pace, or a slower one, took clearly more beats than it does. */
export function isCostly(view: SessionView): boolean {
  return (
    // A pram that was pushed takes beats from the freshest runner.
    !isBurdenSaid(view.source.note ?? null) &&
    isAtLeast(overUsualPace(view), -SAME_PACE) &&
    isAtLeast(beatsOverUsual(view), COSTLY_BEATS)
  );
}

/** Whether the heart rate allows to call it easy. */
export function isPulseUsual(view: SessionView): boolean {
  return isAtMost(beatsOverUsual(view) ?? 0, SAME_BEATS);
}

/** Well over the easy range, by time and by mean: a few beats at its edge are no fault. */
export function isEasyExceeded(view: SessionView): boolean {
  return (
    view.hasMeasuredZones &&
    isAtLeast(view.value('zone.aboveEasy.share'), 40) &&
    isAtLeast(beatsOverCeiling(view), EDGE_BEATS + 1)
  );
}

/** Mean heart rate above the easy range. */
export function beatsOverCeiling(view: SessionView): number | null {
  const mean = view.value('heartRate.average');
  const ceiling = view.value('zone.easy.ceiling');
  return mean !== null && ceiling !== null ? mean - ceiling : null;
}

/** Heart rate says that it was easy, whatever the pace. */
function isCalm(view: SessionView): boolean {
  return isAtMost(beatsOverUsual(view), SAME_BEATS) || isAtLeast(easyShare(view), 80);
}

/** Quicker than easy runs usually are, or than racing says they should be, without a calm heart. */
export function isFasterThanEasy(view: SessionView): boolean {
  return isFasterThanUsual(view) || isAboveEasyRange(view);
}

/** Clearly quicker than easy runs usually are. */
export function isFasterThanUsual(view: SessionView): boolean {
  return isAtMost(overUsualPace(view), -OTHER_PACE) && isLongEnough(view) && !isCalm(view);
}

/** Quicker than racing says that easy runs should be. */
export function isAboveEasyRange(view: SessionView): boolean {
  if (view.isHilly || view.source.isIndoor || !isLongEnough(view) || isCalm(view)) return false;
  return isAtMost(view.change('vdot.pace.easyFast', 'pace.average'), -3);
}

/** A warm-up of its own is not judged by its pace. */
function isLongEnough({ analysis }: SessionView): boolean {
  return analysis.summary.movingSeconds >= SHORT_RUN_SECONDS;
}
