import Box from '@mui/material/Box';

interface FactListProps {
  facts: readonly { name: string; value: string }[];
}

/** Names at the left, values at the right; one below the other on a narrow screen. */
export function FactList({ facts }: FactListProps) {
  return (
    <Box component="dl" sx={{ m: 0, width: '100%' }}>
      {facts.map(({ name, value }) => (
        <Box
          key={name}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '11rem 1fr' },
            columnGap: 2,
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {name}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, typography: 'body2', fontVariantNumeric: 'tabular-nums' }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
