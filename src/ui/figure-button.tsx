import Box from '@mui/material/Box';

interface FigureButtonProps {
  words: string;
  isOpen: boolean;
  onPress: () => void;
}

/** A figure among words: pressed, it shows where it comes from. */
export function FigureButton({ words, isOpen, onPress }: FigureButtonProps) {
  return (
    // A button may be parted from the comma after it; the word joiner holds them together.
    <Box component="span" sx={{ '&::after': { content: '"\\2060"' } }}>
      <Box
        component="button"
        type="button"
        aria-expanded={isOpen}
        onClick={onPress}
        sx={{
          font: 'inherit',
          fontWeight: 600,
          color: 'secondary.main',
          bgcolor: isOpen ? 'quiet.ground' : 'transparent',
          border: 0,
          // Larger to the finger than to the eye, without moving the line.
          p: '10px 2px',
          m: '-10px -2px',
          textDecoration: 'underline',
          textDecorationStyle: 'dotted',
          textUnderlineOffset: '0.25em',
          cursor: 'pointer',
          whiteSpace: 'nowrap',
          borderRadius: 1,
        }}
      >
        {words}
      </Box>
    </Box>
  );
}
