import type { AnswerHooks } from '../chat/answerer.ts';
import type { FactLedger } from './fact-ledger.ts';

/** The released part of an answer; listeners receive the same. */
export class ReleasedAnswer {
  readonly #hooks: AnswerHooks;
  readonly #ledger: FactLedger;
  #sentences: string[] = [];
  #wasReceived = false;

  constructor(hooks: AnswerHooks, ledger: FactLedger) {
    this.#hooks = hooks;
    this.#ledger = ledger;
  }

  get sentences(): readonly string[] {
    return this.#sentences;
  }

  /** Whether a sentence ever went out, even one that another answer has replaced since. */
  get wasReceived(): boolean {
    return this.#wasReceived;
  }

  say(sentence: string): void {
    this.#wasReceived = true;
    this.#sentences.push(sentence);
    this.#hooks.onSentence(sentence, this.#ledger.referredTo(sentence));
  }

  /** Another answer begins; nobody is notified where nothing was said. */
  restart(): void {
    if (this.#sentences.length === 0) return;
    this.#sentences = [];
    this.#hooks.onRestart();
  }
}
