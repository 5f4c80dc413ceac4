import type { FreePlanRequest } from '@tasuki/domain/coaches/coach-calls';
import { useSessionStore } from '../../platform/session-store.ts';

/**
 * Takes a plan that costs nothing; the session knows the coach link when it
 * resolves. Taking the same plan twice makes one link.
 *
 * @throws what failureCodeOf understands
 */
export async function takeFreePlan(plan: FreePlanRequest): Promise<void> {
  const { userCredential } = useSessionStore.getState();
  if (!userCredential) throw new Error('Nobody is signed in');
  const [{ callFunction }, { loadCoachLinks }] = await Promise.all([
    import('../../platform/firebase/callable-functions.ts'),
    import('./coach-links.ts'),
  ]);
  await callFunction('takeFreePlan', plan);
  const coachLinks = await loadCoachLinks(userCredential.uid);
  if (useSessionStore.getState().userCredential?.uid === userCredential.uid) {
    useSessionStore.setState({ coachLinks });
  }
}
