import Box from '@mui/material/Box';
import type { ReactNode, SyntheticEvent } from 'react';

interface FormStackProps {
  /** Names the form for a screen reader. */
  label: string;
  onSubmit: (event: SyntheticEvent) => void;
  /** The first touch of any field. */
  onFocus: () => void;
  children: ReactNode;
}

/** A form's fields under each other; its rules are the schema's, not the browser's. */
export function FormStack({ label, onSubmit, onFocus, children }: FormStackProps) {
  return (
    <Box
      component="form"
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
      onFocus={onFocus}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, width: '100%' }}
    >
      {children}
    </Box>
  );
}
