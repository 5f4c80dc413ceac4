import { auth, firestore } from '../platform/admin-app.ts';
import { callable } from '../platform/callable.ts';
import { proveEmailByCode } from './prove-email.ts';

export const proveEmail = callable('proveEmail', async ({ oobCode }, { uid }) => ({
  provenEmail: await proveEmailByCode(uid, oobCode, { auth: auth(), firestore: firestore() }),
}));
