import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A piece of the product as a public page shows it: nothing in it can be pressed. */
export function DrawnCard({ children }: { children: ReactNode }) {
  return (
    <Box
      component="figure"
      sx={{
        m: 0,
        p: 2,
        display: 'grid',
        gap: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {children}
    </Box>
  );
}
