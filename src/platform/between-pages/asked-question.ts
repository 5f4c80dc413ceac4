/** A question that was pressed on one page and is to be asked on the next; travels with the navigation. */
export interface AskedQuestion {
  /** The id that its message will have, so that it is asked once however often the page is shown. */
  id: string;
  text: string;
}

/** The question that a navigation carries; null if it carries none. */
export function askedQuestionIn(state: unknown): AskedQuestion | null {
  const question =
    typeof state === 'object' && state !== null && 'askedQuestion' in state
      ? state.askedQuestion
      : null;
  if (typeof question !== 'object' || question === null) return null;
  const { id, text } = question as Partial<AskedQuestion>;
  return typeof id === 'string' && typeof text === 'string' ? { id, text } : null;
}
