import Box from '@mui/material/Box';
import { sparklinePoints } from './sparkline-points.ts';

const SIZE = { width: 56, height: 20 };
/** Half of the line's width, so that its ends are not cut. */
const MARGIN = 1;

interface SpeedSparklineProps {
  /** Over equal parts of the distance; null = the recording shows none. */
  speeds: readonly number[] | null;
}

/** How the speed went, at a glance. The run's own page says the same in words and figures. */
export function SpeedSparkline({ speeds }: SpeedSparklineProps) {
  if (speeds === null || speeds.length < 2) return null;
  const { width, height } = SIZE;
  return (
    <Box
      component="svg"
      aria-hidden
      data-testid="speed-sparkline"
      viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
      sx={{
        width,
        height,
        flexShrink: 0,
        mt: 0.25,
        color: 'text.secondary',
        // The name of the run needs the room more.
        '@media (max-width: 359px)': { display: 'none' },
      }}
    >
      <polyline
        points={sparklinePoints(speeds, SIZE)}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </Box>
  );
}
