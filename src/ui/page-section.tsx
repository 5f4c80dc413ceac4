import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface PageSectionProps {
  title: string;
  /** To be led to within the page. */
  id?: string;
  children: ReactNode;
}

/** One part of a page of settings, under its own heading and above a line. */
export function PageSection({ title, id, children }: PageSectionProps) {
  const headingId = useId();
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={headingId}
      sx={{
        display: 'grid',
        gap: 1,
        justifyItems: 'start',
        py: 2.5,
        borderBottom: 1,
        borderColor: 'divider',
        // The label on a field's frame keeps clear of the title.
        '& > form': { mt: 1 },
      }}
    >
      <Typography id={headingId} variant="h2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
