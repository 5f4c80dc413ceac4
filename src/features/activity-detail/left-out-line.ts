import type { TFunction } from 'i18next';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import type { LeftOut } from '@tasuki/domain/activities/sensors/left-out';
import { formatMeasure, type MeasureLocale } from '@tasuki/domain/measures/format-measure';

/** The recorded parts that do not count, in one line; null = all of it counts. */
export function leftOutLine(
  analysis: ActivityAnalysis | null,
  t: TFunction<'activities'>,
  measures: MeasureLocale,
): string | null {
  const leftOut = analysis ? leftOutOf(analysis) : [];
  if (leftOut.length === 0) return null;
  const parts = leftOut.map(({ kind, seconds, distances }) =>
    t(`activities:leftOut.${kind}`, {
      duration: wholeMinutes(seconds ?? 0, measures),
      recorded: formatMeasure(distances?.recordedMeters ?? 0, 'meters', measures),
      track: formatMeasure(distances?.trackMeters ?? 0, 'meters', measures),
    }),
  );
  return t('activities:facts.leftOut', { parts });
}

/** At least one minute. */
export function wholeMinutes(seconds: number, measures: MeasureLocale): string {
  return formatMeasure(Math.max(1, Math.round(seconds / 60)), 'minutes', measures);
}

/** Analyses of earlier versions say only that all of the heart rate was rejected. */
function leftOutOf({ leftOut, heartRateQuality }: ActivityAnalysis): readonly LeftOut[] {
  if (leftOut) return leftOut;
  return heartRateQuality === 'erratic' ? [{ kind: 'heartRate', seconds: null }] : [];
}
