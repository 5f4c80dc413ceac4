import { startJob } from '../jobs/start-job.ts';
import { firestore } from '../platform/admin-app.ts';
import { callable } from '../platform/callable.ts';
import { askForDeletion } from '../accounts/ask-for-deletion.ts';

export const deleteAccount = callable('deleteAccount', async (_request, caller) =>
  askForDeletion(caller, { firestore: firestore(), startJob }),
);
