import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BrokenRule } from '@tasuki/domain/plans/check-plan';
import { useRefusalWords } from '../move-words.ts';

/** The limits that a change exceeds, each once. */
export function ExceededWords({ exceeded }: { exceeded: readonly BrokenRule[] }) {
  const wordsOf = useRefusalWords();
  const words = [...new Set(exceeded.map(({ rule }) => wordsOf(rule)))];
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {words.map((one) => (
        <Typography component="li" variant="body2" key={one}>
          {one}
        </Typography>
      ))}
    </Box>
  );
}
