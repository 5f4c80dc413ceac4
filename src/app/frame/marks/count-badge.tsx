import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CountBadgeProps {
  /** The count; left out = a dot without a number. */
  count?: ReactNode;
  /** The sign that it hangs on. */
  children: ReactNode;
}

const RADIUS_PIXELS = 10;
const DOT_RADIUS_PIXELS = 4;

/**
 * A number or a dot at the upper corner of a sign. MUI's own does more, and would come before the first rows of
 * every page. What it says is hidden from screen readers: words beside it say it in full.
 */
export function CountBadge({ count, children }: CountBadgeProps) {
  const radius = count === undefined ? DOT_RADIUS_PIXELS : RADIUS_PIXELS;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ position: 'relative', display: 'inline-flex', verticalAlign: 'middle', flexShrink: 0 }}
    >
      {children}
      <Box
        component="span"
        sx={{
          position: 'absolute',
          top: '14%',
          right: '14%',
          transform: 'translate(50%, -50%)',
          zIndex: 1,
          display: 'grid',
          placeContent: 'center',
          boxSizing: 'border-box',
          minWidth: radius * 2,
          height: radius * 2,
          px: count === undefined ? 0 : '6px',
          borderRadius: `${radius}px`,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          fontSize: '0.75rem',
          fontWeight: 500,
          lineHeight: 1,
          '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
        }}
      >
        {count}
      </Box>
    </Box>
  );
}
