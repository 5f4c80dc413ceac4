import type { TrendPeriod } from '@tasuki/domain/trends/trend-spans';

/** Room for the figures at the left and the dates at the bottom. */
export const LEFT_AXIS_WIDTH = 44;
export const BOTTOM_AXIS_HEIGHT = 24;
const TOP_PADDING = 10;
export const RIGHT_PADDING = 8;
const TICKS_WANTED = 4;

/** Converts days and values of a chart to pixels. */
export interface ChartScale {
  width: number;
  height: number;
  /** The pixel at which a day begins. */
  xOf: (day: number) => number;
  /** The middle of a period. */
  middleOf: (period: TrendPeriod) => number;
  yOf: (value: number) => number;
  /** The period under a pixel column. */
  indexAt: (x: number) => number;
}

/** The range of a value axis. */
export interface ValueRange {
  from: number;
  to: number;
  /** Smaller is higher, as for times. */
  isInverted?: boolean;
}

/** @param points at least one, side by side, oldest first */
export function chartScale(
  points: readonly TrendPeriod[],
  range: ValueRange,
  { width, height }: { width: number; height: number },
): ChartScale {
  const firstDay = points[0]?.firstDay ?? 0;
  const days = (points.at(-1)?.lastDay ?? 0) + 1 - firstDay;
  const inner = Math.max(1, width - LEFT_AXIS_WIDTH - RIGHT_PADDING);
  const bottom = height - BOTTOM_AXIS_HEIGHT;
  const xOf = (day: number) => LEFT_AXIS_WIDTH + ((day - firstDay) / days) * inner;
  const share = (value: number) => (value - range.from) / (range.to - range.from);
  return {
    width,
    height,
    xOf,
    middleOf: ({ firstDay: from, lastDay: to }) => (xOf(from) + xOf(to + 1)) / 2,
    yOf: (value) => {
      const upwards = range.isInverted ? 1 - share(value) : share(value);
      return bottom - upwards * (bottom - TOP_PADDING);
    },
    indexAt: (x) => {
      const day = firstDay + ((x - LEFT_AXIS_WIDTH) / inner) * days;
      const index = points.findIndex(({ lastDay }) => day < lastDay + 1);
      return index === -1 ? points.length - 1 : index;
    },
  };
}

const STEPS = [1, 2, 2.5, 5, 10];
const CLOCK_STEPS = [5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 36_000];

/** A step between two ticks that reads as round. */
function roundStep(span: number, isClock: boolean): number {
  const wanted = Math.max(span / TICKS_WANTED, 1e-6);
  if (isClock) return CLOCK_STEPS.find((step) => step >= wanted) ?? 36_000;
  const power = 10 ** Math.floor(Math.log10(wanted));
  return (STEPS.find((step) => step * power >= wanted - 1e-9) ?? 10) * power;
}

/** Values at which a chart draws a line, all within its range. */
export function valueTicks({ from, to }: ValueRange, { isClock = false } = {}): number[] {
  const step = roundStep(to - from, isClock);
  const ticks: number[] = [];
  for (let tick = Math.ceil(from / step - 1e-9) * step; tick <= to + step * 1e-6; tick += step) {
    ticks.push(Math.abs(tick) < step * 1e-6 ? 0 : tick);
  }
  return ticks;
}

/** A range from zero to a round value that holds all of them. */
export function rangeFromZero(values: readonly number[], { isClock = false } = {}): ValueRange {
  const highest = Math.max(...values, 0);
  if (highest === 0) return { from: 0, to: 1 };
  const step = roundStep(highest, isClock);
  return { from: 0, to: Math.ceil(highest / step - 1e-9) * step };
}

/** A range around values, as high as a least span, so that small changes stay small. */
export function rangeAround(values: readonly number[], leastSpan: number): ValueRange {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const half = Math.max(highest - lowest, leastSpan) * 0.58;
  const middle = (lowest + highest) / 2;
  return { from: middle - half, to: middle + half };
}
