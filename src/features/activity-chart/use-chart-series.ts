import { useMemo } from 'react';
import {
  chartBand,
  chartDrawing,
  type ChartAxis,
  type ChartDrawing,
  type ChartReadings,
} from '@tasuki/domain/recordings/chart-series';
import type { TimeStretch } from '@tasuki/domain/recordings/recording';
import type { SportType } from '@tasuki/domain/sports/sport-type';
import { toDisplayedValue, type MeasureLocale } from '@tasuki/domain/measures/format-measure';
import { chartSeriesModels, extraSeriesModels } from './chart-model.ts';

/** A narrower chart is not drawn with less detail. */
const WIDTH_PIXELS_MINIMUM = 300;

/** The content and the width of a chart. */
export interface ChartSubject {
  readings: ChartReadings;
  axis: ChartAxis;
  sport: SportType;
  widthPixels: number;
  locale: MeasureLocale;
}

/** The lines of a chart: those always shown, and those shown on request. */
export function useChartSeries({ readings, axis, sport, widthPixels, locale }: ChartSubject) {
  const drawing = useMemo(
    () => chartDrawing(readings, axis, Math.max(widthPixels, WIDTH_PIXELS_MINIMUM)),
    [readings, axis, widthPixels],
  );
  const main = useMemo(
    () => chartSeriesModels(readings, drawing, sport, locale),
    [readings, drawing, sport, locale],
  );
  const extras = useMemo(
    () => extraSeriesModels(readings, drawing, sport, locale),
    [readings, drawing, sport, locale],
  );
  return { drawing, main, extras };
}

/** The highlighted part in the units of the bottom axis; null = nothing is highlighted. */
export function useChartBand(
  { readings, axis, locale }: Pick<ChartSubject, 'readings' | 'axis' | 'locale'>,
  highlighted: TimeStretch | null,
) {
  return useMemo(() => {
    if (!highlighted) return null;
    const { from, to } = chartBand(readings, axis, highlighted);
    const inUnits = (value: number) =>
      axis === 'time' ? value : toDisplayedValue(value, 'meters', locale);
    return { from: inUnits(from), to: inUnits(to) };
  }, [readings, axis, highlighted, locale]);
}

/** The index in the drawing that is nearest to a moment; null where nothing is drawn. */
export function drawnIndexAt(
  { readings, drawing }: { readings: ChartReadings; drawing: ChartDrawing },
  seconds: number,
): number | null {
  let nearest: number | null = null;
  let leastApart = Infinity;
  drawing.sampleIndices.forEach((sample, index) => {
    const apart =
      sample === null
        ? Infinity
        : Math.abs((readings.elapsedSeconds[sample] ?? Infinity) - seconds);
    if (apart >= leastApart) return;
    leastApart = apart;
    nearest = index;
  });
  return nearest;
}
