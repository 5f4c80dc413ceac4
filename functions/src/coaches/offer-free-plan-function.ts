import { firestore } from '../platform/admin-app.ts';
import { callable } from '../platform/callable.ts';
import { offerFreePlan as offer } from './offer-free-plan.ts';

export const offerFreePlan = callable('offerFreePlan', async (request, caller) =>
  offer(request, caller, { firestore: firestore() }),
);
