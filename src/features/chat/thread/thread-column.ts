/** As wide as its lines, in the middle. */
export const THREAD_COLUMN = {
  width: '100%',
  maxWidth: 760,
  mx: 'auto',
  px: { xs: 2.5, lg: 3 },
} as const;
