import { startJob } from '../../jobs/start-job.ts';
import { firestore } from '../../platform/admin-app.ts';
import { callable } from '../../platform/callable.ts';

export const saveManualActivity = callable('saveManualActivity', async (entry, caller) => {
  // The coach is loaded when somebody enters something.
  const { saveManualActivity: save } = await import('./save-manual-activity.ts');
  return save(entry, caller, { firestore: firestore(), startJob });
});

export const deleteManualActivity = callable('deleteManualActivity', async (reference, caller) => {
  const { deleteManualActivity: remove } = await import('./delete-manual-activity.ts');
  return remove(reference, caller, firestore());
});
