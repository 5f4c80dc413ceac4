import { CONCEPTS, type Concept } from './concept.ts';
import { ReadConcepts, type Said } from './read-concepts.ts';
import { SIGN_RULES, type Bound, type SignRule, type SurroundingMatter } from './sign-rules.ts';
import { ACTION_OF_RED_FLAG, type RedFlag } from '../red-flag.ts';
import {
  ADJACENT,
  AROUND_LENGTH,
  blankInnocent,
  isDeniedAt,
  LIST_CONNECTOR,
} from '../signs/denials.ts';

/** Circumstances: words beside them that deny something deny no sign. */
const CIRCUMSTANCES: ReadonlySet<Concept> = new Set<Concept>([
  ...(['urine', 'calf', 'boneSpot', 'hip', 'lipsTongue', 'eyes', 'beat', 'period'] as const),
  ...(['absent', 'pinpoint', 'spreads', 'uphill', 'ease', 'rest', 'heat', 'noSweat'] as const),
  ...(['noSpeech', 'inhaler', 'useless', 'allergen', 'pregnant', 'wake', 'onGround'] as const),
  ...([
    'memoryGap',
    'lost',
    'living',
    'life',
    'noMeaning',
    'tired',
    'withoutMe',
    'relief',
  ] as const),
  ...([
    'point',
    'helped',
    'chore',
    'lowFood',
    'onlyWord',
    'daysSpan',
    'weightGoal',
    'eat',
  ] as const),
  ...(['secret', 'welcome', 'skinPart', 'soothe', 'radiation', 'upperBody'] as const),
  ...(['wish', 'swallowed', 'doer', 'me', 'babyStill', 'halfBody', 'limb'] as const),
  ...(['saddle', 'bladder', 'noControl', 'lowBack', 'noRelief', 'insulin', 'stool'] as const),
  ...(['underwear', 'weeksAlong', 'painkiller', 'height', 'water', 'falling', 'lingers'] as const),
  ...(['deadlyPlace', 'stuck', 'lostWay', 'failing', 'stormClose', 'nowOut', 'declined'] as const),
  ...([
    'simile',
    'posture',
    'stasis',
    'drinkColour',
    'harmTool',
    'punish',
    'housework',
    'throat',
  ] as const),
  ...(['redSeen', 'coffeeGrounds', 'passing', 'newly', 'weather', 'hardToWake'] as const),
  ...(['burnOff', 'ateMore', 'compulsion', 'bruise', 'coverStory', 'fearHome'] as const),
  ...(['temptation'] as const),
  ...([
    'hopeless',
    'notAround',
    'release',
    'ending',
    'giveAway',
    'noMorePlan',
    'farewell',
    'letter',
  ] as const),
]);
/** What somebody else does, though not to somebody else. */
const DEEDS: ReadonlySet<Concept> = new Set<Concept>(['force', 'coerced', 'violence']);
const FEELINGS = CONCEPTS.filter((concept) => !CIRCUMSTANCES.has(concept));

/** What keeps two words apart: the end of a clause, or that all is well in between. */
const APART =
  /[,、:()「」]|\b(?:but|fine|ok|okay|good|great|normal)\b|けど|けれど|平気|大丈夫|問題な|但|可是|没事|不[过過]|nhưng|bình thường|ổn/;
const DENIES_ITSELF = /(?:な[いくかし]|ませ?ん|ず|へん)$/;
/** A denial between two words parts them: "I fell, but not on my head". */
const DENIED_BETWEEN =
  /[没沒](?![事完])|不是|并非|(?<!\p{L})(?:không|chẳng|chưa)(?!\p{L})|\b(?:not|never|without)\b|(?:では|じゃ)な/u;
/** How many characters may stand between two words of one clause. */
const REACH = 44;
const REACH_WIDE = 16;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** What a part of a rule is said by: one or two places. */
type Place = readonly Said[];

interface DeniedWords extends Said {
  isDeed: boolean;
}

/** One sentence, as the rules read it. */
class ReadSentence {
  readonly concepts: ReadConcepts;
  readonly #text: string;
  #denied: readonly DeniedWords[] | null = null;

  constructor(sentence: string) {
    this.#text = blankInnocent(sentence);
    this.concepts = new ReadConcepts(this.#text);
  }

  has(concept: Concept): boolean {
    return this.concepts.of(concept).length > 0;
  }

  /** A harmless cause that is denied excuses nothing: "and I had no beetroot". */
  excuses(concept: Concept): boolean {
    return concept === 'harmlessCause' ? this.placesOf(concept).length > 0 : this.has(concept);
  }

  placesOf(part: Concept | Bound): Place[] {
    if (typeof part === 'string') {
      return this.concepts
        .of(part)
        .filter((said) => !this.#isDenied(part, said))
        .map((said) => [said]);
    }
    const [one, other] = part;
    return this.concepts.of(one).flatMap((said) => {
      if (this.#isDenied(one, said)) return [];
      return this.concepts
        .of(other)
        .filter((near) => this.#areBound(said, near) && !this.#isDenied(other, near))
        .map((near) => [said, near]);
    });
  }

  #areBound(one: Said, other: Said): boolean {
    const [first, second] = one.start <= other.start ? [one, other] : [other, one];
    const between = this.#text.slice(first.end, second.start);
    if (first.end > second.start) return false;
    const reach = WIDE.test(between) ? REACH_WIDE : REACH;
    return (
      between.length <= reach &&
      !APART.test(between) &&
      !DENIED_BETWEEN.test(between) &&
      !this.concepts
        .of('otherPart')
        .some(({ start, end }) => start >= first.end && end <= second.start)
    );
  }

  #isDenied(concept: Concept, said: Said): boolean {
    if (CIRCUMSTANCES.has(concept)) return false;
    this.#denied ??= this.#findDenied();
    return this.#denied.some(
      ({ start, end, isDeed }) =>
        start === said.start && end === said.end && isDeed === DEEDS.has(concept),
    );
  }

  /** What says by itself that something cannot be done is not denied by what follows. */
  #uptoDenial({ start, end }: Said): string {
    return DENIES_ITSELF.test(this.#text.slice(start, end)) ? this.#text.slice(0, end) : this.#text;
  }

  /** One denial covers the items of a list. */
  #findDenied(): readonly DeniedWords[] {
    const all = FEELINGS.flatMap((concept) =>
      this.concepts.of(concept).map((said) => ({ ...said, isDeed: DEEDS.has(concept) })),
    ).toSorted((a, b) => a.start - b.start || a.end - b.end);
    const denied: DeniedWords[] = [];
    for (const said of all) {
      const last = denied.findLast(({ end }) => end <= said.start);
      const between =
        last && said.start - last.end <= AROUND_LENGTH
          ? this.#text.slice(last.end, said.start)
          : null;
      const isListed = between !== null && (ADJACENT.test(between) || LIST_CONNECTOR.test(between));
      if (isListed || isDeniedAt(this.#uptoDenial(said), said.start, said.end, said.isDeed))
        denied.push(said);
    }
    return denied;
  }
}

const overlap = (one: Said, other: Said) => one.start < other.end && other.start < one.end;

/** Whether each part has a place of its own. */
function haveOwnPlaces(parts: readonly Place[][], taken: Place = []): boolean {
  const [first, ...rest] = parts;
  if (!first) return true;
  return first.some(
    (place) =>
      !place.some((said) => taken.some((other) => overlap(said, other))) &&
      haveOwnPlaces(rest, [...taken, ...place]),
  );
}

const concernsAll = (part: Concept | Bound): readonly Concept[] =>
  typeof part === 'string' ? [part] : part;

function isSaidIn(sentence: ReadSentence, { every, beside = [], unless = [] }: SignRule): boolean {
  return (
    beside.every((concept) => sentence.has(concept)) &&
    every.flatMap(concernsAll).every((concept) => sentence.has(concept)) &&
    !unless.some((concept) => sentence.excuses(concept)) &&
    haveOwnPlaces(every.map((part) => sentence.placesOf(part)))
  );
}

/** In how many places the sentences of a note say it. */
function placesIn(sentences: readonly ReadSentence[], part: Concept | Bound): number {
  return sentences
    .filter((sentence) => concernsAll(part).every((concept) => sentence.has(concept)))
    .reduce((count, sentence) => count + sentence.placesOf(part).length, 0);
}

const timesNamed = (every: SignRule['every'], part: Concept | Bound) =>
  every.filter((one) => one === part).length;

function isSaidInNote(
  sentences: readonly ReadSentence[],
  { every, unless = [] }: SignRule,
): boolean {
  if (sentences.some((sentence) => unless.some((concept) => sentence.excuses(concept)))) {
    return false;
  }
  if (
    sentences.some((sentence) => isSaidIn(sentence, { every, category: 'cardiac', within: 'note' }))
  )
    return true;
  return (
    sentences.length > 1 &&
    every.every((part) => placesIn(sentences, part) >= timesNamed(every, part))
  );
}

/** The rules whose words are all in a text, wherever they stand. Most texts have those of none. */
function rulesInReach(text: string, rules: readonly SignRule[]): SignRule[] {
  const concepts = new ReadConcepts(text);
  const known = new Map<Concept, boolean>();
  const isSaid = (concept: Concept) => {
    const said = known.get(concept) ?? concepts.has(concept);
    known.set(concept, said);
    return said;
  };
  return rules.filter(({ every }) => every.every((part) => concernsAll(part).every(isSaid)));
}

/** Longer than any conversation that is read. */
const READ_MOST_CHARACTERS = 30_000;

function asFarAsRead(sentences: readonly string[]): string[] {
  let left = READ_MOST_CHARACTERS;
  return sentences.flatMap((sentence) => {
    const read = sentence.slice(0, left);
    left -= read.length;
    return read === '' ? [] : [read];
  });
}

/** Which rules a text fulfils. */
function rulesSaid(sentences: readonly string[], rules: readonly SignRule[]): SignRule[] {
  const texts = asFarAsRead(sentences).map(withoutElongation);
  const inReach = rulesInReach(texts.join('\n'), rules);
  if (inReach.length === 0) return [];
  const read = texts.map((text) => new ReadSentence(text));
  return inReach.filter((rule) =>
    rule.within === 'note'
      ? isSaidInNote(read, rule)
      : read.some((sentence) => isSaidIn(sentence, rule)),
  );
}

const DRAWN_OUT_KANA = /(?<=[\u3041-\u309f])[ー〜~]+/g;
const DRAWN_OUT_LETTER = /(\p{L})\1{2,}/gu;
const SMALL_VOWELS = /[ぁぃぅぇぉ]/g;

/** A word that is drawn out is read as the word. */
function withoutElongation(sentence: string): string {
  return sentence
    .replace(DRAWN_OUT_KANA, '')
    .replace(SMALL_VOWELS, (vowel) => String.fromCharCode(vowel.charCodeAt(0) + 1))
    .replace(DRAWN_OUT_LETTER, '$1');
}

const SURROUNDINGS: readonly SurroundingMatter[] = ['abuse', 'danger', 'lightning'];
const isSurrounding = (category: SignRule['category']): category is SurroundingMatter =>
  SURROUNDINGS.some((matter) => matter === category);

const RULES_OF_SIGNS = SIGN_RULES.filter(({ category }) => !isSurrounding(category));

/**
 * The signs in a text by the grammar of signs: which part of the body, what is felt there, and under which
 * circumstances. So wordings are found that no list holds.
 *
 * @param sentences lower case
 */
export function flagsByGrammar(sentences: readonly string[]): RedFlag[] {
  return rulesSaid(sentences, RULES_OF_SIGNS).flatMap(({ category, action }) =>
    isSurrounding(category) ? [] : [{ category, action: action ?? ACTION_OF_RED_FLAG[category] }],
  );
}

const RULES_OF_SURROUNDINGS = SIGN_RULES.filter(({ category }) => isSurrounding(category));

/**
 * What threatens the runner from outside: somebody's force, a thunderstorm, a place without a way out.
 *
 * @param sentences lower case
 */
export function surroundingMatters(sentences: readonly string[]): readonly SurroundingMatter[] {
  const said = rulesSaid(sentences, RULES_OF_SURROUNDINGS).map(({ category }) => category);
  return SURROUNDINGS.filter((matter) => said.includes(matter));
}
