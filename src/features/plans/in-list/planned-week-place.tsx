import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DISTANCE_BAR_HEIGHT } from '../../../ui/figures/distance-bar.tsx';
import { EMPTY_LINE, OVERLAID } from './kept-place.ts';

/** Between the words and the bar, in steps of the theme's spacing. */
export const PLANNED_WEEK_GAP = 0.75;

/**
 * The place of this week against the plan, as high before the plan is known as after it. Rows below
 * it stay where they are when it comes.
 */
export function PlannedWeekPlace({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', pb: 2 }}>
      <Box
        aria-hidden
        sx={{ ...OVERLAID, display: 'grid', gap: PLANNED_WEEK_GAP, visibility: 'hidden' }}
      >
        <Typography component="p" variant="caption">
          {EMPTY_LINE}
        </Typography>
        <Box sx={{ height: DISTANCE_BAR_HEIGHT }} />
      </Box>
      <Box sx={OVERLAID}>{children}</Box>
    </Box>
  );
}
