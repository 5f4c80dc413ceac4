import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function in every drawing, so that what is given it need not be drawn again. It does what the newest
 * drawing says. For events alone: while something is drawn it may still do what the drawing before said.
 */
export function useLatestCallback<Given extends unknown[], Result>(
  callback: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given) => latest.current(...given), []);
}
