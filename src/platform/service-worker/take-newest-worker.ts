import type { WorkerMessage } from '@tasuki/domain/navigation/service-worker';

/** A browser lets it take over at once; a page that should be loaded anew never waits for longer. */
const TAKE_OVER_MILLISECONDS = 3000;
/** How long a newer version may take to arrive. */
const INSTALL_MILLISECONDS = 10_000;

export function post(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message);
}

/** Has a worker that waits begin, for this page and all others. */
export async function letTakeOver(worker: ServiceWorker): Promise<void> {
  const hasBegun = inTime(TAKE_OVER_MILLISECONDS, (resolve) => {
    globalThis.navigator.serviceWorker.addEventListener('controllerchange', resolve, {
      once: true,
    });
  });
  post(worker, { kind: 'takeOver' });
  await hasBegun;
}

/**
 * Has the newest version begin where there is one, for a page that misses a part of its own. Where the
 * server has no worker any more, as after a release was taken back, the one of this browser goes.
 */
export async function takeNewestWorker(): Promise<void> {
  const { serviceWorker } = globalThis.navigator as Partial<Navigator>;
  const registration = await serviceWorker?.getRegistration();
  if (!registration) return;
  try {
    await registration.update();
  } catch (cause) {
    // Hosting answers with the page where there is no such file.
    if (cause instanceof DOMException && cause.name === 'SecurityError') {
      await registration.unregister();
    }
    return;
  }
  const { installing } = registration;
  if (installing) {
    await inTime(INSTALL_MILLISECONDS, (resolve) => {
      installing.addEventListener('statechange', resolve, { once: true });
    });
  }
  if (registration.waiting) await letTakeOver(registration.waiting);
}

function inTime(milliseconds: number, start: (resolve: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    start(resolve);
  });
}
