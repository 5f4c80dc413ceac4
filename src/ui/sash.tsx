import Box from '@mui/material/Box';

interface SashProps {
  /** Pixels of its square. */
  size?: number;
}

/** The product's sign: one diagonal band. Decoration only. */
export function Sash({ size = 48 }: SashProps) {
  return (
    <Box
      aria-hidden
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        bgcolor: 'primary.main',
        clipPath: 'polygon(62% 0, 100% 0, 38% 100%, 0 100%)',
      }}
    />
  );
}
