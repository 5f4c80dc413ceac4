/** As high as a line of words. */
export const EMPTY_LINE = '\u00A0';

/** At one place, over each other: what keeps the place, and what comes into it. */
export const OVERLAID = { gridArea: '1 / 1', minWidth: 0 } as const;
