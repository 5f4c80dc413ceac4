/** Class of an element that a recording of a visit never contains, with all that is in it. */
export const NEVER_RECORDED = 'fs-exclude';
