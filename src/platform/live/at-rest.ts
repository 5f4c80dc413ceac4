import { useEffect, useState } from 'react';
import { liveAnswered } from '../firebase/live-start.ts';
import { whenIdle } from '../when-idle.ts';

/** How long the server's answer is waited for, if there is a connection. */
const PATIENCE_MILLISECONDS = 10_000;

/**
 * Does what no first view needs: once the page shows what the server says now, and the browser is at rest. Before
 * that it would take from a slow network what the page itself waits for.
 *
 * @returns what calls it off
 */
export function whenAtRest(work: () => void): () => void {
  let callOff: (() => void) | null = null;
  let isCalledOff = false;
  const begin = () => {
    clearTimeout(timer);
    if (!isCalledOff) callOff ??= whenIdle(work);
  };
  const timer = setTimeout(begin, globalThis.navigator.onLine ? PATIENCE_MILLISECONDS : 0);
  void liveAnswered.then(begin);
  return () => {
    isCalledOff = true;
    clearTimeout(timer);
    callOff?.();
  };
}

/** Whether that moment has come. */
export function useIsAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(
    () =>
      whenAtRest(() => {
        setIsAtRest(true);
      }),
    [],
  );
  return isAtRest;
}
