import { createHash, randomBytes } from 'node:crypto';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import type { LinkedProvider } from '@tasuki/domain/provider-links/provider';
import {
  PROVIDER_LINK_SHAPE,
  type ProviderAccount,
  type ProviderLink,
} from '@tasuki/domain/provider-links/provider-link';
import { plainReader, storedReader } from '../platform/firestore/read-stored.ts';
import type { SealedTokens, TokenPair } from '../provider-tokens/sealed-tokens.ts';

/** users/{uid}/links/{provider} as Firestore keeps it, as far as it is read here. */
export type StoredLink = Pick<ProviderLink, 'provider' | 'state' | 'scopes' | 'lastProblem'> & {
  lastImportAt: Timestamp | null;
};

/** providerAccounts/{provider}_{account} as Firestore keeps it. */
export type StoredProviderAccount = Omit<ProviderAccount, 'createdAt'> & {
  createdAt: Timestamp;
  /** The email that its person had proven when they last linked it; null = none. */
  provenEmail: string | null;
};

/** providerSecrets/{provider}_{uid}: never read but by functions, never logged. */
export interface ProviderSecret {
  provider: LinkedProvider;
  uid: string;
  accountId: string;
  /** null = the tokens were worth nothing and are gone. */
  sealedTokens: SealedTokens | null;
  /** Changes with the tokens, and stays when the same tokens are encrypted anew. */
  generation: string;
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

/** The same as it was stored before tokens were encrypted. */
export type ClearProviderSecret = Omit<ProviderSecret, 'sealedTokens' | 'generation'> & TokenPair;

export type StoredProviderSecret = ProviderSecret | ClearProviderSecret;

export const storedLink = storedReader<StoredLink>({
  provider: 'string',
  state: 'string',
  scopes: 'array',
  lastImportAt: 'date?',
});

export const providerLink = plainReader<ProviderLink>(PROVIDER_LINK_SHAPE);

export const storedProviderAccount = storedReader<StoredProviderAccount>({
  uid: 'string',
  provenEmail: 'string?',
});

/** Which account at which provider a document names. */
export const providerIdentity = storedReader<Pick<ProviderAccount, 'provider' | 'accountId'>>({
  provider: 'string',
  accountId: 'string',
});

export const storedProviderSecret = storedReader<StoredProviderSecret>({
  provider: 'string',
  uid: 'string',
  accountId: 'string',
  expiresAt: 'date',
  scopes: 'array',
  grantedAt: 'date',
  refreshingUntil: 'date?',
  refusedAt: 'date?',
  closedAt: 'date?',
});

/** Removes what releases before the encryption stored. */
export const WITHOUT_CLEAR_TOKENS = {
  accessToken: FieldValue.delete(),
  refreshToken: FieldValue.delete(),
};

/** Recognises stored tokens that are not encrypted yet. */
export function isInClear(secret: StoredProviderSecret): secret is ClearProviderSecret {
  return !('sealedTokens' in secret);
}

/** A value that changes with the stored tokens, in whichever form they are stored. */
export function generationOf(secret: StoredProviderSecret): string {
  if (!isInClear(secret)) return secret.generation;
  return createHash('sha256').update(secret.refreshToken).digest('base64url');
}

/** A generation that no tokens had before. */
export function newGeneration(): string {
  return randomBytes(16).toString('base64url');
}
