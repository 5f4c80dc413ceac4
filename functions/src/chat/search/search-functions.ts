import { firestore } from '../../platform/admin-app.ts';
import { callable } from '../../platform/callable.ts';
import { searchOwnMessages as search } from './search-own-messages.ts';

export const searchOwnMessages = callable('searchOwnMessages', async (request, caller) =>
  search(request, caller, { firestore: firestore() }),
);
