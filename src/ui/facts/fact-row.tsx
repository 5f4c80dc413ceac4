import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FactRowProps {
  title: ReactNode;
  facts: readonly string[];
  /** At the end of the row: a mark of its state, or what can be done with it. */
  children: ReactNode;
}

/** One entry of a list of things with a name and figures; below it, on a phone, what stands at its end. */
export function FactRow({ title, facts, children }: FactRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 200 }}>
        {title}
        <Typography
          variant="body2"
          color="textSecondary"
          // A Japanese date is one word to its reader, and breaks only where nothing else would fit.
          sx={{
            fontVariantNumeric: 'tabular-nums',
            wordBreak: 'keep-all',
            overflowWrap: 'anywhere',
          }}
        >
          {facts.join(' · ')}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}
