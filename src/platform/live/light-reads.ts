import { afterPaint } from '../after-paint.ts';
import { isLiveStarted } from '../firebase/live-start.ts';

/** So long live queries wait for light reads; what this browser remembers may be all there is. */
const PATIENCE_MILLISECONDS = 3000;

const pending = new Set<Promise<unknown>>();

/** Notes a light read of what the page shows first, until that is on the screen. */
export async function asLightRead<Data>(read: () => Promise<Data>): Promise<Data> {
  const reading = read();
  const shown = reading.then(afterPaint, () => undefined);
  pending.add(shown);
  void shown.then(() => pending.delete(shown));
  return reading;
}

/**
 * Resolves once what the page's light reads have brought is on the screen. The code of live queries is
 * heavier than all before it, so the first of a visit waits. Later ones find it loaded.
 */
export async function lightReadsShown(): Promise<void> {
  if (isLiveStarted() || pending.size === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MILLISECONDS);
  });
  await Promise.race([Promise.all(pending), patience]);
  clearTimeout(timer);
}
