/** The parts of what stands behind a plan, in their order on the page. */
export const OUTLINE_PARTS = ['way', 'doubts', 'how', 'checks', 'setbacks'] as const;
export type OutlinePartName = (typeof OUTLINE_PARTS)[number];
