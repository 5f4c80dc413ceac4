/**
 * Stand in the bundle for what a language of date-fns has beside the words of `format`. No date is parsed by it,
 * and no distance between dates is named.
 */
export const match = undefined;
export const formatDistance = undefined;
export const formatRelative = undefined;
