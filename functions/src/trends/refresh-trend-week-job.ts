import type { Firestore } from 'firebase-admin/firestore';
import { jobHandler, type JobHandler } from '../jobs/job-handler.ts';
import { REFRESH_TREND_WEEK } from './ask-to-refresh-trends.ts';
import { refreshTrendWeek } from './refresh-trend-week.ts';

/** Computes one week of a runner's trends. */
export function refreshTrendWeekJob({ firestore }: { firestore: Firestore }): JobHandler {
  return jobHandler(REFRESH_TREND_WEEK, {
    run: async (week) => {
      await refreshTrendWeek(week, firestore);
      return { fulfil: () => undefined };
    },
    // The week stays as it was until the next change of one of its activities.
    giveUp: () => undefined,
  });
}
