import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { LinkedProvider } from '@tasuki/domain/provider-links/provider';
import type { ProviderSecret } from '../../functions/src/provider-links/stored-link.ts';
import { openTokens, type TokenPair } from '../../functions/src/provider-tokens/sealed-tokens.ts';
import { TokenVault } from '../../functions/src/provider-tokens/token-vault.ts';
import { LOCAL_TOKEN_KEY } from '../../scripts/settings/local-providers.ts';
import { adminFirestore } from './admin.ts';

/** A vault of its own, at the sandbox's key service. */
export function vaultAt(sandboxOrigin: string, now: () => Date = () => new Date()): TokenVault {
  const serviceUrl = `${sandboxOrigin}/key-service/v1`;
  return new TokenVault({ keyName: LOCAL_TOKEN_KEY, serviceUrl, accessToken: null }, now);
}

/** The stored tokens of a link, decrypted; '' if they are deleted. */
export type OpenSecret = ProviderSecret & TokenPair;

export async function readSecret(
  provider: LinkedProvider,
  uid: string,
  vault: TokenVault,
): Promise<OpenSecret | undefined> {
  const snapshot = await adminFirestore.doc(firestorePaths.providerSecret(provider, uid)).get();
  const secret = snapshot.data() as ProviderSecret | undefined;
  if (!secret) return undefined;
  const { sealedTokens, accountId } = secret;
  if (sealedTokens === null) return { ...secret, accessToken: '', refreshToken: '' };
  const dataKey = await vault.dataKeyOf(sealedTokens);
  return { ...secret, ...openTokens({ provider, uid, accountId }, sealedTokens, dataKey) };
}
