/** English words by which signs are known, long enough to be recognised with a slip. */
const SIGN_WORDS = (
  'chest pain painful hurts hurting fainted fainting passed blacked collapsed suicide suicidal ' +
  'conscious consciousness unconscious pregnant pregnancy palpitations breathless breathing dizzy ' +
  'dizziness concussion vomited vomiting bleeding coughing coughed blood spotting urine tightness pressure numbness'
).split(' ');
/** What is spelled almost like one of them, and is a word of its own. */
const OTHER_WORDS: ReadonlySet<string> = new Set(['backed', 'hurt', 'huts']);
const SHORTEST = 4;
/** From this length on a word is still known with a wrong vowel. */
const LONG = 8;
const VOWELS = /[aeiou]/g;

/** How a word looks with two neighbours swapped, a letter left out or one typed twice. */
function slipsOf(word: string): string[] {
  const places = [...word].map((_, index) => index).slice(1);
  return places.flatMap((at) => [
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + (word[at] ?? '') + word.slice(at),
  ]);
}

const SIGN_OF_SLIP: ReadonlyMap<string, string> = new Map(
  SIGN_WORDS.flatMap((word) =>
    slipsOf(word)
      .filter((slip) => slip.length >= SHORTEST && !OTHER_WORDS.has(slip))
      .filter((slip) => !SIGN_WORDS.includes(slip))
      .map((slip) => [slip, word] as const),
  ),
);
const SIGN_OF_CONSONANTS: ReadonlyMap<string, string> = new Map(
  SIGN_WORDS.filter(({ length }) => length >= LONG).map((word) => [
    word.replace(VOWELS, '.'),
    word,
  ]),
);

function mendedWord(word: string): string {
  if (word.length < SHORTEST || OTHER_WORDS.has(word)) return word;
  const slip = SIGN_OF_SLIP.get(word);
  if (slip !== undefined) return slip;
  return (word.length >= LONG && SIGN_OF_CONSONANTS.get(word.replace(VOWELS, '.'))) || word;
}

/** Signs in characters that avoid the usual ones: in kana, in Latin letters, cut in two. */
const DISGUISED: readonly (readonly [RegExp, string])[] = [
  [/ぃ/g, 'い'],
  [/シニタイ|タヒ(?:にたい)?/g, '死にたい'],
  [/(?<![\u3041-\u309f])し(?=にた[いかく]|にて[えぇー]|んでしまいたい|んじゃいたい)/g, '死'],
  [/(?<![\u3041-\u309f\u30a1-\u30fa])(?:むね|ムネ)(?=[がのにをはもで]|痛|いた|くるし|苦)/g, '胸'],
  [
    /(?<=[胸心臓腕顎膝頭腹](?:が|の奥が|のあたりが|も|は)?(?:すごく|めっちゃ|ちょっと|少し|急に)?)(?:いた|イタ)(?=[いくみかイクミカ])/g,
    '痛',
  ],
  [/くるし(?=[いくかさ])/g, '苦し'],
  [/いき(?=てい?る(?:の|意味|いみ|価値))/g, '生き'],
  [/氏(?=に(?:たい|て[えぇー]))/g, '死'],
  [/(?<=[想要])s(?=了)/g, '死'],
  [/(?<=[晕暈昏])到(?=$|[ ,。了!?])/g, '倒'],
  [/にんしん/g, '妊娠'],
  [/たおれ/g, '倒れ'],
  [/きぜつ|キゼツ/g, '気絶'],
  [/自 ?(?:sha|鲨|杀)(?![a-z])/g, '自杀'],
  [/(?<=[想要])(?:si|s i|屎(?![(（尿])|亖)(?![a-z])/g, '死'],
  [/(?:懷|怀) ?yun/g, '怀孕'],
  [/(?<=[想要])4(?=了|$|啊|啦|[,，])/g, '死'],
  [/💀(?=自己|了|$)|(?<=[想要ぬ])💀/g, '死'],
  [/(?<=\b(?:want|wanna|going|gonna|need) (?:to )?)(?:死|💀|☠️?)/g, 'die'],
  [/\bxiong ?(?:kou|bu)? ?(?:hen )?(?:teng|tong|men)\b/g, '胸口疼'],
  [/\b(?:wo )?(?:hao )?xiang (?:qu )?si(?: le)?\b/g, '想死'],
  [/\b(?:pao|wo)[a-z ]{0,20}yun ?dao(?: le)?\b/g, '晕倒了'],
  [/\bzi ?sha\b/g, '自杀'],
];

/** A letter that is drawn out, as people cry it. */
const DRAWN_OUT = /([a-z])\1{2,}/g;

/**
 * A text with the slips mended that would hide a sign. It is read beside the text as it stands, so that
 * nothing is lost by a wrong guess.
 *
 * @param text lower case
 * @example withSlipsMended('chst pian on the hill') // 'chest pain on the hill'
 */
export function withSlipsMended(text: string): string {
  const mended = text.replace(DRAWN_OUT, '$1').replace(/[a-z]+/g, mendedWord);
  return DISGUISED.reduce((words, [slip, meant]) => words.replace(slip, meant), mended);
}
