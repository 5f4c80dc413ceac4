import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  /** The purpose of the section, in a sentence. */
  why?: string;
  children: ReactNode;
}

/** A part of the page with its heading and its reason. */
export function FormSection({ title, why, children }: FormSectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        // As wide as the page, whatever a field would like.
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        py: 3,
        borderBottom: 1,
        borderColor: 'divider',
        maxWidth: 520,
      }}
    >
      <Box>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {why !== undefined && (
          <Typography variant="body2" color="textSecondary">
            {why}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}
