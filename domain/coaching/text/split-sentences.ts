/** Ends a sentence whatever follows. */
const STRONG_END = /[。！？｡]/;
/** Ends a sentence where a space or a Chinese or Japanese character follows. */
const WEAK_END = /[!?]/;
/** A full stop; several are an ellipsis, which ends nothing. */
const STOP = /[.．]/;
const ELLIPSIS = /[…⋯]/;

/** Stands after the end of a sentence and belongs to it. */
const CLOSING = /[)\]}」』）】》〉”’]/;
/** Closes where it was opened in the same sentence, else opens the next. */
const EITHER_WAY = /["'*_~`]/;

const SPACE = /\s/;
const WIDE = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/;
const DIGIT = /[0-9０-９]/;

/** A full stop after these ends no sentence. */
const ABBREVIATION =
  /(?:^|[^\p{L}])(?:approx|min|max|avg|sec|hrs?|mins?|secs|vs|etc|dr|mr|mrs|ms|prof|no|nos|fig|cf|ca|incl|ft|mi|km|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|tp|bs|ths|vd|vv|\p{L}|(?:\p{L}\.)+\p{L})$/iu;
/** A number or a letter in front of an item: `1.`, `- 2.`, `a.`. */
const LIST_MARK_ONLY = /^[\s>*+•·_-]*[0-9０-９]{1,3}$/;

/** A heading is one line. */
const HEADING = /^\s*#{1,6}[ \t]/;

/** What may begin a line that goes on a paragraph no longer: an item, heading, quotation, row, fence. */
const BLOCK_START =
  /^[ \t]*(?:\r?\n|#{1,6}[ \t]|>|\||`{3}|~{3}|[-*+][ \t]|[•・‣◦]|[0-9]{1,2}[.)][ \t]|[①-⑳]|[-*_]{3})/;
/** So far it may still become one. */
const BLOCK_START_BEGUN = /^[ \t]{0,12}(?:\r|#{1,6}|`{1,2}|~{1,2}|[-*+_]{1,2}|[0-9]{1,2}[.)]?)?$/;

/** How much of a sentence's beginning and of its latest characters the rules above need. */
const CONTEXT_LENGTH = 24;

/** Within braces nothing ends, as far as a reference can reach. */
const REFERENCE_LENGTH = 80;

type State =
  | 'words'
  /** After a line break that may or may not go on. */
  | 'line';

/**
 * Cuts streamed Markdown into sentences as soon as their end is certain. A piece is a sentence with
 * the one space or line break behind it; further ones lead the next piece. Pieces joined are the
 * input, and how the input was cut into chunks changes nothing. A line break ends a sentence where
 * a list item, a heading, an empty line or the like follows. It also does where the sentence was a
 * heading. Otherwise Markdown goes on in the same line, and so does the sentence.
 *
 * No end: decimals, `5:30`, abbreviations, `1.` before an item, ellipses, and
 * anything within `{{ }}`.
 *
 * @example
 * const splitter = new SentenceSplitter();
 * splitter.push('Well done. Next'); // ['Well done. ']
 * splitter.push(' time slower.'); // []
 * splitter.end(); // ['Next time slower.']
 */
export class SentenceSplitter {
  #state: State = 'words';
  /** Only ever added to: reading a growing string at every character would copy it each time. */
  #piece = '';
  #length = 0;
  #isBlank = true;
  #beginning = '';
  #latest = '';
  #end: End | null = null;
  /** What stands behind the line break until now. */
  #lineStart = '';
  #bracesAt: number | null = null;
  readonly #openMarks = new Set<string>();

  /** Takes the next chunk; returns the sentences that it completed. */
  push(text: string): string[] {
    const sentences: string[] = [];
    for (let index = 0; index < text.length; index += 1) this.#take(text.charAt(index), sentences);
    return sentences;
  }

  /** Returns what is left, be it a whole sentence or not. */
  end(): string[] {
    const sentences: string[] = [];
    this.#piece += this.#lineStart;
    this.#release(sentences);
    return sentences;
  }

  #take(character: string, sentences: string[]): void {
    if (this.#state === 'line') this.#takeAfterLineBreak(character, sentences);
    else if (this.#end) this.#takeAfterEnd(this.#end, character, sentences);
    else this.#takeWithin(character, sentences);
  }

  #takeWithin(character: string, sentences: string[]): void {
    const wordsBefore = this.#latest;
    const lengthBefore = this.#length;
    this.#add(character);
    if (character === '\n') {
      if (HEADING.test(this.#beginning)) this.#release(sentences);
      else if (!this.#isBlank) this.#state = 'line';
    } else if (isEnd(character) && !this.#isInBraces()) {
      this.#end = { wordsBefore, lengthBefore, characters: character };
    }
  }

  #takeAfterEnd(end: End, character: string, sentences: string[]): void {
    const closes =
      CLOSING.test(character) ||
      (EITHER_WAY.test(character) &&
        (this.#openMarks.has(character) || this.#latest.endsWith(character)));
    if (closes || isEnd(character) || ELLIPSIS.test(character)) {
      this.#add(character);
      // Only its kinds count, so a row of thousands is remembered as a few.
      if (!closes && end.characters.length < CONTEXT_LENGTH) end.characters += character;
      return;
    }
    this.#end = null;
    const isCertain = isCertainEnd(end, character);
    if (isCertain && SPACE.test(character)) {
      this.#add(character);
      this.#release(sentences);
      return;
    }
    if (isCertain) this.#release(sentences);
    this.#takeWithin(character, sentences);
  }

  #takeAfterLineBreak(character: string, sentences: string[]): void {
    const start = this.#lineStart + character;
    const isBlock = BLOCK_START.test(start);
    if (!isBlock && BLOCK_START_BEGUN.test(start)) {
      this.#lineStart = start;
      return;
    }
    this.#lineStart = '';
    this.#state = 'words';
    if (isBlock) this.#release(sentences);
    // Until here it was only looked at.
    for (let index = 0; index < start.length; index += 1) {
      this.#take(start.charAt(index), sentences);
    }
  }

  #add(character: string): void {
    const previous = this.#latest.at(-1);
    if (EITHER_WAY.test(character) && previous !== character) {
      // A run of marks is one mark: `**`.
      if (!this.#openMarks.delete(character)) this.#openMarks.add(character);
    }
    if (character === '{' && previous === '{') this.#bracesAt = this.#length;
    if (character === '}' && previous === '}') this.#bracesAt = null;
    this.#piece += character;
    this.#length += 1;
    this.#isBlank &&= SPACE.test(character);
    this.#latest = (this.#latest + character).slice(-CONTEXT_LENGTH);
    if (this.#length <= CONTEXT_LENGTH) this.#beginning = this.#latest;
  }

  #isInBraces(): boolean {
    return this.#bracesAt !== null && this.#length - this.#bracesAt <= REFERENCE_LENGTH;
  }

  #release(sentences: string[]): void {
    if (this.#piece !== '') sentences.push(this.#piece);
    this.#state = 'words';
    this.#piece = '';
    this.#length = 0;
    this.#isBlank = true;
    this.#beginning = '';
    this.#latest = '';
    this.#end = null;
    this.#lineStart = '';
    this.#bracesAt = null;
    this.#openMarks.clear();
  }
}

/** One or more marks that may end the sentence before them. */
interface End {
  /** The latest characters before. */
  wordsBefore: string;
  /** How long the sentence was before. */
  lengthBefore: number;
  characters: string;
}

function isEnd(character: string): boolean {
  return STRONG_END.test(character) || WEAK_END.test(character) || STOP.test(character);
}

function isCertainEnd({ characters, wordsBefore, lengthBefore }: End, next: string): boolean {
  if (STRONG_END.test(characters)) return true;
  if (WEAK_END.test(characters)) return SPACE.test(next) || WIDE.test(next);
  if (characters.length > 1) return false;
  if (lengthBefore < CONTEXT_LENGTH && LIST_MARK_ONLY.test(wordsBefore)) return false;
  if (characters === '．') return !DIGIT.test(next);
  return SPACE.test(next) && !ABBREVIATION.test(wordsBefore);
}
