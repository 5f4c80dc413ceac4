import { usesPace } from '@tasuki/domain/activities/activity-kind';
import {
  chartExtremes,
  chartMean,
  type ChartAxis,
  type ChartDrawing,
  type ChartExtremes,
  type ChartReadings,
} from '@tasuki/domain/recordings/chart-series';
import type { SportType } from '@tasuki/domain/sports/sport-type';
import type { MeasureUnit } from '@tasuki/domain/measures/units';
import {
  formatClock,
  formatMeasure,
  formatNumber,
  toDisplayedValue,
  type MeasureLocale,
} from '@tasuki/domain/measures/format-measure';
import type { ChartPanel } from './chart-panels.ts';

/** Series that are drawn on request. */
export type ExtraSeries = 'cadence' | 'power' | 'temperature';

/** One series as the screen names and words it. */
export interface ChartSeriesModel {
  name: 'pace' | 'speed' | 'heartRate' | 'altitude' | ExtraSeries;
  unit: MeasureUnit;
  panel: ChartPanel;
  /** Its lowest and highest value, already in words. */
  extremes: { lowest: string; highest: string };
  /** Its mean in words; null where the page says it elsewhere. */
  mean: string | null;
  /** The value of one reading in words; null where there is none. */
  wordsAt: (sampleIndex: number) => string | null;
}

/** Pixels; there may be three of them. */
const EXTRA_HEIGHT = 96;
const PACE_INCREMENTS = [5, 10, 15, 30, 60, 120, 300, 600];
const PLAIN_INCREMENTS = [1, 2, 5, 10, 20, 30, 40, 50, 100, 200, 500, 1000];
/** A flat run is drawn flat: fewer metres than this do not fill the height. */
const ALTITUDE_SPAN_MINIMUM_METERS = 30;
/** An even run is drawn even: a few seconds up and down do not fill the height. */
const PACE_SPAN_MINIMUM_SECONDS = 100;
/** Walking breaks do not squeeze the running: slower than this many times the middle is cut off. */
const SLOWEST_PACE_FACTOR = 1.6;

export const DISTANCE_INCREMENTS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];
export const TIME_INCREMENTS = [60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 36_000];

function padded(from: number, to: number, leastSpan: number): [number, number] {
  const span = Math.max(to - from, leastSpan);
  const middle = (from + to) / 2;
  const half = (span / 2) * 1.1;
  return [middle - half, middle + half];
}

function median(column: Float64Array): number {
  const sorted = column.filter((value) => !Number.isNaN(value)).sort();
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Pace where the sport is measured so, else speed; heart rate; altitude: what was recorded of them. */
export function chartSeriesModels(
  readings: ChartReadings,
  drawing: ChartDrawing,
  sport: SportType,
  locale: MeasureLocale,
): ChartSeriesModel[] {
  return [
    usesPace(sport) ? paceModel(readings, drawing, locale) : speedModel(readings, drawing, locale),
    heartRateModel(readings, drawing, locale),
    altitudeModel(readings, drawing, locale),
  ].filter((model) => model !== null);
}

/**
 * The other recorded series, each with its mean. Steps on foot; elsewhere revolutions, which have
 * no unit here.
 */
export function extraSeriesModels(
  readings: ChartReadings,
  drawing: ChartDrawing,
  sport: SportType,
  locale: MeasureLocale,
): ChartSeriesModel[] {
  const series: readonly (PlainSeries & { color: ChartPanel['color']; leastSpan: number })[] = [
    {
      name: 'cadence',
      unit: usesPace(sport) ? 'perMinute' : 'count',
      column: readings.cadencePerMinute,
      drawn: drawing.cadencePerMinute,
      color: 'cadence',
      leastSpan: 20,
    },
    {
      name: 'power',
      unit: 'watts',
      column: readings.powerWatts,
      drawn: drawing.powerWatts,
      color: 'power',
      leastSpan: 50,
    },
    {
      name: 'temperature',
      unit: 'celsius',
      column: readings.temperatureCelsius,
      drawn: drawing.temperatureCelsius,
      color: 'temperature',
      leastSpan: 6,
    },
  ];
  return series.flatMap(({ color, leastSpan, ...plain }) => {
    const model = plainModel(plain, locale, {
      color,
      leastSpan,
      isFilled: false,
      height: EXTRA_HEIGHT,
    });
    const mean = chartMean(readings, plain.column);
    return model && mean !== null
      ? [{ ...model, mean: formatMeasure(mean, plain.unit, locale) }]
      : [];
  });
}

function paceModel(
  readings: ChartReadings,
  drawing: ChartDrawing,
  locale: MeasureLocale,
): ChartSeriesModel | null {
  const speeds = readings.speedMetersPerSecond;
  const extremes = chartExtremes(speeds);
  if (!speeds || !extremes || !drawing.speedMetersPerSecond) return null;
  const unit = 'secondsPerKilometer';
  const paceOf = (speed: number) => toDisplayedValue(1000 / speed, unit, locale);
  const slowest = Math.min(paceOf(extremes.lowest), paceOf(median(speeds)) * SLOWEST_PACE_FACTOR);
  return {
    name: 'pace',
    unit,
    panel: {
      values: drawing.speedMetersPerSecond.map((speed) => (speed === null ? null : paceOf(speed))),
      range: padded(paceOf(extremes.highest), slowest, PACE_SPAN_MINIMUM_SECONDS),
      isInverted: true,
      isFilled: false,
      color: 'pace',
      height: 184,
      increments: PACE_INCREMENTS,
      formatTick: formatClock,
    },
    extremes: {
      lowest: formatMeasure(1000 / extremes.lowest, unit, locale),
      highest: formatMeasure(1000 / extremes.highest, unit, locale),
    },
    mean: null,
    wordsAt: (index) => {
      const speed = speeds[index] ?? Number.NaN;
      return Number.isNaN(speed) ? null : formatMeasure(1000 / speed, unit, locale);
    },
  };
}

function speedModel(
  readings: ChartReadings,
  drawing: ChartDrawing,
  locale: MeasureLocale,
): ChartSeriesModel | null {
  return plainModel(
    {
      name: 'speed',
      unit: 'metersPerSecond',
      column: readings.speedMetersPerSecond,
      drawn: drawing.speedMetersPerSecond,
    },
    locale,
    { color: 'pace', isFilled: false, height: 184, leastSpan: 4 },
  );
}

function heartRateModel(
  readings: ChartReadings,
  drawing: ChartDrawing,
  locale: MeasureLocale,
): ChartSeriesModel | null {
  return plainModel(
    {
      name: 'heartRate',
      unit: 'beatsPerMinute',
      column: readings.heartRateBeatsPerMinute,
      drawn: drawing.heartRateBeatsPerMinute,
    },
    locale,
    { color: 'heartRate', isFilled: false, height: 136, leastSpan: 20 },
  );
}

function altitudeModel(
  readings: ChartReadings,
  drawing: ChartDrawing,
  locale: MeasureLocale,
): ChartSeriesModel | null {
  return plainModel(
    {
      name: 'altitude',
      unit: 'metersOfAltitude',
      column: readings.altitudeMeters,
      drawn: drawing.altitudeMeters,
    },
    locale,
    {
      color: 'altitude',
      isFilled: true,
      height: 104,
      leastSpan: toDisplayedValue(ALTITUDE_SPAN_MINIMUM_METERS, 'metersOfAltitude', locale),
    },
  );
}

interface PlainSeries {
  name: ChartSeriesModel['name'];
  unit: MeasureUnit;
  /** Every reading. */
  column: Float64Array | null;
  /** The readings that are drawn. */
  drawn: (number | null)[] | null;
}

function plainModel(
  { name, unit, column, drawn }: PlainSeries,
  locale: MeasureLocale,
  look: Pick<ChartPanel, 'color' | 'isFilled' | 'height'> & { leastSpan: number },
): ChartSeriesModel | null {
  const extremes: ChartExtremes | null = chartExtremes(column);
  if (!column || !extremes || !drawn) return null;
  const inUnits = (value: number) => toDisplayedValue(value, unit, locale);
  const { leastSpan, ...panel } = look;
  return {
    name,
    unit,
    panel: {
      ...panel,
      values: drawn.map((value) => (value === null ? null : inUnits(value))),
      range: padded(inUnits(extremes.lowest), inUnits(extremes.highest), leastSpan),
      isInverted: false,
      increments: PLAIN_INCREMENTS,
      formatTick: (value) => formatNumber(value, locale.language),
    },
    extremes: {
      lowest: formatMeasure(extremes.lowest, unit, locale),
      highest: formatMeasure(extremes.highest, unit, locale),
    },
    mean: null,
    wordsAt: (index) => {
      const value = column[index] ?? Number.NaN;
      return Number.isNaN(value) ? null : formatMeasure(value, unit, locale);
    },
  };
}

/** The positions along the bottom in the viewer's units. */
export function bottomPositions(
  drawing: ChartDrawing,
  axis: ChartAxis,
  locale: MeasureLocale,
): number[] {
  return axis === 'time'
    ? drawing.positions
    : drawing.positions.map((meters) => toDisplayedValue(meters, 'meters', locale));
}
