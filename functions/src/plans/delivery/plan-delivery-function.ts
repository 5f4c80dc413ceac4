import { startJob } from '../../jobs/start-job.ts';
import { firestore } from '../../platform/admin-app.ts';
import { callable, requireLetIn } from '../../platform/callable.ts';
import { configuration } from '../../platform/current-configuration.ts';
import { changePlanDelivery } from './ask-to-deliver-plan.ts';

export const sendPlanToGarmin = callable('sendPlanToGarmin', async (wish, caller) => {
  if (wish.isOn) requireLetIn(caller);
  return changePlanDelivery(wish, caller, {
    firestore: firestore(),
    startJob,
    isOffered: configuration.providers.garmin?.isTrainingOffered === true,
  });
});
