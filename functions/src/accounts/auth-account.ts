import { applicationDefault } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { GoogleClaims } from '@tasuki/domain/accounts/user-account';

/** What Firebase Auth knows of an account, with what the Admin SDK leaves out of it. Times are Auth's. */
export interface AuthAccount {
  uid: string;
  /** null = none. */
  email: string | null;
  isEmailVerified: boolean;
  isDisabled: boolean;
  createdAtMilliseconds: number;
  /** null = nobody has signed in yet. */
  lastSignInAtMilliseconds: number | null;
  /** When the password was set that holds now; null = there is none. */
  passwordSetAtMilliseconds: number | null;
  /** Sessions that began before are refused by Auth. In seconds since 1970. */
  tokensValidAfterSeconds: number;
  /**
   * Sign-in methods of Auth's own beside a password: ids of its providers, and {@link MAIL_LINK}. The
   * functions make none of them, but anybody may ask Auth for them with the public key.
   */
  otherSignInMethods: readonly string[];
  /**
   * The account is its owner's under another address alone ({@link GoogleClaims.ownerEmail}), so nobody
   * gets in under this one.
   */
  isUnderForeignAddress: boolean;
}

/** Somebody has signed in by a mailed link, without a password. It stays for good. */
export const MAIL_LINK = 'emailLink';

/** As `accounts:lookup` of Identity Toolkit answers. */
interface LookedUpUser {
  localId: string;
  email?: string;
  emailVerified?: boolean;
  disabled?: boolean;
  createdAt?: string;
  lastLoginAt?: string;
  passwordUpdatedAt?: number;
  validSince?: string;
  emailLinkSignin?: boolean;
  /** The custom claims, as JSON. */
  customAttributes?: string;
  providerUserInfo?: { providerId?: string }[];
}

const PRODUCTION_ORIGIN = 'https://identitytoolkit.googleapis.com';
const ANSWER_MILLISECONDS = 10_000;
const PASSWORD_PROVIDER = 'password';

/**
 * Looks an account up at Firebase Auth. The Admin SDK does not say when a password was set, nor that
 * somebody came in by a mailed link. So Identity Toolkit is asked itself:
 * https://cloud.google.com/identity-platform/docs/reference/rest/v1/projects.accounts/lookup
 *
 * @returns null where there is no such account
 * @throws TasukiFailure 'common/unavailable' where Firebase Auth gives no answer
 */
export async function readAuthAccount(
  uid: string,
  { app }: Pick<Auth, 'app'>,
): Promise<AuthAccount | null> {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const origin = emulator ? `http://${emulator}/identitytoolkit.googleapis.com` : PRODUCTION_ORIGIN;
  const project = app.options.projectId ?? process.env['GCLOUD_PROJECT'] ?? '';
  const token = emulator ? 'owner' : (await applicationDefault().getAccessToken()).access_token;
  try {
    const response = await fetch(`${origin}/v1/projects/${project}/accounts:lookup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ localId: [uid] }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
    });
    if (!response.ok) throw new Error(`accounts:lookup answered ${response.status}`);
    const { users = [] } = (await response.json()) as { users?: LookedUpUser[] };
    const [user] = users;
    return user ? accountOf(user) : null;
  } catch (cause) {
    throw new TasukiFailure('common/unavailable', { cause });
  }
}

function accountOf(user: LookedUpUser): AuthAccount {
  const providers = (user.providerUserInfo ?? []).flatMap(({ providerId }) => providerId ?? []);
  const { ownerEmail } = JSON.parse(user.customAttributes ?? '{}') as GoogleClaims;
  const tokensValidAfterSeconds = Number(user.validSince ?? 0);
  const hasPassword = providers.includes(PASSWORD_PROVIDER) || user.passwordUpdatedAt !== undefined;
  return {
    uid: user.localId,
    email: user.email ?? null,
    isEmailVerified: user.emailVerified === true,
    isDisabled: user.disabled === true,
    createdAtMilliseconds: Number(user.createdAt ?? 0),
    lastSignInAtMilliseconds: user.lastLoginAt === undefined ? null : Number(user.lastLoginAt),
    passwordSetAtMilliseconds: hasPassword
      ? (user.passwordUpdatedAt ?? tokensValidAfterSeconds * 1000)
      : null,
    tokensValidAfterSeconds,
    otherSignInMethods: [
      ...providers.filter((provider) => provider !== PASSWORD_PROVIDER),
      ...(user.emailLinkSignin === true ? [MAIL_LINK] : []),
    ],
    isUnderForeignAddress: ownerEmail !== undefined && ownerEmail !== user.email,
  };
}
