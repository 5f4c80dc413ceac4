import { firestore } from '../../platform/admin-app.ts';
import { callable } from '../../platform/callable.ts';
import { readEmbeddedActivities as read } from './read-embedded-activities.ts';

export const readEmbeddedActivities = callable('readEmbeddedActivities', async (request, caller) =>
  read(request, caller, { firestore: firestore() }),
);
