/** A list's row that leads somewhere: as wide as the page, over its margins. */
export function rowLink(isSelected: boolean) {
  return {
    mx: { xs: -2.5, lg: -3 },
    px: { xs: 2.5, lg: 3 },
    py: 1.75,
    color: 'inherit',
    textDecoration: 'none',
    bgcolor: isSelected ? 'quiet.ground' : 'transparent',
    '&:hover': { bgcolor: 'quiet.ground' },
    '&:focus-visible': { outlineOffset: '-3px' },
  };
}
