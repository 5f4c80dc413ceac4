import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { ProviderConfigurations } from '../platform/provider-configuration.ts';
import type { TokenVault } from '../provider-tokens/token-vault.ts';

/** The dependencies of signing in by a provider. */
export interface SignInDependencies {
  firestore: Firestore;
  auth: Auth;
  providers: ProviderConfigurations;
  vault: TokenVault;
  /** The app's origin, to which providers send browsers back. */
  appOrigin: string;
  startJob: (id: string) => Promise<void>;
  now: () => Date;
  /** A new person's id, which nobody can guess. */
  newUid: () => string;
}

/** The caller; they need not be signed in. */
export interface SignInCaller {
  /** null = signed out. */
  uid: string | null;
  /** The address that their token calls proven; null = none. */
  provenEmail: string | null;
  /** When they last proved who they are; null = signed out. */
  signedInAt: Date | null;
  /** When the right to their session was given; null = signed out. */
  sessionGivenAt: Date | null;
  now: Date;
}
