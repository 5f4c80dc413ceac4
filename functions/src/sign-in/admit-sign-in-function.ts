import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { startJob } from '../jobs/start-job.ts';
import { auth, firestore } from '../platform/admin-app.ts';
import { admittingCallable } from '../platform/callable.ts';
import { isSessionEnded, readCallerState } from '../platform/caller-state.ts';
import { takeFreeTurn, type TurnLimit } from '../platform/take-turn.ts';

/** Each sign-in of each device, and each page that a browser without storage loads. */
const TURNS: TurnLimit = { kind: 'admit-sign-in', burst: 60, intervalSeconds: 5 };
/**
 * Ended sessions take turns of their own, so that they cannot use up the turns of the next sign-in.
 */
const TURNS_OF_ENDED: TurnLimit = { ...TURNS, kind: 'admit-ended-sign-in' };

export const admitSignIn = admittingCallable(
  'admitSignIn',
  async ({ isPasswordNext = false }, { uid, token, now }) => {
    const isEnded = isSessionEnded(token, await readCallerState(uid, firestore()));
    await takeFreeTurn(uid, isEnded ? TURNS_OF_ENDED : TURNS, now, firestore());
    const { judgeAccount } = await import('../accounts/judge-account.ts');
    const dependencies = { firestore: firestore(), auth: auth(), startJob };
    const signIn = { signedInAtSeconds: token.auth_time, isPasswordNext: false };
    const judgement = await judgeAccount(uid, now, dependencies, signIn);
    if (judgement === 'released') throw new TasukiFailure('account/address-released');
    // Also one that was admitted may have ended: the custom token was kept, or an admin ended it.
    if (isSessionEnded(token, await readCallerState(uid, firestore()))) {
      throw new TasukiFailure('account/session-expired');
    }
    if (isPasswordNext) {
      await judgeAccount(uid, now, dependencies, { ...signIn, isPasswordNext });
    }
    return { isAdmitted: true };
  },
);
