import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The one heading of a page outside the main frame; navigation moves the focus to it. */
export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <Typography variant="h1" tabIndex={-1} sx={{ textWrap: 'balance' }}>
      {children}
    </Typography>
  );
}
