import { firestore } from '../platform/admin-app.ts';
import { callable } from '../platform/callable.ts';
import { takeFreePlan as take } from './take-free-plan.ts';

export const takeFreePlan = callable('takeFreePlan', async (request, caller) =>
  take(request, caller, { firestore: firestore() }),
);
