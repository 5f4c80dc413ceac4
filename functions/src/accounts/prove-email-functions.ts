import { RECENT_SIGN_IN_MINUTES_FOR_LINKS } from '@tasuki/domain/sign-in/recent-sign-in';
import { startJob } from '../jobs/start-job.ts';
import { requireRecentSignIn } from '../permissions/require-recent-sign-in.ts';
import { auth, firestore } from '../platform/admin-app.ts';
import { callable } from '../platform/callable.ts';
import { takeFreeTurn, type TurnLimit } from '../platform/take-turn.ts';
import { announceNewEmail, proveEmailByCode } from './prove-email.ts';

/** Somebody changes an address a few times in a life, and mistypes it a few times more. */
const ANNOUNCED_TURNS: TurnLimit = { kind: 'announce-email', burst: 20, intervalSeconds: 60 };
/** Firebase Auth is asked about each code. */
const PROVEN_TURNS: TurnLimit = { kind: 'prove-email', burst: 20, intervalSeconds: 60 };

export const announceEmail = callable('announceEmail', async ({ newEmail }, caller) => {
  const { uid, now } = caller;
  // Firebase Auth asks the same before it sends the mail, so nobody is asked twice.
  requireRecentSignIn(caller, RECENT_SIGN_IN_MINUTES_FOR_LINKS);
  await takeFreeTurn(uid, ANNOUNCED_TURNS, now, firestore());
  await announceNewEmail(caller, newEmail, firestore());
  return { isAnnounced: true } as const;
});

export const proveEmail = callable('proveEmail', async ({ oobCode }, caller) => {
  const { uid, now } = caller;
  await takeFreeTurn(uid, PROVEN_TURNS, now, firestore());
  const dependencies = { auth: auth(), firestore: firestore(), startJob };
  return { provenEmail: await proveEmailByCode(caller, oobCode, now, dependencies) };
});
