import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { SHARING_CONSENT_VERSION } from '@tasuki/domain/coaches/coach-sharing';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { endLinks } from '../../../functions/src/coaches/end-links.ts';
import { forgetPlanProposal } from '../../../functions/src/plans/forget-plan-proposal.ts';
import { chatFirestore } from '../chat-script.ts';

/** A runner who shares, and what their coach proposed and wrote. */
async function proposed(link: Record<string, unknown> = {}) {
  const parties = { runnerUid: randomUUID(), coachId: randomUUID() };
  const { runnerUid, coachId } = parties;
  await chatFirestore.doc(firestorePaths.coachLink(runnerUid, coachId)).set({
    ...parties,
    planId: 'free',
    state: 'active',
    sharesActivities: true,
    consentVersion: SHARING_CONSENT_VERSION,
    ...link,
  });
  const proposal = chatFirestore.doc(firestorePaths.planProposal(runnerUid, coachId));
  await proposal.set({ id: 'a', note: 'Rest', weeks: '', updatedAt: Timestamp.now() });
  const newPlan = chatFirestore.doc(firestorePaths.newPlan(runnerUid, coachId));
  await newPlan.set({ revision: 'a', note: 'From Monday', updatedAt: Timestamp.now() });
  return { parties, proposal, newPlan };
}

it('stays while the runner shares', async () => {
  const { parties, proposal, newPlan } = await proposed();
  await forgetPlanProposal(parties, chatFirestore);
  expect((await proposal.get()).exists).toBe(true);
  expect((await newPlan.get()).exists).toBe(true);
});

it.each([
  ['the runner stops sharing', { sharesActivities: false }],
  ['the link ends', { state: 'ended' }],
  ['the runner never agreed', { consentVersion: null }],
  ['the link is another runner’s', { runnerUid: 'somebody else' }],
])('goes as soon as %s', async (_when, link) => {
  const { parties, proposal, newPlan } = await proposed(link);
  await forgetPlanProposal(parties, chatFirestore);
  await forgetPlanProposal(parties, chatFirestore);
  expect((await proposal.get()).exists).toBe(false);
  expect((await newPlan.get()).exists).toBe(false);
});

it.each(['runnerUid', 'coachId'] as const)(
  'goes when all links of a person are ended, by %s',
  async (side) => {
    const { parties, proposal, newPlan } = await proposed();
    await endLinks(side, parties[side], new Date(), chatFirestore);
    expect((await proposal.get()).exists).toBe(false);
    expect((await newPlan.get()).exists).toBe(false);
  },
);
