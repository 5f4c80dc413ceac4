import { firestore } from '../platform/admin-app.ts';
import { callable, requireLetIn } from '../platform/callable.ts';
import { configuration } from '../platform/current-configuration.ts';
import { changePushSubscription as change } from './change-push-subscription.ts';

export const changePushSubscription = callable('changePushSubscription', async (wish, caller) => {
  if (wish.isWanted) requireLetIn(caller);
  await change(wish, caller, { firestore: firestore(), push: configuration.push });
  return { isWanted: wish.isWanted };
});
