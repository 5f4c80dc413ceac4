import type { Firestore } from 'firebase-admin/firestore';
import { jobHandler, type JobHandler } from '../jobs/job-handler.ts';
import { REFRESH_ROSTER } from './ask-to-refresh-roster.ts';
import { refreshRosterEntry } from './refresh-roster-entry.ts';

/** Computes one runner's line in a coach's roster. */
export function refreshRosterJob({ firestore }: { firestore: Firestore }): JobHandler {
  return jobHandler(REFRESH_ROSTER, {
    run: async (parties, now) => {
      await refreshRosterEntry(parties, now, firestore);
      return { fulfil: () => undefined };
    },
    // The line stays as it was until the next event.
    giveUp: () => undefined,
  });
}
