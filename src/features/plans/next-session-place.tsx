import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EMPTY_LINE, OVERLAID } from './in-list/kept-place.ts';

/** How many lines the reason of a session may take. */
export const REASON_LINES = 2;

/**
 * The place of the next session, as high before the session is known as after it, in every language
 * and at every size of letters. Rows below it stay where they are when it comes.
 */
export function NextSessionPlace({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', mb: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}>
      <Box aria-hidden sx={{ ...OVERLAID, p: 2, visibility: 'hidden' }}>
        <Typography variant="body2">{EMPTY_LINE}</Typography>
        <Typography>{EMPTY_LINE}</Typography>
        <Typography variant="body2">{EMPTY_LINE}</Typography>
        {Array.from({ length: REASON_LINES }, (_, index) => (
          <Typography key={index} variant="body2">
            {EMPTY_LINE}
          </Typography>
        ))}
      </Box>
      <Box sx={{ ...OVERLAID, height: 0, minHeight: '100%' }}>{children}</Box>
    </Box>
  );
}
