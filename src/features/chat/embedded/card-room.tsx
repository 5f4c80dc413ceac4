import Box from '@mui/material/Box';

/**
 * The height of a card whose figures and chart are there, in pixels. On a phone its figures take two lines. A card
 * that waits takes the same room, so that the messages below stay where they are.
 */
export const CARD_PIXELS = { xs: 190, sm: 170 } as const;
/** Above and below a card, in units of the theme. */
export const CARD_MARGIN = 0.75;

/** The placeholder in a message while the code of its card is fetched. */
export function CardRoom() {
  return <Box sx={{ my: CARD_MARGIN, height: CARD_PIXELS }} />;
}
