import Box from '@mui/material/Box';
import { LINKED_PROVIDERS } from '@tasuki/domain/provider-links/provider';
import type { ProviderLinks } from '../../data/provider-links/provider-links.ts';
import { HistoryProgress } from './history-progress.tsx';
import { isHistoryUnderWay } from './history-under-way.ts';

/** For a list that is still empty: how far the histories have come that will fill it. */
export function AwaitedHistory({ links }: { links: ProviderLinks }) {
  const awaited = LINKED_PROVIDERS.flatMap((provider) => {
    const link = links[provider];
    return link?.state === 'connected' && link.history && isHistoryUnderWay(link.history)
      ? [{ provider, history: link.history }]
      : [];
  });
  if (awaited.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      {awaited.map(({ provider, history }) => (
        <HistoryProgress key={provider} provider={provider} history={history} />
      ))}
    </Box>
  );
}
