import type { TFunction } from 'i18next';
import {
  formatClock,
  formatMeasure,
  toDisplayedValue,
} from '@tasuki/domain/measures/format-measure';
import { spokenDuration } from '@tasuki/domain/measures/spoken-measure';
import {
  partMetersOf,
  type PlanSession,
  type PlanTarget,
} from '@tasuki/domain/plans/training-plan';
import type { useMeasureLocale } from '../../platform/locale.ts';

type Locale = ReturnType<typeof useMeasureLocale>;

/** How far or long, how fast, and at which heart rate; of a part of it, how long this is. */
export function sessionFigures(
  session: PlanSession,
  locale: Locale,
  t: TFunction<'plan'>,
): string[] {
  const { kind, meters, seconds, target } = session;
  const partMeters = partMetersOf(session);
  const part = partMeters === null ? null : formatMeasure(partMeters, 'roundMeters', locale);
  const length =
    kind === 'run-walk'
      ? spokenDuration(seconds, locale.language)
      : formatMeasure(meters, 'roundMeters', locale);
  const ranges = [paceOf(target, locale), heartRateOf(target, locale)]
    .filter((range) => range !== null)
    .map((range) =>
      part === null ? range : t('plan:session.part', { length: part, target: range }),
    );
  return [length, ...ranges];
}

/** From the fastest to the slowest of a target; null = it has no pace. */
export function paceOf({ paceFast, paceSlow }: PlanTarget, locale: Locale): string | null {
  if (paceFast === null || paceSlow === null) return null;
  const unit = 'secondsPerKilometer';
  return `${formatClock(toDisplayedValue(paceFast, unit, locale))}–${formatMeasure(paceSlow, unit, locale)}`;
}

function heartRateOf({ heartRateLow, heartRateHigh }: PlanTarget, locale: Locale): string | null {
  if (heartRateLow === null || heartRateHigh === null) return null;
  return `${heartRateLow}–${formatMeasure(heartRateHigh, 'beatsPerMinute', locale)}`;
}
