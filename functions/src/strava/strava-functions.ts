import { startJob } from '../jobs/start-job.ts';
import { firestore } from '../platform/admin-app.ts';
import { callable } from '../platform/callable.ts';
import { PROVIDER_SECRETS } from '../platform/provider-secrets.ts';
import { currentStrava } from './current-strava.ts';
import { openStravaActivity } from './open-strava-activity.ts';
import { removeStravaPost as remove } from './remove-strava-post.ts';
import { stravaIdOf } from './strava-activity-row.ts';

export const openActivity = callable(
  'openActivity',
  async (reference, caller) => {
    // An activity that came as a file is complete.
    if (stravaIdOf(reference.activityId) === null) return { state: 'ready' };
    return openStravaActivity(reference, caller, currentStrava());
  },
  { secrets: PROVIDER_SECRETS },
);

export const removeStravaPost = callable('removeStravaPost', async (reference, caller) =>
  remove(reference, caller, { firestore: firestore(), startJob }),
);
