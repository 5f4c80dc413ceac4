import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Notes that a reader needs for a chart, or why there is none. */
export function SectionNote({ children }: { children: ReactNode }) {
  return (
    <Typography
      component="p"
      variant="caption"
      color="textSecondary"
      sx={{ maxWidth: 'var(--tasuki-line-length)' }}
    >
      {children}
    </Typography>
  );
}
