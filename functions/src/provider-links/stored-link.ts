import type { Timestamp } from 'firebase-admin/firestore';
import type { LinkedProvider } from '@tasuki/domain/people/provider';
import type { ProviderAccount, ProviderLink } from '@tasuki/domain/people/provider-link';

/** users/{uid}/links/{provider} as Firestore keeps it, as far as it is read here. */
export type StoredLink = Pick<ProviderLink, 'provider' | 'state' | 'scopes' | 'lastProblem'> & {
  lastImportAt: Timestamp | null;
};

/** providerAccounts/{provider}_{account} as Firestore keeps it. */
export type StoredProviderAccount = Omit<ProviderAccount, 'createdAt'> & {
  createdAt: Timestamp;
  /** It was linked by somebody who had not proven their address, and not again since. */
  isUnproven: boolean;
};

/** providerSecrets/{provider}_{uid}: never read but by functions, never logged. */
export interface ProviderSecret {
  provider: LinkedProvider;
  uid: string;
  accountId: string;
  accessToken: string;
  refreshToken: string;
  /** The access token's end. */
  expiresAt: Timestamp;
  scopes: readonly string[];
  /** When the person last consented. */
  grantedAt: Timestamp;
  /** Somebody asks for new tokens until then; others wait. */
  refreshingUntil: Timestamp | null;
  /** Since then the provider takes the tokens no more. */
  refusedAt: Timestamp | null;
  /** Since then the link is being taken apart: only that may use the tokens. */
  closedAt: Timestamp | null;
  updatedAt: Timestamp;
}
