import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

interface PlaceholderProps {
  /** Words, of which `fontSize` says how high they are; left out = a field or a figure. */
  fontSize?: string;
  width?: string;
  height?: number;
  /** Room around it, in steps of the theme. */
  my?: number;
  mb?: number;
}

const pulse = keyframes`50% { opacity: 0.4; }`;

/**
 * A grey shape in the place of what comes. MUI's own does more, and would come before the first rows of every
 * page.
 */
export function Placeholder({ fontSize, width, height = 0, my = 0, mb = my }: PlaceholderProps) {
  return (
    <Box
      component="span"
      // A page that is not whole is not kept as it was last seen.
      data-placeholder
      sx={{
        display: 'block',
        width,
        mt: my,
        mb,
        bgcolor: 'Skeleton.bg',
        animation: `${pulse} 2s ease-in-out 0.5s infinite`,
        ...(fontSize === undefined
          ? { height, borderRadius: 1 }
          : {
              fontSize,
              transformOrigin: '0 55%',
              transform: 'scale(1, 0.6)',
              borderRadius: '10px/16.7px',
              '&::before': { content: '"\\00a0"' },
            }),
      }}
    />
  );
}
