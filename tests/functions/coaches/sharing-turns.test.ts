import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { SHARING_CONSENT_VERSION } from '@tasuki/domain/coaches/coach-sharing';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  NO_CONSENT,
  SHARING_TURNS,
  shareWithCoach,
} from '../../../functions/src/coaches/share-with-coach.ts';
import { takeFreePlan } from '../../../functions/src/coaches/take-free-plan.ts';
import { adminFirestore } from '../admin.ts';

const NOW = new Date('2096-03-07T10:00:00Z');
const dependencies = { firestore: adminFirestore };
const TOO_OFTEN = { code: 'auth/too-many-requests' };

/** A runner with a coach, to whom nothing is shared. */
async function linked() {
  const user = { uid: `runner${randomUUID()}`, now: NOW };
  const coachId = `coach${randomUUID()}`;
  const link = adminFirestore.doc(firestorePaths.coachLink(user.uid, coachId));
  await link.set({
    ...NO_CONSENT,
    ...{ runnerUid: user.uid, coachId, planId: 'free', state: 'active', since: NOW },
  });
  return { user, coachId, link };
}

it('lets a runner who shares and stops in a loop wait, and agreeing again take no turn', async () => {
  const { user, coachId, link } = await linked();
  const consent = { coachId, consentVersion: SHARING_CONSENT_VERSION };
  const share = async () => shareWithCoach(consent, user, dependencies);
  for (let count = 0; count < SHARING_TURNS.burst; count += 1) {
    await link.update(NO_CONSENT);
    await share();
    await share();
  }
  await link.update(NO_CONSENT);
  await expect(share()).rejects.toMatchObject(TOO_OFTEN);
  expect((await link.get()).get('sharesActivities')).toBe(false);
});

it('lets a runner who takes and ends a free plan in a loop wait', async () => {
  const { user, coachId, link } = await linked();
  await adminFirestore
    .doc(firestorePaths.coach(coachId))
    .set({ id: coachId, kind: 'human', name: 'Mai', isApproved: true, isPublished: true });
  const plan = { id: 'free', coachId, priceJpy: 0, state: 'published' };
  await adminFirestore.doc(firestorePaths.coachPlan(coachId, 'free')).set(plan);
  const take = async () => takeFreePlan({ coachId, planId: 'free' }, user, dependencies);
  for (let count = 0; count < SHARING_TURNS.burst; count += 1) {
    await link.update({ state: 'ended' });
    await take();
    await take();
  }
  await link.update({ state: 'ended' });
  await expect(take()).rejects.toMatchObject(TOO_OFTEN);
});
