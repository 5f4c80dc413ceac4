import { startJob } from '../../jobs/start-job.ts';
import { firestore } from '../../platform/admin-app.ts';
import { callable, requireLetIn } from '../../platform/callable.ts';
import {
  inviteToGroup as invite,
  joinGroup as join,
  readGroupInvitation as readInvitation,
} from './group-invitations.ts';
import { leaveGroup as leave } from './leave-group.ts';
import { mailGroupInvitation as mailInvitation } from './mail-group-invitation.ts';
import { shareGroupHistory as shareHistory } from './share-group-history.ts';
import { startGroup as start } from './start-group.ts';

export const startGroup = callable('startGroup', async (group, caller) =>
  start(group, caller, { firestore: firestore() }),
);

export const inviteToGroup = callable('inviteToGroup', async (invitation, caller) =>
  invite(invitation, caller, { firestore: firestore() }),
);

export const mailGroupInvitation = callable('mailGroupInvitation', async (invitation, caller) =>
  mailInvitation(invitation, caller, { firestore: firestore(), startJob }),
);

export const readGroupInvitation = callable('readGroupInvitation', async (token, caller) =>
  readInvitation(token, caller, { firestore: firestore() }),
);

export const joinGroup = callable('joinGroup', async (token, caller) =>
  join(token, caller, { firestore: firestore() }),
);

export const leaveGroup = callable('leaveGroup', async (leaving, caller) => {
  if (leaving.uid !== caller.uid) requireLetIn(caller);
  return leave(leaving, caller, { firestore: firestore() });
});

export const shareGroupHistory = callable('shareGroupHistory', async (choice, caller) =>
  shareHistory(choice, caller, { firestore: firestore() }),
);
