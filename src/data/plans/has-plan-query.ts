import { useEffect, useState } from 'react';
import { reportError } from '../../platform/report-error.ts';
import { readHasPlan } from './has-plan.ts';
import { knownPlan } from './known-plan.ts';

/** How long an answer is waited for; then there is no plan, as far as this screen is concerned. */
const WAIT_MAXIMUM_MILLISECONDS = 2000;

/**
 * Whether a runner has a plan, decided once for a screen: nothing of it moves when a plan appears
 * later. A plan is known here mostly; else it is asked for, once on each screen.
 *
 * @returns null while it is not known
 */
export function useHasPlan(uid: string): boolean | null {
  const [answer, setAnswer] = useState(() => ({ uid, hasPlan: knownPlan(uid) }));
  if (answer.uid !== uid) setAnswer({ uid, hasPlan: knownPlan(uid) });
  useEffect(() => {
    if (knownPlan(uid)) return undefined;
    const decide = (hasPlan: boolean) => {
      setAnswer((before) =>
        before.uid === uid && before.hasPlan === null ? { uid, hasPlan } : before,
      );
    };
    const wait = setTimeout(decide, WAIT_MAXIMUM_MILLISECONDS, false);
    readHasPlan(uid).then(decide, (cause: unknown) => {
      reportError(cause, 'read whether there is a plan');
      decide(false);
    });
    return () => {
      clearTimeout(wait);
    };
  }, [uid]);
  return answer.hasPlan;
}
