import { useLiveQuery } from '../../platform/live/live-query.ts';
import { watchProviderLinks, type ProviderLinks } from './provider-links.ts';

/** The person's links, live; null = not linked. */
export function useProviderLinks(uid: string) {
  return useLiveQuery<ProviderLinks>({
    key: `links/${uid}`,
    watch: (onData, onError) => watchProviderLinks(uid, onData, onError),
  });
}
