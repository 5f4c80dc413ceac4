import { requireRecentAdmin } from '../../permissions/require-recent-sign-in.ts';
import { firestore } from '../../platform/admin-app.ts';
import { callable } from '../../platform/callable.ts';
import { decideModeration as decide } from './decide-moderation.ts';
import { listModerationCases as list } from './list-moderation-cases.ts';
import { reportMessage as report } from './report-message.ts';

export const reportMessage = callable('reportMessage', async (request, caller) => {
  await report(request, caller, { firestore: firestore() });
  return { isReported: true };
});

export const listModerationCases = callable('listModerationCases', async (place, caller) =>
  list(place, caller, { firestore: firestore() }),
);

export const decideModeration = callable('decideModeration', async (decision, caller) => {
  requireRecentAdmin(caller);
  await decide(decision, caller, { firestore: firestore() });
  return { isDecided: true };
});
