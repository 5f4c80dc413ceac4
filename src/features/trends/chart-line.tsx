import type { TrendPeriod } from '@tasuki/domain/trends/trend-spans';
import type { ChartScale } from './chart-scale.ts';

interface ChartLineProps {
  scale: ChartScale;
  points: readonly TrendPeriod[];
  /** Null = nothing is known. */
  values: readonly (number | null)[];
  color: string;
  width: number;
  dashes?: string;
  /** Whether the line goes on over periods without a value; else it breaks there. */
  isBridged?: boolean;
}

/** The line as SVG draws it. */
function linePath(
  { scale, points, values }: Pick<ChartLineProps, 'scale' | 'points' | 'values'>,
  isBridged: boolean,
): string {
  const steps: string[] = [];
  let isDrawing = false;
  for (const [index, point] of points.entries()) {
    const value = values[index] ?? null;
    if (value === null) {
      isDrawing &&= isBridged;
      continue;
    }
    const place = `${scale.middleOf(point).toFixed(1)} ${scale.yOf(value).toFixed(1)}`;
    steps.push(`${isDrawing ? 'L' : 'M'}${place}`);
    isDrawing = true;
  }
  return steps.join('');
}

/** A line through the middle of periods. */
export function ChartLine(props: ChartLineProps) {
  const { scale, points, values, color, width, dashes, isBridged = false } = props;
  return (
    <path
      d={linePath({ scale, points, values }, isBridged)}
      fill="none"
      stroke={color}
      strokeWidth={width}
      strokeDasharray={dashes}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  );
}

interface ChartDotsProps extends Pick<ChartLineProps, 'scale' | 'points' | 'values' | 'color'> {
  isHollow?: boolean;
}

/** A dot for each value. */
export function ChartDots({ scale, points, values, color, isHollow = false }: ChartDotsProps) {
  const isDense = points.length > 60;
  return points.map((point, index) => {
    const value = values[index] ?? null;
    return value === null ? null : (
      <circle
        key={point.firstDay}
        cx={scale.middleOf(point)}
        cy={scale.yOf(value)}
        r={(isHollow ? 2.5 : 3.5) * (isDense ? 0.8 : 1)}
        fill={isHollow ? 'var(--tasuki-palette-background-default)' : color}
        stroke={color}
        strokeWidth={1.5}
      />
    );
  });
}
