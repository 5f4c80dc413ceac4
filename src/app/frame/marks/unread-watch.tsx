import { useEffect, useState, type ComponentType } from 'react';
import { lightReadsShown } from '../../../platform/live/light-reads.ts';
import { reportError } from '../../../platform/report-error.ts';

/** Null = not fetched yet. */
let WatchUnread: ComponentType | null = null;

async function fetchWatch(): Promise<void> {
  try {
    WatchUnread = (await import('./watch-unread.ts')).default;
  } catch (cause) {
    reportError(cause, 'fetch what watches for unread messages');
  }
}

/** Watches for unread messages. Its live queries wait for the first rows, and so does its code. */
export function UnreadWatch() {
  const [Watch, setWatch] = useState<ComponentType | null>(() => WatchUnread);
  useEffect(() => {
    if (Watch) return undefined;
    let isGone = false;
    void lightReadsShown()
      .then(fetchWatch)
      .then(() => {
        if (!isGone) setWatch(() => WatchUnread);
      });
    return () => {
      isGone = true;
    };
  }, [Watch]);
  return Watch && <Watch />;
}
