import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** Whether something that is ready is on the screen too. What may come after it waits for this. */
export function useShown(isReady: boolean): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isReady) return undefined;
    let isGone = false;
    void afterPaint().then(() => {
      if (isGone) return;
      // What is fetched for it may take a while, and has its place until then.
      startTransition(() => {
        setIsShown(true);
      });
    });
    return () => {
      isGone = true;
    };
  }, [isReady]);
  return isShown;
}
