/** Changes that would be lost with the page. */
const reasons = new Set<string>();

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function follow(): void {
  if (reasons.size > 0) globalThis.addEventListener('beforeunload', ask);
  else globalThis.removeEventListener('beforeunload', ask);
}

/**
 * Has the browser ask before the page is closed or loaded anew, while something in it would be lost.
 *
 * @param reason names what that is
 */
export function askBeforeLeaving(reason: string, isNeeded: boolean): void {
  if (isNeeded) reasons.add(reason);
  else reasons.delete(reason);
  follow();
}

/** Asks no more: whoever signs out has chosen to give everything in the page up. */
export function leaveUnasked(): void {
  reasons.clear();
  follow();
}
