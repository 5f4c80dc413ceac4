import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { judgeAccount, type JudgeDependencies } from '../accounts/judge-account.ts';
import { isSessionOver, readCallerState } from '../platform/caller-state.ts';
import type { SignInCaller } from './sign-in-dependencies.ts';

/**
 * Has the account judged to which somebody links a provider, or whose second factor they use. The session may
 * do so only if it goes on after that. What it makes may outlast the session. So Firebase Auth is asked whether
 * the password was set since the session began: nobody may have signed in by the new one yet.
 *
 * @param uid who began it
 * @param sessionGivenAt when the session that ends it was given
 * @returns `uid`
 * @throws TasukiFailure 'account/session-expired', and as {@link judgeAccount}
 */
export async function judgeLinkingSession(
  uid: string | null,
  sessionGivenAt: SignInCaller['sessionGivenAt'],
  now: Date,
  dependencies: JudgeDependencies,
): Promise<string> {
  if (uid === null || sessionGivenAt === null) throw new TasukiFailure('account/session-expired');
  const judgement = await judgeAccount(uid, now, dependencies);
  const state = await readCallerState(uid, dependencies.firestore);
  if (judgement === 'released' || isSessionOver(sessionGivenAt, state)) {
    throw new TasukiFailure('account/session-expired');
  }
  return uid;
}
