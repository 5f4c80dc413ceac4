import { startJob } from '../jobs/start-job.ts';
import { auth, firestore } from '../platform/admin-app.ts';
import { callable } from '../platform/callable.ts';
import { announceNewEmail, proveEmailByCode } from './prove-email.ts';

export const announceEmail = callable('announceEmail', async ({ newEmail }, { uid }) => {
  await announceNewEmail(uid, newEmail, firestore());
  return { isAnnounced: true } as const;
});

export const proveEmail = callable('proveEmail', async ({ oobCode }, { uid, now }) => {
  const dependencies = { auth: auth(), firestore: firestore(), startJob };
  return { provenEmail: await proveEmailByCode(uid, oobCode, now, dependencies) };
});
