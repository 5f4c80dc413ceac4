import type { HistoryImport } from '@tasuki/domain/provider-links/provider-link';

/** Whether more of what lies at the provider is still to come by itself. */
export function isHistoryUnderWay(history: HistoryImport | null): boolean {
  return (
    history !== null &&
    (history.state === 'queued' || history.state === 'running' || history.state === 'waiting')
  );
}
