import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { LINKED_PROVIDERS, type LinkedProvider } from '@tasuki/domain/provider-links/provider';
import {
  PROVIDER_LINK_SHAPE,
  type ProviderLink,
} from '@tasuki/domain/provider-links/provider-link';
import { forgetSeenPages } from '../../platform/last-seen/forget-seen-pages.ts';
import { type StoredDocument, documentAs } from '../stored-document.ts';

export type ProviderLinks = Readonly<Record<LinkedProvider, ProviderLink | null>>;

function providerLink(document: StoredDocument): ProviderLink {
  return documentAs<ProviderLink>(document, { ...PROVIDER_LINK_SHAPE, missingScopes: 'array' });
}

/** The person's links, live; null = not linked. */
export async function watchProviderLinks(
  uid: string,
  onLinks: (links: ProviderLinks) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchCollection } = await import('../live-documents.ts');
  return watchCollection(
    firestorePaths.links(uid),
    LINKED_PROVIDERS.length,
    (documents) => {
      const of = (provider: LinkedProvider) => {
        const found = documents.find(({ id }) => id === provider);
        return found ? providerLink(found) : null;
      };
      onLinks({ strava: of('strava'), garmin: of('garmin') });
    },
    onError,
  );
}

/** @throws what failureCodeOf understands */
export async function unlinkProvider(provider: LinkedProvider): Promise<void> {
  // Data of this provider must be deleted, also from pages that are kept as last seen.
  forgetSeenPages();
  const { callFunction } = await import('../../platform/firebase/callable-functions.ts');
  await callFunction('unlinkProvider', { provider });
}

/**
 * Looks at once for what is new there.
 *
 * @throws what failureCodeOf understands
 */
export async function importFromProvider(provider: LinkedProvider): Promise<void> {
  const { callFunction } = await import('../../platform/firebase/callable-functions.ts');
  await callFunction('importFromProvider', { provider });
}
