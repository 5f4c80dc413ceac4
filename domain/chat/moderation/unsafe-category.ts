/** For what a person's message is hidden until its reader asks for it. */
export const UNSAFE_CATEGORIES = ['harassment', 'minors', 'self-harm', 'sexual'] as const;
export type UnsafeCategory = (typeof UNSAFE_CATEGORIES)[number];

/** Checks whether `value` is one of {@link UNSAFE_CATEGORIES}. */
export function isUnsafeCategory(value: unknown): value is UnsafeCategory {
  return UNSAFE_CATEGORIES.some((category) => category === value);
}
