import { useEffect, useState } from 'react';

/** Long enough not to ask for every letter of a word. */
const TYPING_PAUSE_MILLISECONDS = 300;

/**
 * The typed text, after a pause in typing.
 *
 * @param isHeld while an input method composes a word, whose letters do not count yet
 */
export function useSettled(text: string, isHeld = false): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => {
      setSettled(text);
    }, TYPING_PAUSE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
    };
  }, [text, isHeld]);
  return settled;
}
