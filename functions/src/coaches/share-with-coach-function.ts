import { firestore } from '../platform/admin-app.ts';
import { callable } from '../platform/callable.ts';
import { shareWithCoach as share } from './share-with-coach.ts';

export const shareWithCoach = callable('shareWithCoach', async (request, caller) =>
  share(request, caller, { firestore: firestore() }),
);
