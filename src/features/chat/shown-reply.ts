import type { CoachReply, ReplyState } from '@tasuki/domain/chat/message';
import type { QuotedFact } from '@tasuki/domain/coaching/facts/conversation';
import { factReferences } from '@tasuki/domain/coaching/feedback/render-feedback';
import type { Language } from '@tasuki/domain/language';
import type { StreamedReply } from './reply-streams.ts';

/** A reply as the thread shows it: from its document, the stream, or whichever of the two is further. */
export interface ShownReply {
  id: string;
  /** The message it answers; null for the feedback that opens a topic. */
  replyTo: string | null;
  state: ReplyState;
  text: string;
  facts: readonly QuotedFact[];
  /** Null while only the stream has spoken. */
  language: Language | null;
  /** Null while only the stream has spoken. */
  document: CoachReply | null;
}

/** Sentences arrive whole; one whose figure is not known here yet waits for its document. */
function isShowable({ text, facts }: StreamedReply): boolean {
  const known = new Set(facts.map(({ id }) => id));
  return text !== '' && factReferences(text).every((id) => known.has(id));
}

/**
 * The document's words once they are final or further; else the stream's.
 *
 * @returns null where neither has a word yet
 */
export function shownReply(
  id: string,
  replyTo: string | null,
  document: CoachReply | null,
  stream: StreamedReply | null,
): ShownReply | null {
  const isStreamFurther =
    stream !== null &&
    isShowable(stream) &&
    (document === null ||
      (document.state === 'writing' && stream.text.length > document.text.length));
  if (isStreamFurther) {
    return {
      id,
      replyTo,
      state: 'writing',
      text: stream.text,
      facts: stream.facts,
      language: document?.language ?? null,
      document,
    };
  }
  if (document === null || (document.text === '' && document.state === 'writing')) return null;
  const { state, text, facts, language } = document;
  return { id, replyTo, state, text, facts, language, document };
}
