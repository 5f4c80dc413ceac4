import { startJob } from '../jobs/start-job.ts';
import { firestore } from '../platform/admin-app.ts';
import { callable } from '../platform/callable.ts';
import { currentBlobStore } from '../blob-store/current-blob-store.ts';
import { askForExport } from './ask-for-export.ts';
import { linkToExport } from './link-to-export.ts';

export const exportAccount = callable('exportAccount', async (_request, caller) =>
  askForExport(caller, { firestore: firestore(), startJob }),
);

export const downloadExport = callable('downloadExport', async (_request, caller) =>
  linkToExport(caller, { firestore: firestore(), store: await currentBlobStore() }),
);
