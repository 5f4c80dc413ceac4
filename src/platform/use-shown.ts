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
      // Its code may take a while to come, and its place is kept until then.
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
