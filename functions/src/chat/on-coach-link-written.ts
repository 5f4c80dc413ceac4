import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../platform/admin-app.ts';
import { FUNCTION_SIZES } from '../platform/function-sizes.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { refreshRosterEntry } from '../roster/refresh-roster-entry.ts';
import { followCoachLink } from './follow-coach-link.ts';

/** Runner and coach have a conversation from the moment of their link, and the coach has it until its end. */
export const onCoachLinkWritten = onDocumentWritten(
  {
    document: 'coachLinks/{linkId}',
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.onCoachLinkWritten,
    retry: true,
  },
  async ({ data }) => {
    const link = data?.after.exists ? data.after : data?.before;
    const runnerUid: unknown = link?.get('runnerUid');
    const coachId: unknown = link?.get('coachId');
    if (typeof runnerUid !== 'string' || typeof coachId !== 'string') return;
    // First what the coach may no longer see.
    await refreshRosterEntry({ runnerUid, coachId }, new Date(), firestore());
    await followCoachLink({ runnerUid, coachId }, new Date(), firestore());
  },
);
