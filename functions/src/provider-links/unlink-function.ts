import { startJob } from '../jobs/start-job.ts';
import { auth, firestore } from '../platform/admin-app.ts';
import { callable } from '../platform/callable.ts';
import { unlinkProvider as unlink } from './unlink.ts';

export const unlinkProvider = callable('unlinkProvider', async (request, caller) =>
  unlink(request, caller, { firestore: firestore(), auth: auth(), startJob }),
);
