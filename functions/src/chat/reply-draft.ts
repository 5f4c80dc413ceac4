import { factReferences } from '@tasuki/domain/coaching/feedback/render-feedback';
import type { QuotedFact } from '@tasuki/domain/coaching/facts/conversation';

/** The facts that a text refers to, each once, as far as they are known. */
export function quotedIn(text: string, known: readonly QuotedFact[]): QuotedFact[] {
  const ids = new Set(factReferences(text));
  return known.filter(({ id }) => ids.has(id));
}

/** The released part of a reply that is being written. */
export class ReplyDraft {
  #known: readonly QuotedFact[];
  #text = '';

  /** @param known the facts that a sentence may refer to from the beginning */
  constructor(known: readonly QuotedFact[]) {
    this.#known = known;
  }

  /**
   * @param read facts that were not known before
   * @returns the facts that this sentence refers to
   */
  add(sentence: string, read: readonly QuotedFact[]): QuotedFact[] {
    this.#text += sentence;
    const ids = new Set(this.#known.map(({ id }) => id));
    this.#known = [...this.#known, ...read.filter(({ id }) => !ids.has(id))];
    return quotedIn(sentence, this.#known);
  }

  clear(): void {
    this.#text = '';
  }

  current(): { text: string; facts: QuotedFact[] } {
    return { text: this.#text, facts: quotedIn(this.#text, this.#known) };
  }
}
