import type { Auth } from 'firebase-admin/auth';
import type { GoogleClaims } from '@tasuki/domain/accounts/user-account';
import { askIdentityToolkit, noAnswer } from './identity-toolkit.ts';

/**
 * An account as Firebase Auth stores it, with fields that the Admin SDK leaves out. Times are
 * Auth's.
 */
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
  const project = app.options.projectId ?? process.env['GCLOUD_PROJECT'] ?? '';
  const path = `projects/${project}/accounts:lookup`;
  const { status, body } = await askIdentityToolkit<{ users: LookedUpUser[] }>(path, {
    localId: [uid],
  });
  if (status !== 200) throw noAnswer(path, status);
  const [user] = body.users ?? [];
  return user ? accountOf(user) : null;
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
