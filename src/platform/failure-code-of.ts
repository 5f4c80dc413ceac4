import { isFailureCode, TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';

/** The SDKs' names of a failure that has one meaning for a person. */
const SDK_CODES: Readonly<Record<string, FailureCode>> = {
  'permission-denied': 'common/permission-denied',
  'functions/permission-denied': 'common/permission-denied',
  unauthenticated: 'account/session-expired',
  'functions/unauthenticated': 'account/session-expired',
  'auth/user-token-expired': 'account/session-expired',
  'auth/invalid-user-token': 'account/session-expired',
  'not-found': 'common/not-found',
  'functions/not-found': 'common/not-found',
  unavailable: 'common/unavailable',
  'functions/unavailable': 'common/unavailable',
  'functions/deadline-exceeded': 'common/unavailable',
  'functions/internal': 'common/unavailable',
  'functions/invalid-argument': 'common/invalid-request',
  'auth/wrong-password': 'auth/invalid-credential',
  'auth/password-does-not-meet-requirements': 'auth/weak-password',
  'auth/account-exists-with-different-credential': 'auth/email-already-in-use',
};

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/**
 * The catalogue's code for anything thrown by the SDKs, our functions or our
 * own code. What it does not know is 'common/unknown': the caller reports the cause.
 */
export function failureCodeOf(cause: unknown): FailureCode {
  if (cause instanceof TasukiFailure) return cause.code;
  const detailCode = field(field(cause, 'details'), 'code');
  if (isFailureCode(detailCode)) return detailCode;
  const code = field(cause, 'code');
  // The rules have answered, wherever the connection is by now.
  const isRefused = code === 'permission-denied';
  if (!isRefused && !globalThis.navigator.onLine) return 'common/offline';
  if (typeof code !== 'string') return 'common/unknown';
  const bare = code.replace(/^firestore\//, '');
  return SDK_CODES[bare] ?? (isFailureCode(bare) ? bare : 'common/unknown');
}
