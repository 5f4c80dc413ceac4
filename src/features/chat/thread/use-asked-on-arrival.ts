import { useEffect, useEffectEvent, useRef } from 'react';
import type { AskedQuestion } from '../../../platform/between-pages/asked-question.ts';

/** Sends what was asked by pressing it elsewhere, once. */
export function useAskedOnArrival(
  asked: AskedQuestion | null,
  onSend: (question: AskedQuestion) => void,
): void {
  const sentId = useRef<string | null>(null);
  const send = useEffectEvent(onSend);
  useEffect(() => {
    if (!asked || sentId.current === asked.id) return;
    sentId.current = asked.id;
    send(asked);
  }, [asked]);
}
