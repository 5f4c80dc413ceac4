import type { FailureCode } from '@tasuki/domain/failure-codes';
import type { SignInAttempt } from '../../platform/between-pages/sign-in-attempts.ts';

/**
 * The next steps after a failed return from a provider. `again`: the same answer of the provider
 * once more, since it may not have arrived. `anew`: to the provider once more.
 */
export type ArrivalStep =
  | 'again'
  | 'anew'
  | 'signUp'
  | 'newAccount'
  | 'back'
  | 'signIn'
  | 'signOut'
  | 'account'
  | 'continue';

/** The line broke, so it is not known whether the provider's answer was used; or nobody looked at it. */
const LINE_FAILURES: ReadonlySet<FailureCode> = new Set([
  'common/offline',
  'common/unavailable',
  'common/being-restored',
  'auth/network-request-failed',
]);

interface StepsByPresence {
  signedIn: ArrivalStep[];
  signedOut: ArrivalStep[];
}

const always = (...steps: ArrivalStep[]): StepsByPresence => ({
  signedIn: steps,
  signedOut: steps,
});
/** The person who is signed in here does not own that account. */
const SOMEBODY_ELSE: StepsByPresence = { signedIn: ['signOut', 'back'], signedOut: ['signIn'] };
const LINKED_ALREADY: StepsByPresence = { signedIn: ['account'], signedOut: ['signIn'] };

const STEPS: Partial<Record<FailureCode, StepsByPresence>> = {
  'auth/user-not-found': always('signUp', 'back'),
  'auth/email-already-in-use': { signedIn: ['back'], signedOut: ['signIn'] },
  'auth/provider-already-linked': LINKED_ALREADY,
  'provider/address-registered': { signedIn: ['back'], signedOut: ['signIn', 'newAccount'] },
  'provider/other-account-linked': LINKED_ALREADY,
  'provider/linked-unproven': LINKED_ALREADY,
  'provider/account-in-use': SOMEBODY_ELSE,
  'auth/credential-already-in-use': SOMEBODY_ELSE,
  'auth/user-mismatch': SOMEBODY_ELSE,
  'account/session-expired': always('signIn'),
  'provider/not-offered': always('back'),
  'auth/user-disabled': always('back'),
};

/** The next steps after a failure, the best one first. */
export function nextStepsAfter(
  failureCode: FailureCode,
  attempt: Pick<SignInAttempt, 'intent'> | null,
  isSignedIn: boolean,
): ArrivalStep[] {
  if (!attempt) return isSignedIn ? ['continue'] : ['signIn'];
  if (LINE_FAILURES.has(failureCode)) return ['again', 'back'];
  // The page was opened twice, and the other one was faster.
  const isSpent = failureCode === 'provider/state-invalid' && isSignedIn;
  if (isSpent && attempt.intent !== 'link') return ['continue'];
  return STEPS[failureCode]?.[isSignedIn ? 'signedIn' : 'signedOut'] ?? ['anew', 'back'];
}
