import type { Firestore } from 'firebase-admin/firestore';
import { jobHandler, type JobHandler } from '../jobs/job-handler.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { endCoaching } from './end-coaching.ts';

/** Links of a former coach to runners, and their role in groups. */
export const END_COACHING: JobKind<{ uid: string }> = {
  name: 'end-coaching',
  queue: 'short',
  personOf: ({ uid }) => uid,
};

/** Ends what a former coach had with runners, page by page; nobody is appointed anew before it is done. */
export function endCoachingJob({
  firestore,
  becomeMember,
}: {
  firestore: Firestore;
  /** Makes them a member like others in one page of their groups; says whether there may be more. */
  becomeMember: (uid: string, firestore: Firestore) => Promise<boolean>;
}): JobHandler {
  return jobHandler(END_COACHING, {
    isNeverGivenUp: true,
    run: async (payload, now) => {
      const hasMoreLinks = await endCoaching(payload.uid, now, firestore);
      const hasMore = (await becomeMember(payload.uid, firestore)) || hasMoreLinks;
      return { fulfil: () => undefined, ...(hasMore && { next: { dueAt: now, payload } }) };
    },
    // Rules refuse a former coach whatever the links say.
    giveUp: () => undefined,
  });
}
