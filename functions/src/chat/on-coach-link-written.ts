import { onDocumentWritten, type Change } from 'firebase-functions/firestore';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { followEndedLink } from '../billing/coach-plans/follow-ended-link.ts';
import { startJob } from '../jobs/start-job.ts';
import { firestore } from '../platform/admin-app.ts';
import { followingWrite } from '../platform/firestore/following-write.ts';
import { FUNCTION_SIZES } from '../platform/function-sizes.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { forgetPlanProposal } from '../plans/forget-plan-proposal.ts';
import { refreshRosterEntry } from '../roster/refresh-roster-entry.ts';
import { followDraft } from './drafts/follow-draft.ts';
import { followCoachLink } from './follow-coach-link.ts';

/** Runner and coach have a conversation from the moment of their link, and the coach has it until its end. */
export const onCoachLinkWritten = onDocumentWritten(
  {
    document: 'coachLinks/{linkId}',
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.onCoachLinkWritten,
    retry: true,
  },
  followingWrite(async ({ data }) => {
    // A runner may write their link as often as they like; what is as it was costs nothing more.
    if (isUnchanged(data)) return;
    const link = data?.after.exists ? data.after : data?.before;
    const runnerUid: unknown = link?.get('runnerUid');
    const coachId: unknown = link?.get('coachId');
    if (typeof runnerUid !== 'string' || typeof coachId !== 'string') return;
    // First what the coach may no longer see.
    await refreshRosterEntry({ runnerUid, coachId }, new Date(), firestore());
    await forgetPlanProposal({ runnerUid, coachId }, firestore());
    const place = { topicId: coachTopicId(runnerUid, coachId), runnerUid };
    await followDraft(place, new Date(), { firestore: firestore(), startJob });
    await followCoachLink({ runnerUid, coachId }, new Date(), firestore());
    await followEndedLink(
      { runnerUid, coachId },
      { firestore: firestore(), now: () => new Date(), startJob },
    );
  }),
);

/** Whether neither the link nor what it shares has begun or ended by this write. */
function isUnchanged(data: Change<DocumentSnapshot> | undefined): boolean {
  if (!data?.before.exists || !data.after.exists) return false;
  return ['state', 'sharesActivities', 'consentVersion'].every(
    (field) => data.before.get(field) === data.after.get(field),
  );
}
