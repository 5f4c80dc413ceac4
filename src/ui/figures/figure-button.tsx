import ButtonBase from '@mui/material/ButtonBase';
import { memo } from 'react';

interface FigureButtonProps {
  words: string;
  isOpen: boolean;
  onPress: () => void;
}

/** A figure among words: pressed, it shows where it comes from. */
export const FigureButton = memo(function FigureButton({
  words,
  isOpen,
  onPress,
}: FigureButtonProps) {
  return (
    <ButtonBase
      // A real button is a box of its own, from which a line may part the comma after it.
      component="span"
      disableRipple
      aria-expanded={isOpen}
      onClick={onPress}
      sx={{
        display: 'inline',
        font: 'inherit',
        fontWeight: 600,
        color: 'secondary.main',
        // In one class with the closed one: a new class would have the whole page styled again.
        // Behind its own words alone, since its finger's room lies over the lines around it.
        '&[aria-expanded="true"]': { bgcolor: 'quiet.ground', backgroundClip: 'content-box' },
        // Larger to the finger than to the eye, without moving the line.
        p: '10px 2px',
        m: '0 -2px',
        textDecoration: 'underline',
        textDecorationStyle: 'dotted',
        textUnderlineOffset: '0.25em',
        whiteSpace: 'nowrap',
        userSelect: 'text',
        borderRadius: 1,
      }}
    >
      {words}
    </ButtonBase>
  );
});
