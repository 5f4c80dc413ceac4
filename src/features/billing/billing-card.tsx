import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface BillingCardProps {
  title: string;
  /** At the end of the title's line. */
  mark?: ReactNode;
  children: ReactNode;
}

/** The frame of a plan that is offered, and of one that somebody has. */
export function BillingCard({ title, mark, children }: BillingCardProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        display: 'grid',
        gap: 2,
        p: 2.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        {mark}
      </Box>
      {children}
    </Box>
  );
}
