/**
 * Collects what parts of a page ask for at the same moment, and asks for it together.
 *
 * @param maximum ids that are asked for at once
 * @param ask for ids of one place; it deals with failures itself
 * @returns asks for one id of a place, with the others of this moment
 */
export function askTogether(
  maximum: number,
  ask: (place: string, ids: readonly string[]) => Promise<void>,
): (place: string, id: string) => void {
  const waiting = new Map<string, Set<string>>();
  const askForWaiting = async (place: string) => {
    const ids = [...(waiting.get(place) ?? [])];
    waiting.delete(place);
    for (let start = 0; start < ids.length; start += maximum) {
      await ask(place, ids.slice(start, start + maximum));
    }
  };
  return (place, id) => {
    const ids = waiting.get(place);
    if (ids) {
      ids.add(id);
      return;
    }
    waiting.set(place, new Set([id]));
    queueMicrotask(() => {
      void askForWaiting(place);
    });
  };
}
