/** Removed at sign-out, as everything under `tasuki.personal.` is. */
const KEY = 'tasuki.personal.runnerWithPlan';

const known = new Map<string, boolean>();

/** Whether a runner has a plan, as far as this browser knows; null = it does not. */
export function knownPlan(uid: string): boolean | null {
  const isKnown = known.get(uid);
  if (isKnown !== undefined) return isKnown;
  try {
    return globalThis.localStorage.getItem(KEY) === uid ? true : null;
  } catch {
    return null;
  }
}

/** A plan is remembered beyond this visit. That there is none can change on another device. */
export function rememberPlan(uid: string, hasPlan: boolean): void {
  known.set(uid, hasPlan);
  try {
    if (hasPlan) globalThis.localStorage.setItem(KEY, uid);
    else globalThis.localStorage.removeItem(KEY);
  } catch {
    // Without storage the plan is read once in each visit.
  }
}
