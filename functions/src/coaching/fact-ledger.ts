import { factReferences } from '@tasuki/domain/coaching/feedback/render-feedback';
import type { QuotedFact } from '@tasuki/domain/coaching/facts/conversation';

/** The figures that one answer may refer to: the conversation's, and what tools have read since. */
export class FactLedger {
  readonly #facts: Map<string, QuotedFact>;

  constructor(facts: readonly QuotedFact[]) {
    this.#facts = new Map(facts.map((fact) => [fact.id, fact]));
  }

  /** An id that is taken keeps its figure: nothing said before may change. */
  add(facts: readonly QuotedFact[]): void {
    for (const fact of facts) if (!this.#facts.has(fact.id)) this.#facts.set(fact.id, fact);
  }

  all(): QuotedFact[] {
    return [...this.#facts.values()];
  }

  get(id: string): QuotedFact | undefined {
    return this.#facts.get(id);
  }

  /** Those that a text refers to, each once, in the order of the text. */
  referredTo(text: string): QuotedFact[] {
    return [...new Set(factReferences(text))].flatMap((id) => this.#facts.get(id) ?? []);
  }
}
