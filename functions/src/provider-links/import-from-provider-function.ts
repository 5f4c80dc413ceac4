import { startJob } from '../jobs/start-job.ts';
import { firestore } from '../platform/admin-app.ts';
import { callable } from '../platform/callable.ts';
import { importFromProvider as ask } from './import-from-provider.ts';

export const importFromProvider = callable('importFromProvider', async (reference, caller) =>
  ask(reference, caller, { firestore: firestore(), startJob }),
);
