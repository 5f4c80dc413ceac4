/** For a link among others: as high and wide as a finger needs. */
export const touchTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  minWidth: 44,
} as const;
