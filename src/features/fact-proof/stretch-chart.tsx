import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { chartReadings } from '@tasuki/domain/recordings/chart-series';
import type { MeasureUnit } from '@tasuki/domain/measures/units';
import type { Recording, TimeStretch } from '@tasuki/domain/recordings/recording';

const WIDTH = 320;
const HEIGHT = 56;

interface StretchChartProps {
  recording: Recording;
  stretch: TimeStretch;
  /**
   * The unit of the figure: a heart rate is shown in the course of the heart rate, all else in the
   * speed.
   */
  unit: MeasureUnit;
}

/** The course of a recording in small, with the part that a figure rests on. The words say the same. */
export function StretchChart({ recording, stretch, unit }: StretchChartProps) {
  const drawing = useMemo(() => {
    const readings = chartReadings(recording);
    const series =
      unit === 'beatsPerMinute' ? readings.heartRateBeatsPerMinute : readings.speedMetersPerSecond;
    return series && { path: linePath(readings.elapsedSeconds, series), readings };
  }, [recording, unit]);
  if (!drawing?.path) return null;
  const lastSecond = drawing.readings.elapsedSeconds.at(-1) ?? 0;
  const at = (seconds: number) => (Math.min(seconds, lastSecond) / lastSecond) * WIDTH;
  const from = at(stretch.startSeconds);
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      sx={{ display: 'block', width: '100%', height: HEIGHT, mt: 1 }}
    >
      <Box
        component="rect"
        x={from}
        y={0}
        width={Math.max(3, at(stretch.endSeconds) - from)}
        height={HEIGHT}
        sx={{ fill: 'var(--tasuki-palette-quiet-ground)' }}
      />
      <Box
        component="path"
        d={drawing.path}
        sx={{
          fill: 'none',
          stroke: `var(--tasuki-palette-${unit === 'beatsPerMinute' ? 'error' : 'secondary'}-main)`,
          strokeWidth: 1.5,
          vectorEffect: 'non-scaling-stroke',
        }}
      />
    </Box>
  );
}

/** The most points that the small picture can show. */
const POINTS = 160;

/** Mean values of equal parts of the time, as an SVG path; null without readings or movement. */
function linePath(elapsedSeconds: Float64Array, series: Float64Array): string | null {
  const lastSecond = elapsedSeconds.at(-1) ?? 0;
  if (lastSecond <= 0) return null;
  const sums = Array.from({ length: POINTS }, () => ({ sum: 0, count: 0 }));
  series.forEach((value, index) => {
    const part = Math.floor(((elapsedSeconds[index] ?? 0) / lastSecond) * POINTS);
    const bin = sums[Math.min(POINTS - 1, part)];
    if (!bin || Number.isNaN(value)) return;
    bin.sum += value;
    bin.count += 1;
  });
  const means = sums.map(({ sum, count }) => (count === 0 ? null : sum / count));
  const known = means.filter((mean) => mean !== null);
  if (known.length < 2) return null;
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  // An even run is drawn even.
  const span = Math.max(highest - lowest, highest * 0.2);
  let isJoined = false;
  return means
    .map((mean, index) => {
      if (mean === null) {
        isJoined = false;
        return '';
      }
      const y = HEIGHT - 4 - ((mean - lowest) / span) * (HEIGHT - 8);
      const command = isJoined ? 'L' : 'M';
      isJoined = true;
      return `${command}${((index / (POINTS - 1)) * WIDTH).toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}
