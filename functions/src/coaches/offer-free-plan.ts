import type { Firestore } from 'firebase-admin/firestore';
import type { FreePlanOffer } from '@tasuki/domain/coaches/coach-calls';
import { requireDecentOffer } from '@tasuki/domain/coaches/offer-words';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { FREE_PLAN_ID, type CoachPlan } from '@tasuki/domain/coaches/coach';
import type { AccountClaims, AccountState } from '@tasuki/domain/accounts/user-account';

/**
 * Offers a coach's own plan that costs 0 JPY, or takes it off the list. Each coach has one, under
 * one id, so that offering it again changes its words. Runners who have taken it keep it.
 *
 * @returns the plan's id
 * @throws TasukiFailure 'common/permission-denied' unless token and state both say that the
 *   caller is a coach, 'coach/not-found' where there is no profile to offer it on,
 *   'coach/offer-unsafe'
 */
export async function offerFreePlan(
  { name, target, state }: FreePlanOffer,
  { uid, claims }: { uid: string; claims: AccountClaims },
  { firestore }: { firestore: Firestore },
): Promise<{ planId: string }> {
  if (claims.isCoach !== true) throw new TasukiFailure('common/permission-denied');
  const plan: CoachPlan = {
    id: FREE_PLAN_ID,
    coachId: uid,
    name: name.trim(),
    target: target.trim(),
    priceJpy: 0,
    currency: 'JPY',
    planType: 'subscription',
    interval: 'month',
    state,
  };
  if (plan.name === '' || plan.target === '') throw new TasukiFailure('common/invalid-request');
  requireDecentOffer(plan);
  await firestore.runTransaction(async (transaction) => {
    const [account, coach] = await transaction.getAll(
      firestore.doc(firestorePaths.accountState(uid)),
      firestore.doc(firestorePaths.coach(uid)),
    );
    const { roles = [] }: Partial<AccountState> = account?.data() ?? {};
    if (!roles.includes('coach')) throw new TasukiFailure('common/permission-denied');
    if (!coach?.exists) throw new TasukiFailure('coach/not-found');
    transaction.set(firestore.doc(firestorePaths.coachPlan(uid, FREE_PLAN_ID)), plan);
  });
  return { planId: FREE_PLAN_ID };
}
