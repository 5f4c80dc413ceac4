import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface OutlineLinesProps {
  /** Left out = none. */
  title?: string;
  lines: readonly { id: string; words: ReactNode }[];
}

/** Lines under a small title. */
export function OutlineLines({ title, lines }: OutlineLinesProps) {
  return (
    <Box>
      {title !== undefined && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {lines.map(({ id, words }) => (
          <Typography component="li" variant="body2" key={id}>
            {words}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
