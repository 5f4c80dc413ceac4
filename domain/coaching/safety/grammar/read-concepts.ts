import { CONCEPTS, type Concept, type Lexicon } from './concept.ts';
import { LEXICON_EN } from './lexicon-en.ts';
import { LEXICON_JA } from './lexicon-ja.ts';
import { LEXICON_VI } from './lexicon-vi.ts';
import { LEXICON_ZH } from './lexicon-zh.ts';
import { HAS_VIETNAMESE_MARKS, withoutMarks } from '../../text/question-text.ts';
import { inSimplifiedOfSigns as inSimplified } from './simplified-of-signs.ts';

/** Words for a concept and where they stand. */
export interface Said {
  start: number;
  end: number;
}

const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;
const WORD = /(?<![\\p{])\p{L}+/gu;
/** Without marks these are other words, too common to stand for anything alone. */
const OTHER_WORD_WITHOUT_MARKS: ReadonlySet<string> = new Set(
  (
    'đầu muối cổ ăn đỏ va bố ba má mẹ ói ọe mặt mắt mất da lê lả đời mù cha tê ê giá hẹn hen nặng nắng ho đá chan ngã té ' +
    'cứa máu tái đỡ lan tai con em năm đêm ngồi vẫn hết cua tôm gò ối ong cắn tiểu tè ran mỏi lạ rát lạnh run roi xô nó ảnh chú bé ' +
    'sợ ba cha chán hồng trán ức nghỉ đùi cằm răng thà ước mong nhớ nhẫn ấn gõ sờ tì mửa lau kinh đảo rung hụt loạn'
  ).split(' '),
);

/**
 * A pattern's source with each Vietnamese word as it is written, without its tone, and without any marks,
 * since runners leave out either.
 */
function withBareWords(source: string, text: 'marked' | 'bare'): string {
  return source.replace(WORD, (word, offset: number) => {
    const toneless = word.normalize('NFD').replace(TONES, '').normalize('NFC');
    const bare = withoutMarks(word);
    if (bare === word) return word;
    const standsAlone =
      /(?:^|[|(:!=)])$/.test(source.slice(0, offset)) &&
      /^(?:$|[|)]|\(\?!)/.test(source.slice(offset + word.length));
    // Where the others have their marks, one word without any is another word.
    if (standsAlone && text === 'marked') return word;
    const isOther = standsAlone && OTHER_WORD_WITHOUT_MARKS.has(word);
    const ways = [...new Set(isOther ? [word, toneless] : [word, toneless, bare])];
    return `(?:${ways.join('|')})`;
  });
}

const bounded = (source: string) => `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`;

function patternsOf(
  sourceOf: (concept: Concept) => string | undefined,
): ReadonlyMap<Concept, RegExp> {
  return new Map(
    CONCEPTS.flatMap((concept) => {
      const source = sourceOf(concept);
      return source === undefined ? [] : [[concept, new RegExp(source, 'gu')] as const];
    }),
  );
}

const latin = (lexicon: Lexicon, read: (source: string) => string) => (concept: Concept) => {
  const source = lexicon[concept];
  return source === undefined ? undefined : bounded(read(source));
};

const ENGLISH = patternsOf(latin(LEXICON_EN, (source) => source));
const VIETNAMESE_MARKED = patternsOf(
  latin(LEXICON_VI, (source) => withBareWords(source, 'marked')),
);
const VIETNAMESE_BARE = patternsOf(latin(LEXICON_VI, (source) => withBareWords(source, 'bare')));
const WIDE = patternsOf((concept) => {
  const sources = [LEXICON_JA[concept], LEXICON_ZH[concept]].filter((one) => one !== undefined);
  return sources.length === 0 ? undefined : inSimplified(sources.join('|'));
});

const HAS_WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LATIN_WORD = /[a-z]+/g;
/** Vietnamese words without their marks that are no English ones. */
const BARE_VIETNAMESE: ReadonlySet<string> = new Set(
  (
    'toi minh khong ko k bi chay roi hom duoc dc dang nhip xong cung nhu luc khi giay ngay nguoi uong dau nguc tho ' +
    'thay giua nay gio hai mot cho con nuoc trai phai chan tay nam ngu tim mat nhung qua lai thi la ma cua va ' +
    'nhanh vai lan ham mo lanh ra am bong nhoi buot khi gap chong ngay tien lam nhu nhieu qua ' +
    'ngat xiu met kho nong nang hoi sau truoc tu den voi len xuong trong ngoai em anh chi thuoc vien bac si'
  ).split(' '),
);
const BARE_SHARE = 0.3;

/** Whether a text is Vietnamese that is written without any marks. */
function isBareVietnamese(text: string): boolean {
  const words = text.match(LATIN_WORD) ?? [];
  const known = words.filter((word) => BARE_VIETNAMESE.has(word)).length;
  return known >= 3 && known >= words.length * BARE_SHARE;
}

/** As often as anything matters in one text, and more. */
const MOST = 24;

/** Where each concept is said in a text, looked for when it is asked for. */
export class ReadConcepts {
  readonly #text: string;
  readonly #patterns: readonly ReadonlyMap<Concept, RegExp>[];
  readonly #found = new Map<Concept, readonly Said[]>();

  /** @param text lower case */
  constructor(text: string) {
    this.#text = inSimplified(text);
    const isMarked = HAS_VIETNAMESE_MARKS.test(text);
    const isBare = !isMarked && isBareVietnamese(text);
    this.#patterns = [
      ...(HAS_WIDE.test(text) ? [WIDE] : []),
      ...(isBare || !/[a-z]{2}/.test(text) ? [] : [ENGLISH]),
      ...(isMarked ? [VIETNAMESE_MARKED] : isBare ? [VIETNAMESE_BARE] : []),
    ];
  }

  /** Whether it is said anywhere; quicker than to ask where. */
  has(concept: Concept): boolean {
    const known = this.#found.get(concept);
    if (known) return known.length > 0;
    return this.#patterns.some((patterns) => {
      const pattern = patterns.get(concept);
      return pattern !== undefined && this.#text.search(pattern) >= 0;
    });
  }

  /** In the order of the text; of a text that says it over and over, the first. */
  of(concept: Concept): readonly Said[] {
    const known = this.#found.get(concept);
    if (known) return known;
    const found = this.#patterns.flatMap((patterns) => this.#matches(patterns.get(concept)));
    const inOrder = found.toSorted((a, b) => a.start - b.start).slice(0, MOST);
    this.#found.set(concept, inOrder);
    return inOrder;
  }

  #matches(pattern: RegExp | undefined): Said[] {
    if (!pattern) return [];
    const found: Said[] = [];
    for (const match of this.#text.matchAll(pattern)) {
      if (match[0] !== '') found.push({ start: match.index, end: match.index + match[0].length });
      if (found.length >= MOST) break;
    }
    return found;
  }
}
