import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FramedSectionProps {
  /** Id of the title within. */
  titleId: string;
  children: ReactNode;
}

/** The frame of one offer, one proposal or one thing that somebody has. */
export function FramedSection({ titleId, children }: FramedSectionProps) {
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        display: 'grid',
        gap: 2,
        p: 2.5,
        maxWidth: 640,
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
