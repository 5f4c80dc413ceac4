import { firestore } from '../platform/admin-app.ts';
import { callable } from '../platform/callable.ts';
import { endCoachingOf as end } from './end-coaching-of.ts';

export const endCoachingOf = callable('endCoachingOf', async (request, caller) =>
  end(request, caller, { firestore: firestore() }),
);
