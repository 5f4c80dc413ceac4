/** For what a person's message is hidden until its reader asks for it. */
export const UNSAFE_CATEGORIES = ['harassment', 'minors', 'self-harm', 'sexual'] as const;
export type UnsafeCategory = (typeof UNSAFE_CATEGORIES)[number];
