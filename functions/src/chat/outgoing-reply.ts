import type { ReplyChunk } from '@tasuki/domain/chat/replies/reply-calls';
import type { QuotedFact } from '@tasuki/domain/coaching/facts/conversation';
import { quotedIn } from './reply-draft.ts';
import type { StoredReply } from './stored-chat.ts';
import type { ReplyListener } from './write-reply.ts';

/** The reply as one client has it: sends what that client lacks. */
export class OutgoingReply implements ReplyListener {
  readonly #send: (chunk: ReplyChunk) => void;
  #sent = '';

  constructor(send: (chunk: ReplyChunk) => void) {
    this.#send = send;
  }

  onText(text: string, facts: readonly QuotedFact[]): void {
    this.#sent += text;
    this.#send({ kind: 'text', text, facts });
  }

  onRestart(): void {
    if (this.#sent === '') return;
    this.#sent = '';
    this.#send({ kind: 'restart' });
  }

  /** Brings the client to what is stored. */
  catchUp({ text, facts, state }: Pick<StoredReply, 'text' | 'facts' | 'state'>): void {
    // Another holder may be about to say the same words again.
    if (state === 'writing' && this.#sent.startsWith(text)) return;
    if (!text.startsWith(this.#sent)) this.onRestart();
    const rest = text.slice(this.#sent.length);
    if (rest !== '') this.onText(rest, quotedIn(rest, facts));
  }
}
