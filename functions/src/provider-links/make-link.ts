import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  missingScopes,
  refusedScopes,
  type LinkedProvider,
} from '@tasuki/domain/provider-links/provider';
import type { HistoryImport } from '@tasuki/domain/provider-links/provider-link';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobId, type JobRequest } from '../jobs/job-kind.ts';
import { storedJob } from '../jobs/job.ts';
import { safetyMails } from '../mail/safety-mails.ts';
import { storedAccountState } from '../permissions/stored-account-state.ts';
import { sealTokens, type DataKey, type TokenPair } from '../provider-tokens/sealed-tokens.ts';
import { linkKey, UNLINK_PROVIDER } from './begin-unlinking.ts';
import { IMPORT_HISTORY, importJob } from './import-history-job.ts';
import {
  newGeneration,
  type ProviderSecret,
  type StoredProviderAccount,
  storedLink,
  storedProviderAccount,
  storedProviderSecret,
} from './stored-link.ts';

/** The tokens and scopes that a person's consent gave. */
export interface GrantedAccount {
  provider: LinkedProvider;
  accountId: string;
  /** null where the provider gives none. */
  athleteName: string | null;
  tokens: TokenPair & { expiresAt: Date };
  /** Encrypts the tokens; made before they were asked for. */
  dataKey: DataKey;
  scopes: readonly string[];
}

/**
 * What must still hold when a link is made, however long ago it was checked. `still-theirs`: the
 * account at the provider is this person's already. It was not unlinked since they were found by
 * it.
 */
export type LinkCondition = 'still-theirs';

/** What a link depends on, and what is noted with it. */
export interface LinkCircumstances {
  condition: LinkCondition | null;
  /** The address that the person has proven, by their token; null = none, and one noted before stays. */
  provenEmail: string | null;
}

/**
 * Links an account at a provider to a person, all or nothing. It writes whose it is, the tokens,
 * the link and the job that brings the history in. Of two people who link one account at once, one
 * wins. Doing it again renews the link: with newer tokens while it works, as a whole where it had
 * ended.
 *
 * A new one is said to the person's proven address, since it is one more way to sign in.
 *
 * @returns the ids of the jobs that bring the history in, where the link did not work already, and send the mail
 * @throws TasukiFailure 'provider/missing-scope', 'provider/account-in-use',
 *   'provider/other-account-linked', 'provider/still-unlinking'; 'auth/user-not-found' where
 *   the condition does not hold
 */
export async function makeLink(
  uid: string,
  granted: GrantedAccount,
  { condition, provenEmail, now }: LinkCircumstances & { now: Date },
  firestore: Firestore,
): Promise<readonly string[]> {
  const { provider, accountId, scopes } = granted;
  if (missingScopes(provider, scopes).length > 0) throw new TasukiFailure('provider/missing-scope');
  const at = (path: string) => firestore.doc(path);
  const key = linkKey(uid, provider);
  const references = {
    account: at(firestorePaths.providerAccount(provider, accountId)),
    link: at(firestorePaths.link(uid, provider)),
    secret: at(firestorePaths.providerSecret(provider, uid)),
    unlinking: at(firestorePaths.job(jobId(UNLINK_PROVIDER, key))),
    importing: at(firestorePaths.job(jobId(IMPORT_HISTORY, key))),
    state: at(firestorePaths.accountState(uid)),
  };
  return firestore.runTransaction(async (transaction) => {
    const [
      accountSnapshot,
      linkSnapshot,
      secretSnapshot,
      unlinkingSnapshot,
      importingSnapshot,
      stateSnapshot,
    ] = await transaction.getAll(
      references.account,
      references.link,
      references.secret,
      references.unlinking,
      references.importing,
      references.state,
    );
    const account = storedProviderAccount(accountSnapshot);
    const link = storedLink(linkSnapshot);
    const secret = storedProviderSecret(secretSnapshot);
    const unlinking = storedJob(unlinkingSnapshot);
    if (condition === 'still-theirs' && account?.uid !== uid) {
      throw new TasukiFailure('auth/user-not-found');
    }
    if (account && account.uid !== uid) throw new TasukiFailure('provider/account-in-use');
    if (link?.state === 'unlinking' || unlinking?.state === 'open') {
      throw new TasukiFailure('provider/still-unlinking');
    }
    if (secret && secret.accountId !== accountId) {
      throw new TasukiFailure('provider/other-account-linked');
    }
    const updatedAt = Timestamp.fromDate(now);
    const mails: readonly JobRequest[] = account
      ? []
      : safetyMails(
          {
            uid,
            key: `${provider}_${now.getTime()}`,
            mail: { kind: 'sign-in-method-added', method: provider },
          },
          storedAccountState(stateSnapshot),
          now,
        );
    const mailIds = mails.map((mail) =>
      askForJob(transaction, firestore, mail, { current: undefined, now }),
    );
    if (!account) {
      const claim: StoredProviderAccount = {
        provider,
        accountId,
        uid,
        createdAt: updatedAt,
        provenEmail,
      };
      transaction.set(references.account, claim);
    } else if (provenEmail !== null && account.provenEmail !== provenEmail) {
      transaction.update(references.account, { provenEmail });
    }
    transaction.set(references.secret, secretOf(uid, granted, updatedAt));
    const isProvenNow = provenEmail !== null && link?.lastProblem === 'linked-unproven';
    const given = {
      scopes,
      missingScopes: refusedScopes(provider, scopes),
      ...(isProvenNow && { lastProblem: null }),
      updatedAt,
    };
    const isUnchanged =
      link?.state === 'connected' && scopes.every((scope) => link.scopes.includes(scope));
    if (isUnchanged) {
      transaction.update(references.link, given);
      return mailIds;
    }
    transaction.set(references.link, {
      provider,
      state: 'connected',
      athleteName: granted.athleteName,
      ...given,
      connectedAt: updatedAt,
      lastImportAt: link?.lastImportAt ?? null,
      lastProblem: null,
      history: historyFrom(now),
    });
    const job = importJob(uid, provider);
    const current = storedJob(importingSnapshot);
    return [askForJob(transaction, firestore, job, { current, now }), ...mailIds];
  });
}

function secretOf(
  uid: string,
  { provider, accountId, tokens, dataKey, scopes }: GrantedAccount,
  grantedAt: Timestamp,
): ProviderSecret {
  return {
    provider,
    uid,
    accountId,
    sealedTokens: sealTokens({ provider, uid, accountId }, tokens, dataKey),
    generation: newGeneration(),
    expiresAt: Timestamp.fromDate(tokens.expiresAt),
    scopes,
    grantedAt,
    refreshingUntil: null,
    refusedAt: null,
    closedAt: null,
    updatedAt: grantedAt,
  };
}

function historyFrom(startedAt: Date): HistoryImport {
  return {
    state: 'queued',
    stage: 'recent',
    importedCount: 0,
    reachedBackTo: null,
    resumesAt: null,
    startedAt,
    finishedAt: null,
  };
}

/**
 * Frees an account of a provider whose person is gone, with the link that hangs on it. What was
 * consented is not taken back at the provider: somebody has just consented anew.
 */
export async function freeAccount(
  { provider, accountId, uid }: StoredProviderAccount,
  firestore: Firestore,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.providerAccount(provider, accountId));
  await firestore.runTransaction(async (transaction) => {
    const account = storedProviderAccount(await transaction.get(reference));
    if (account?.uid !== uid) return;
    transaction.delete(reference);
    transaction.delete(firestore.doc(firestorePaths.link(uid, provider)));
    transaction.delete(firestore.doc(firestorePaths.providerSecret(provider, uid)));
    transaction.delete(firestore.doc(firestorePaths.job(importJob(uid, provider).id)));
    if (provider === 'garmin') transaction.delete(firestore.doc(firestorePaths.planDelivery(uid)));
  });
}
