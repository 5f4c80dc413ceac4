/** An even run stays level: differences of a few percent must not look like hills. */
const SPREAD_SHARE_MINIMUM = 0.4;

export interface SparklineSize {
  width: number;
  height: number;
}

/**
 * The points of a polyline, as SVG writes them: slow at the bottom, fast at the top, the middle of
 * the speeds at half height.
 */
export function sparklinePoints(speeds: readonly number[], { width, height }: SparklineSize) {
  const slowest = Math.min(...speeds);
  const fastest = Math.max(...speeds);
  const middle = (slowest + fastest) / 2;
  const spread = Math.max(fastest - slowest, middle * SPREAD_SHARE_MINIMUM);
  return speeds
    .map((speed, index) => {
      const x = (index / (speeds.length - 1)) * width;
      const y = (0.5 - (speed - middle) / spread) * height;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}
