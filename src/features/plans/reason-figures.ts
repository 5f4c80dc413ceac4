import { formatMeasure, type MeasureLocale } from '@tasuki/domain/measures/format-measure';
import type { PlanReason } from '@tasuki/domain/plans/training-plan';

/** The figures of a reason as its words name them: the change, and what it is compared with. */
export function reasonFigures(
  { percent, fromMeters }: PlanReason,
  locale: MeasureLocale,
): { percent: number; from: string } {
  const from = fromMeters === null ? '' : formatMeasure(fromMeters, 'roundMeters', locale);
  return { percent: percent ?? 0, from };
}
