import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../platform/admin-app.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { purgeExpiredActivities } from './purge-expired-activities.ts';

export const everyHourPurgeExpiredActivities = onSchedule(
  { schedule: 'every 60 minutes', region: FUNCTIONS_REGION, memory: '512MiB', timeoutSeconds: 300 },
  async () => {
    await purgeExpiredActivities(new Date(), firestore());
  },
);
