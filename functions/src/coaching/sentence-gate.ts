import { SentenceSplitter } from '@tasuki/domain/coaching/text/split-sentences';

/**
 * After so long without more behind what looks like an end, the sentence is released. It does not
 * wait for the character that would make it certain.
 */
const IDLE_MILLISECONDS = 40;
const LOOKS_LIKE_END = /[.．。！？｡!?]["'”’」』）)*_]*\s*$/;
/** It may be the point within a figure. */
const POINT_AFTER_DIGIT = /[0-9０-９][.．]\s*$/;

export interface SentenceGateHooks<Problem> {
  /** Null where the sentence may be said, else what is wrong with it. */
  problemOf: (sentence: string) => Problem | null;
  onSentence: (sentence: string) => void;
}

/**
 * Lets a streamed reply through sentence by sentence. The first that may not be
 * said closes it for good.
 */
export class SentenceGate<Problem> {
  readonly #hooks: SentenceGateHooks<Problem>;
  #splitter = new SentenceSplitter();
  #released: string[] = [];
  /** The text that the splitter still holds. */
  #pending = '';
  /** White space waits for the words behind it: no reply begins or ends with it. */
  #space = '';
  #problem: Problem | null = null;
  #isOpen = true;
  #idle: NodeJS.Timeout | null = null;

  constructor(hooks: SentenceGateHooks<Problem>) {
    this.#hooks = hooks;
  }

  get released(): readonly string[] {
    return this.#released;
  }

  /** The problem of the sentence that closed it; null = none. */
  get problem(): Problem | null {
    return this.#problem;
  }

  /** @returns whether more is wanted */
  push(text: string): boolean {
    this.#stopWaiting();
    this.#pending += text;
    const isOpen = this.#letThrough(this.#splitter.push(text));
    if (isOpen && isSentence(this.#pending)) {
      this.#idle = setTimeout(() => {
        this.#letThrough(this.#splitter.end());
        this.#splitter = new SentenceSplitter();
      }, IDLE_MILLISECONDS);
    }
    return isOpen;
  }

  /**
   * The reply is over.
   *
   * @param isWhole false where it was cut: what is no whole sentence is left out
   * @returns whether all of it was let through
   */
  end(isWhole: boolean): boolean {
    this.#stopWaiting();
    const rest = this.#splitter.end();
    const isFinished = isWhole || isSentence(this.#pending);
    return isFinished ? this.#letThrough(rest) : this.#isOpen;
  }

  /** Lets nothing more through, not even what is held. */
  close(): void {
    this.#stopWaiting();
    this.#isOpen = false;
  }

  #letThrough(sentences: readonly string[]): boolean {
    for (const sentence of sentences) {
      if (!this.#isOpen) break;
      this.#pending = this.#pending.slice(sentence.length);
      this.#release(sentence);
    }
    return this.#isOpen;
  }

  #release(sentence: string): void {
    if (sentence.trim() === '') {
      this.#space += sentence;
      return;
    }
    this.#problem = this.#hooks.problemOf(sentence);
    if (this.#problem !== null) {
      this.#isOpen = false;
      return;
    }
    const words = this.#released.length === 0 ? sentence.trimStart() : this.#space + sentence;
    this.#space = '';
    this.#released.push(words);
    this.#hooks.onSentence(words);
  }

  #stopWaiting(): void {
    if (this.#idle) clearTimeout(this.#idle);
    this.#idle = null;
  }
}

/** Whether it would be a sentence if a space followed. */
function isSentence(text: string): boolean {
  if (!LOOKS_LIKE_END.test(text) || POINT_AFTER_DIGIT.test(text)) return false;
  const followed = `${text.trimEnd()} `;
  return new SentenceSplitter().push(followed).join('').length === followed.length;
}
