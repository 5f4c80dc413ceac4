import { afterPaint } from '../after-paint.ts';
import { isLiveStarted } from '../firebase/live-start.ts';

/** How long live queries wait for a light read; the browser's cache may be all there is. */
const PATIENCE_MILLISECONDS = 3000;

const pending = new Set<Promise<unknown>>();

/** Notes a light read of what the page shows first, until that is on the screen. */
export async function asLightRead<Data>(read: () => Promise<Data>): Promise<Data> {
  const reading = read();
  // Effects of what is drawn run after the first paint, and may read more: the second comes after them.
  const shown = reading.then(
    async () => {
      await afterPaint();
      await afterPaint();
    },
    () => undefined,
  );
  pending.add(shown);
  void shown.then(() => pending.delete(shown));
  return reading;
}

/** Ends the wait for the first page; null = it is there, or none is on its way. */
let endWait: (() => void) | null = null;

/** Makes live queries wait for the first page of the visit, whose code is on its way. Its own reads begin with it. */
export function awaitFirstPage(): void {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  pending.add(promise);
  endWait = () => {
    pending.delete(promise);
    resolve(undefined);
  };
}

/** Says that a page is drawn, and so its light reads have begun. */
export function noteFirstPage(): void {
  endWait?.();
  endWait = null;
}

/** Whether all that is pending now is on the screen in time. */
async function arePendingShown(): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MILLISECONDS, false);
  });
  const areShown = await Promise.race([Promise.all(pending).then(() => true), patience]);
  clearTimeout(timer);
  return areShown;
}

/**
 * Resolves once what the page's light reads have brought is on the screen. The code of live queries is
 * heavier than all before it, so the first of a visit waits. Later ones find it loaded.
 */
export async function lightReadsShown(): Promise<void> {
  // A read may lead to another, as a conversation to its messages. A slow phone gets them one after the other.
  while (!isLiveStarted() && pending.size > 0) {
    if (!(await arePendingShown())) return;
  }
}
