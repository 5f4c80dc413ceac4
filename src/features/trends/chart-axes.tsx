import type { TrendPeriod } from '@tasuki/domain/trends/trend-spans';
import {
  BOTTOM_AXIS_HEIGHT,
  LEFT_AXIS_WIDTH,
  RIGHT_PADDING,
  type ChartScale,
} from './chart-scale.ts';
import type { DateTick } from './use-period-words.ts';

interface ChartAxesProps {
  scale: ChartScale;
  ticks: readonly { value: number; words: string }[];
  dates: readonly DateTick[];
  /** The point at the cursor. */
  point: TrendPeriod;
}

/** Room that a date needs before the right edge. */
const DATE_WIDTH = 40;
/** A period is so narrow at times that its ground alone would not be seen. */
const CURSOR_WIDTH_MINIMUM = 3;

/** Lines of round values, dates along the bottom, and the ground under the chosen period. */
export function ChartAxes({ scale, ticks, dates, point }: ChartAxesProps) {
  const { width, height, xOf, yOf, middleOf } = scale;
  const right = width - RIGHT_PADDING;
  const bottom = height - BOTTOM_AXIS_HEIGHT;
  const cursorWidth = Math.max(CURSOR_WIDTH_MINIMUM, xOf(point.lastDay + 1) - xOf(point.firstDay));
  return (
    <>
      <rect
        x={middleOf(point) - cursorWidth / 2}
        y={0}
        width={cursorWidth}
        height={bottom}
        fill="var(--tasuki-palette-secondary-main)"
        opacity={0.14}
      />
      {ticks.map(({ value, words }) => (
        <g key={value}>
          <line
            x1={LEFT_AXIS_WIDTH}
            x2={right}
            y1={yOf(value)}
            y2={yOf(value)}
            stroke="var(--tasuki-palette-divider)"
          />
          <text
            x={LEFT_AXIS_WIDTH - 6}
            y={yOf(value) + 4}
            textAnchor="end"
            fontSize={13}
            fill="var(--tasuki-palette-text-secondary)"
          >
            {words}
          </text>
        </g>
      ))}
      {dates
        .filter(({ day }) => xOf(day) < right - DATE_WIDTH)
        .map(({ day, words }) => (
          <g key={day}>
            <line
              x1={xOf(day)}
              x2={xOf(day)}
              y1={bottom}
              y2={bottom + 5}
              stroke="var(--tasuki-palette-quiet-line)"
            />
            <text
              x={xOf(day)}
              y={height - 5}
              fontSize={13}
              fill="var(--tasuki-palette-text-secondary)"
            >
              {words}
            </text>
          </g>
        ))}
    </>
  );
}
