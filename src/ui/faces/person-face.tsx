import Box from '@mui/material/Box';
import { initialOf } from './initial-of.ts';

interface PersonFaceProps {
  /** The name that stands beside it; a face says nothing to ears. */
  name: string;
  /** The address of the person's photo; null = none, or it is not read yet. */
  photo: string | null;
  pixels: number;
}

/** A person's photo in a circle, or the first letter of their name. */
export function PersonFace({ name, photo, pixels }: PersonFaceProps) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: pixels,
        height: pixels,
        borderRadius: '50%',
        overflow: 'hidden',
        bgcolor: 'quiet.ground',
        boxShadow: 'inset 0 0 0 1px var(--tasuki-palette-quiet-line)',
        color: 'text.secondary',
        fontSize: `${pixels * LETTER_SHARE}px`,
        fontWeight: 650,
        lineHeight: 1,
        userSelect: 'none',
      }}
    >
      {photo === null ? (
        initialOf(name)
      ) : (
        <Box
          component="img"
          src={photo}
          alt=""
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}

/** A share of the circle's height. */
const LETTER_SHARE = 0.48;
