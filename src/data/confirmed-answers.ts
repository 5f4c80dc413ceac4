import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { failureCodeOf } from '../platform/failure-code-of.ts';
import { onEntryOfAnother } from '../platform/session-store.ts';
import type { AnswerSource } from './live-documents.ts';

/** How long the server may take; then the screen says that there is no connection. */
const CONFIRMATION_MILLISECONDS = 10_000;

/** Names of what the server has answered since the page was loaded. */
const confirmed = new Set<string>();
onEntryOfAnother(() => {
  confirmed.clear();
});

type Answers<Answer> = [
  onAnswer: (answer: Answer, source: AnswerSource) => void,
  onError: (cause: unknown) => void,
];

interface ConfirmedQuery<Answer> {
  /** The same for the same query, with its path. */
  name: string;
  watch: (...answers: Answers<Answer>) => () => void;
  /** Left out = each answer. */
  isNeededFor?: (answer: Answer) => boolean;
}

/**
 * A live query that answers once the server has answered it in this visit. What only this browser remembers
 * may be of somebody who has ended the reader's access since.
 *
 * @returns what ends it
 */
export function watchConfirmed<Answer>(
  { name, watch, isNeededFor = () => true }: ConfirmedQuery<Answer>,
  ...[onAnswer, onError]: Answers<Answer>
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = watch(
    (answer, source) => {
      clearTimeout(timer);
      if (!source.isFromCache) confirmed.add(name);
      if (confirmed.has(name) || !isNeededFor(answer)) {
        onAnswer(answer, source);
        return;
      }
      const patience = globalThis.navigator.onLine ? CONFIRMATION_MILLISECONDS : 0;
      timer = setTimeout(() => {
        onError(new TasukiFailure('common/offline'));
      }, patience);
    },
    (cause) => {
      clearTimeout(timer);
      if (failureCodeOf(cause) === 'common/permission-denied') confirmed.delete(name);
      onError(cause);
    },
  );
  return () => {
    clearTimeout(timer);
    stop();
  };
}
