import type { Firestore } from 'firebase-admin/firestore';
import { jobHandler, type JobHandler } from '../jobs/job-handler.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { endCoaching } from './end-coaching.ts';

/** Links of a former coach to runners. */
export const END_COACHING: JobKind<{ uid: string }> = {
  name: 'end-coaching',
  queue: 'short',
  personOf: ({ uid }) => uid,
};

/** Ends what a former coach had with runners, page by page; nobody is appointed anew before it is done. */
export function endCoachingJob({ firestore }: { firestore: Firestore }): JobHandler {
  return jobHandler(END_COACHING, {
    isNeverGivenUp: true,
    run: async (payload, now) => {
      const hasMore = await endCoaching(payload.uid, now, firestore);
      return { fulfil: () => undefined, ...(hasMore && { next: { dueAt: now, payload } }) };
    },
    // Rules refuse a former coach whatever the links say.
    giveUp: () => undefined,
  });
}
