import {
  FieldPath,
  Timestamp,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { LINKED_PROVIDERS, type LinkedProvider } from '@tasuki/domain/provider-links/provider';
import { KeyRefused } from '../integrations/key-service/key-service.ts';
import { jobHandler, type JobHandler } from '../jobs/job-handler.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { unlessUnreadable } from '../platform/firestore/read-stored.ts';
import { logFailure, logInfo } from '../platform/log.ts';
import { isChangedOrGone } from '../platform/firestore/write-conflicts.ts';
import {
  storedEncryptionState,
  type TokenEncryptionState,
} from '../provider-tokens/encryption-state.ts';
import { sealTokens, TokensUnreadable } from '../provider-tokens/sealed-tokens.ts';
import type { TokenVault } from '../provider-tokens/token-vault.ts';
import { readTokens } from './read-tokens.ts';
import { sealedAnew, storedSecondFactor } from '../second-factor/second-factor.ts';
import {
  isInClear,
  WITHOUT_CLEAR_TOKENS,
  type ProviderSecret,
  storedProviderSecret,
} from './stored-link.ts';

interface EncryptTokensPayload {
  /** What the job reads now; absent in jobs of earlier releases, which knew tokens alone. */
  stage?: 'tokens' | 'secondFactors';
  /** The last document that was looked at; null = none yet. */
  after: string | null;
  /** How many lay in clear so far. */
  found: number;
  /** How many could not be read so far. */
  unreadable: number;
}

export const ENCRYPT_TOKENS: JobKind<EncryptTokensPayload> = {
  name: 'encrypt-tokens',
  queue: 'long',
  personOf: () => 'operator',
};

export interface EncryptTokensDependencies {
  firestore: Firestore;
  vault: TokenVault;
}

/** Looked at in one step; each one that changes costs two requests to the key service. */
const PAGE_SIZE = 50;

const COLLECTIONS = {
  tokens: firestorePaths.providerSecrets(),
  secondFactors: firestorePaths.secondFactors(),
} as const;

/** What became of one document. */
interface Outcome {
  outcome: 'as it should be' | 'encrypted' | 'changed meanwhile' | 'unreadable';
  /** Whether its tokens lay in clear before. */
  wasInClear: boolean;
}

/**
 * Looks through all stored tokens and then the secrets of second factors, a page a step. It encrypts those that
 * lie in clear, and anew those under an earlier version of the key. A step that is repeated finds done what was
 * done. The first round leaves none in clear; once a later one met none, such tokens are refused.
 */
export function encryptTokensJob(dependencies: EncryptTokensDependencies): JobHandler {
  const { firestore, vault } = dependencies;
  return jobHandler(ENCRYPT_TOKENS, {
    run: async ({ stage = 'tokens', after, found, unreadable }, now) => {
      const { keyVersion } = await vault.newDataKey();
      const page = await pageAfter(after, COLLECTIONS[stage], firestore);
      const counts = { found, unreadable };
      for (const snapshot of page) {
        const encrypt = stage === 'tokens' ? encryptTokens : encryptSecondFactor;
        const { outcome, wasInClear } = await encrypt(snapshot, keyVersion, dependencies);
        if (wasInClear) counts.found += 1;
        if (outcome === 'unreadable') counts.unreadable += 1;
      }
      const last = page.at(-1);
      const goOn = (payload: EncryptTokensPayload) => ({
        fulfil: () => undefined,
        next: { dueAt: now, payload },
      });
      if (last && page.length === PAGE_SIZE) return goOn({ stage, after: last.id, ...counts });
      if (stage === 'tokens') return goOn({ stage: 'secondFactors', after: null, ...counts });
      logInfo('stored tokens looked through', { ...counts, keyVersion });
      return {
        fulfil: async (transaction) => {
          const reference = firestore.doc(firestorePaths.tokenEncryptionState());
          const state = storedEncryptionState(await transaction.get(reference));
          const checkedAt = Timestamp.fromDate(now);
          // Functions of an earlier release may still write tokens in clear during the first round.
          const isConfirmed = state !== undefined && counts.found === 0;
          const clearRefusedSince = state?.clearRefusedSince ?? (isConfirmed ? checkedAt : null);
          const checked: TokenEncryptionState = { checkedAt, clearRefusedSince };
          transaction.set(reference, checked);
        },
      };
    },
    // The schedule asks for it again.
    giveUp: () => undefined,
  });
}

async function pageAfter(
  after: string | null,
  collection: string,
  firestore: Firestore,
): Promise<QueryDocumentSnapshot[]> {
  const all = firestore.collection(collection).orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
  const { docs } = await (after === null ? all : all.startAfter(after)).get();
  return docs;
}

/**
 * Encrypts one document's tokens by a new data key, under the condition that nobody wrote it
 * meanwhile. Generation and lease stay, so whoever renews the tokens at the same time may still
 * write theirs.
 */
async function encryptTokens(
  snapshot: QueryDocumentSnapshot,
  keyVersion: string,
  { firestore, vault }: EncryptTokensDependencies,
): Promise<Outcome> {
  const secret = unlessUnreadable(() => storedProviderSecret(snapshot));
  const asked = ownerByPath(snapshot.id);
  if (!secret || !asked) return { outcome: 'unreadable', wasInClear: false };
  const wasInClear = isInClear(secret);
  if (!isInClear(secret)) {
    const { sealedTokens } = secret;
    if (sealedTokens === null || sealedTokens.keyVersion === keyVersion) {
      return { outcome: 'as it should be', wasInClear };
    }
  }
  try {
    const { owner, tokens, generation } = await readTokens(asked, secret, { firestore, vault });
    const dataKey = await vault.newDataKey();
    const sealed: Pick<ProviderSecret, 'sealedTokens' | 'generation'> = {
      sealedTokens: sealTokens(owner, tokens, dataKey),
      generation,
    };
    await snapshot.ref.update(
      { ...sealed, ...WITHOUT_CLEAR_TOKENS },
      { lastUpdateTime: snapshot.updateTime },
    );
    return { outcome: 'encrypted', wasInClear };
  } catch (cause) {
    return { outcome: outcomeOf(cause, { ...asked }), wasInClear };
  }
}

/** The same for the secret of a second factor, which never lies in clear. */
async function encryptSecondFactor(
  snapshot: QueryDocumentSnapshot,
  keyVersion: string,
  { vault }: EncryptTokensDependencies,
): Promise<Outcome> {
  const factor = unlessUnreadable(() => storedSecondFactor(snapshot));
  if (!factor) return { outcome: 'unreadable', wasInClear: false };
  const { sealedSecret } = factor;
  if (sealedSecret.keyVersion === keyVersion) {
    return { outcome: 'as it should be', wasInClear: false };
  }
  const uid = snapshot.id;
  try {
    const sealed = { sealedSecret: await sealedAnew(uid, sealedSecret, vault) };
    await snapshot.ref.update(sealed, { lastUpdateTime: snapshot.updateTime });
    return { outcome: 'encrypted', wasInClear: false };
  } catch (cause) {
    return { outcome: outcomeOf(cause, { uid }), wasInClear: false };
  }
}

/** @throws `cause` of an outage, which ends the step to be repeated; what is wrong with one document stops no other */
function outcomeOf(cause: unknown, facts: Record<string, string>): Outcome['outcome'] {
  if (cause instanceof TokensUnreadable || cause instanceof KeyRefused) {
    logFailure('stored tokens not readable', facts, cause);
    return 'unreadable';
  }
  if (isChangedOrGone(cause)) return 'changed meanwhile';
  throw cause;
}

/**
 * The person and provider that a document's id names: what its fields say may have been changed.
 * Null where it names no provider.
 */
function ownerByPath(id: string): { provider: LinkedProvider; uid: string } | null {
  const provider = LINKED_PROVIDERS.find((candidate) => id.startsWith(`${candidate}_`));
  if (!provider) {
    logFailure('stored tokens not readable', { id }, new Error('the id names no provider'));
    return null;
  }
  return { provider, uid: id.slice(provider.length + 1) };
}
