import Box from '@mui/material/Box';

/** In pixels. */
export const DISTANCE_BAR_HEIGHT = 6;

interface DistanceBarProps {
  meters: number;
  /** Marked by a slanted line; null or 0 = none is known, and no bar is drawn. */
  usualMeters: number | null;
  /** The distance of the whole bar, above 0. */
  wholeMeters: number;
}

/**
 * A thin bar of a distance, with a mark where it usually ends. Figures beside it say the same. With nothing to
 * compare with it would be full, and look like a goal that was reached.
 */
export function DistanceBar({ meters, usualMeters, wholeMeters }: DistanceBarProps) {
  if (usualMeters === null || usualMeters <= 0) return null;
  const share = (value: number) => `${(value / wholeMeters) * 100}%`;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        height: DISTANCE_BAR_HEIGHT,
        borderRadius: 3,
        bgcolor: 'quiet.ground',
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          width: share(meters),
          minWidth: meters > 0 ? 6 : 0,
          bgcolor: 'primary.main',
          borderRadius: 'inherit',
        }}
      />
      <Box
        sx={{
          position: 'absolute',
          top: -3,
          bottom: -3,
          width: 2,
          left: share(usualMeters),
          bgcolor: 'text.primary',
          transform: 'skewX(-24deg)',
        }}
      />
    </Box>
  );
}
