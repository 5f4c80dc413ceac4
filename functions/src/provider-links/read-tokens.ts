import type { Firestore } from 'firebase-admin/firestore';
import type { LinkedProvider } from '@tasuki/domain/provider-links/provider';
import { areClearTokensRefused } from '../provider-tokens/encryption-state.ts';
import {
  openTokens,
  TokensUnreadable,
  type DataKey,
  type TokenOwner,
  type TokenPair,
} from '../provider-tokens/sealed-tokens.ts';
import type { TokenVault } from '../provider-tokens/token-vault.ts';
import { generationOf, isInClear, type StoredProviderSecret } from './stored-link.ts';

/** Stored tokens, decrypted. */
export interface ReadableTokens {
  owner: TokenOwner;
  tokens: TokenPair;
  generation: string;
  /** Under which they were encrypted; null = they lay in clear. */
  dataKey: DataKey | null;
}

/**
 * Decrypts stored tokens, for the person and provider whose path they were read from. Those that
 * lie in clear are read until all of them are encrypted.
 *
 * @throws TokensUnreadable; TasukiFailure 'provider/unreachable', 'provider/not-offered'
 */
export async function readTokens(
  asked: { uid: string; provider: LinkedProvider },
  secret: StoredProviderSecret,
  { firestore, vault }: { firestore: Firestore; vault: TokenVault },
): Promise<ReadableTokens> {
  const owner: TokenOwner = { ...asked, accountId: secret.accountId };
  const generation = generationOf(secret);
  if (isInClear(secret)) {
    if (await areClearTokensRefused(firestore)) {
      throw new TokensUnreadable('stored tokens are not encrypted');
    }
    const { accessToken, refreshToken } = secret;
    return { owner, tokens: { accessToken, refreshToken }, generation, dataKey: null };
  }
  if (secret.sealedTokens === null) throw new TokensUnreadable('tokens are gone');
  const dataKey = await vault.dataKeyOf(secret.sealedTokens);
  const tokens = openTokens(owner, secret.sealedTokens, dataKey);
  return { owner, tokens, generation, dataKey };
}
