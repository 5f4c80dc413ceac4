/** As high and wide as a finger needs, in CSS pixels. */
export const TOUCH_TARGET_PIXELS = 44;

/** For a link among others. */
export const touchTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: TOUCH_TARGET_PIXELS,
  minWidth: TOUCH_TARGET_PIXELS,
} as const;
