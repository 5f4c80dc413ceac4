import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface DetailSectionProps {
  title: string;
  /** One line under the title. */
  note?: string | undefined;
  children: ReactNode;
}

/** One part of an activity's page under its own heading. */
export function DetailSection({ title, note, children }: DetailSectionProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 5 }}>
      <Typography id={headingId} variant="h2">
        {title}
      </Typography>
      {note && (
        <Typography component="p" variant="caption" color="textSecondary">
          {note}
        </Typography>
      )}
      <Box sx={{ mt: 1 }}>{children}</Box>
    </Box>
  );
}
