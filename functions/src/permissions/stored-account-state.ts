import type { AccountState } from '@tasuki/domain/accounts/user-account';
import { storedReader } from '../platform/firestore/read-stored.ts';

/** As far as it has been written; what decides over rights and sessions is looked at. */
export const storedAccountState = storedReader<Partial<AccountState>>({
  roles: 'array?',
  isBetaApproved: 'boolean?',
  isApprovalWithdrawn: 'boolean?',
  isDisabled: 'boolean?',
  sessionsValidSinceSeconds: 'number?',
  tokensValidAfterSeconds: 'number?',
  isAuthOutdated: 'boolean?',
  admittedSignInSeconds: 'number?',
  provenEmails: 'array?',
  leftProvenEmails: 'array?',
  nextProof: 'object?',
  pendingEmail: 'string?',
  judgedEmail: 'string?',
  releaseBegunAtMilliseconds: 'number?',
  secondFactorId: 'string?',
  email: 'string?',
  isEmailProven: 'boolean?',
  claimsVersion: 'number?',
});
