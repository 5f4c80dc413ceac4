import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

const breathe = keyframes`from { opacity: 0.25; } to { opacity: 1; }`;

/** The sash with a slow fade: shows that work is going on. */
export function ReadingSign() {
  return (
    <Box
      aria-hidden
      sx={{
        width: 20,
        height: 20,
        flexShrink: 0,
        bgcolor: 'primary.main',
        clipPath: 'polygon(62% 0, 100% 0, 38% 100%, 0 100%)',
        animation: `${breathe} 900ms ease-in-out infinite alternate`,
      }}
    />
  );
}
