import { questionSpellings } from '../../text/question-spellings.ts';

/**
 * Words of running by what runners call them. Latin words stand between boundaries; Chinese is in
 * simplified characters, Vietnamese without tone marks. Of several that fit, the first is meant.
 */
const NAMES = {
  negativeSplit: [
    'negative[- ]?splits?',
    'ネガティブ?スプリット|ネガスプ|后程加速|负分段|负分割|前慢后快',
  ],
  maximumHeartRate: [
    'max(?:imum|imal)? (?:heart ?rate|hr|pulse)|maxhr|hrmax|nhip tim toi da',
    '最大心拍数?|最大心率',
  ],
  vdot: ['vdot', '跑力'],
  vo2max: ['vo2 ?max|vo2', '最大酸素摂取量|最大摄氧量|摄氧量'],
  threshold: [
    'lactate threshold|threshold|ltp?|nguong(?: lactate| lac tic)?',
    '閾値走?|しきい値|乳酸(?:閾値|阈值)|阈值跑?',
  ],
  hillRepeats: [
    'hill (?:repeats?|reps?|sprints?)|(?:bai )?(?:chay )?doc lap lai',
    '坂(?:ダッシュ|道走|路)|(?:坡道|上坡)重复跑|坡道跑|冲坡',
  ],
  progression: [
    'progressions?(?: runs?)?|progressive runs?|(?:chay )?tang tien',
    'ビルドアップ走?|渐加?速跑?|渐进跑',
  ],
  strides: ['strides?|striders?', '流し|ウイ?ィ?ンドスプリント|加速跑|快步跑|大步跑'],
  fartlek: ['fartleks?', 'ファルトレク|法特莱克|法特雷克'],
  tempo: ['tempos?', 'テンポ走?|ペース走|节奏跑?|tempo跑?'],
  intervals: ['intervals?|bien toc', 'インターバル走?|レペ(?:ティション)?|间歇跑?'],
  recovery: [
    'recovery (?:runs?|jogs?)|(?:chay )?hoi phuc',
    'リカバリー?(?:ラン|ジョグ)?|疲労抜き(?:ジョグ|ラン)?|恢复跑',
  ],
  longRun: ['long runs?|lsd|(?:chay|bai|buoi) dai', 'ロング(?:走|ラン)|lsd|长距离跑?|长跑'],
  racePace: ['race pace|goal pace|pace (?:thi dau|muc tieu)', 'レースペース|比赛配速|目标配速'],
  taper: ['taper(?:ing|s)?', 'テーパー?(?:リング)?|赛前减量|减量期?'],
  runWalk: [
    'run[- /]?walk\\w*|jeffing|galloway|chay (?:ket hop|xen) di bo',
    'ラン(?:&|アンド|＆)?ウォーク|跑走(?:结合|法)?',
  ],
  crossTraining: ['cross[- ]?training|tap cheo', 'クロストレ(?:ーニング)?|交叉训练'],
  wall: ['(?:hit(?:ting)? )?the wall|bonk(?:ing)?|dung tuong', '(?:30キロの|三十キロの)壁|撞墙'],
  drift: [
    '(?:cardiac |heart ?rate |hr )?(?:drift|decoupling)|troi (?:nhip|nhip tim)',
    '心拍ドリフト|ドリフト|デカップリング|心率[漂飘]移|脱耦',
  ],
  zones: [
    '(?:heart ?rate |hr |training )?zones?(?: ?[1-5])?|z[1-5]|vung(?: nhip tim)?(?: ?[1-5])?',
    '(?:心拍)?ゾーン[1-5一二三四五]?|心率区间|[一二三四五1-5]区|区间',
  ],
  cadence: ['cadence|step rate|guong chan|nhip buoc', 'ピッチ|ケイデンス|步频'],
  load: [
    'training load|load|trimp|tai (?:tap luyen|luyen tap)',
    '(?:トレーニング)?負荷|训练负荷|负荷',
  ],
  easy: [
    'easy (?:runs?|running|pace|jogs?)|(?:chay|buoi|bai) (?:nhe|easy)|easy run',
    'ジョグ|ジョギング|イージー(?:ラン|ペース)?|轻松(?:跑|配速)|慢跑',
  ],
  pace: ['pace', 'ペース|配速'],
} as const satisfies Readonly<Record<string, readonly [latin: string, wide: string]>>;

/** A word of running that can be explained. */
export type RunningTerm = keyof typeof NAMES;
export const RUNNING_TERMS = Object.keys(NAMES) as readonly RunningTerm[];

const LATIN_ASKED = (term: string) =>
  [
    `\\b(?:what(?:'s| is| are|s| does| do|'re)|what(?= (?:even|exactly|actually|really) (?:is|are|does)\\b)|wtf(?: is| are)?|what the (?:hell|heck|fuck) (?:is|are)|define|explain\\w*|meaning of|definition of|difference between|never understood|no idea what)(?: (?:even|exactly|actually|really|is|are|a|an|this|that|these|called|by|people|ppl|you|everyone|mean|meant|to me|me|the term|so[- ]called))*(?: (?:an?|the|this))? ['"]?(?:${term})\\b['"]?(?! ?(?:did|should|do i|(?:even )?(?:do|does)\\b(?! mean)|am i|i |was|look|for (?:me|my|this)|today|yesterday|so far|of (?:my|this|that)|at\\b|in (?:my|this)|on (?:my|this)))`,
    `\\b(?:${term})['"]?(?: (?:run|runs|running|thing|training|session|pace|stuff|even))* (?:mean(?:s|ing)?\\b|explained|definition|stands? for|is what)`,
    `\\b(?:${term})\\b[^a-z]{0,3}(?:\\w+ )?what(?:'s| (?:even |exactly |the hell |actually )*is) (?:that|it|this)\\b`,
    `\\b(?:${term})(?: (?:run|chay|nay|do))? (?:la|nghia la|co nghia la|tuc la|y la) (?:gi|j|cai gi|sao|the nao|nhu the nao)(?! (?:ma|dc|duoc))|(?:the nao|ra sao|sao) (?:la|goi la|moi la) (?:chay )?(?:${term})|(?:y nghia|nghia|dinh nghia|giai thich)(?: \\w+){0,2} (?:${term})\\b`,
  ].join('|');

/** How many of something is no meaning. */
const COUNTED = '(?!分|キロ|時|回|km|本|歩|月|日|曜|人|秒|か[?？]?$)';

const WIDE_ASKED = (term: string) =>
  [
    `(?:${term})(?:走|ラン|という(?:の|言葉))?(?:と(?:か|は)?|って|って(?:いう|言う)?の(?:は|って)?|っていうのは)、?(?:そもそも|結局|いったい|一体)?(?:$|[?？。]|(?:何|なに|なん)${COUNTED}|何ですか|なんですか|どう(?:いう|ゆう|なの|言う)|どんな|どのくらい(?:の(?:速さ|強さ|ペース))?(?:を|のこと)|意味(?!あ|な|が))`,
    `(?:${term})(?:走)?(?:の|って)(?:意味(?!あ|な|が)|定義|違い)|(?:${term})(?:走)?は(?:何ですか|なんですか|何のこと|どういう(?:意味|もの|練習)|どんな(?:練習|意味|もの))`,
    `(?:什么|啥|何谓|甚么)(?:才)?(?:是|叫做?)(?:${term})|(?:${term})(?:到底|究竟|具体)?(?:是|指|就是|算)(?:要)?(?:个)?(?:什么|啥|甚么|怎么回事|怎么一回事|怎样的?|哪种|多(?=轻松|慢|快))(?!水平|时候|程度|情况|原因)|(?:${term})(?:的)?(?:意思|定义|含义)|(?:${term})(?:是)?(?:什么|啥)(?:意思|东)|(?:解释|说明|科普)(?:一下|下)?(?:${term})`,
  ].join('|');

/** A figure of a run is not asked for its meaning: "what is my cadence", "今日のペース". */
const OF_A_RUN =
  /\b(?:what(?:'s| is| was|s)?) (?:my|the|our|today's)\b|\b(?:that|this|the) (?:pace|load|zone)\b|今日の(?:ペース|ピッチ|負荷|ゾーン)|(?:这次|今天)的?(?:配速|步频|负荷)/;
/** What it is for this runner is a figure, too, and words alone do not answer it. */
const SELF_EXPLAINED: ReadonlySet<RunningTerm> = new Set<RunningTerm>(['pace', 'load', 'zones']);

interface TermPattern {
  term: RunningTerm;
  asked: RegExp;
}

const PATTERNS: readonly TermPattern[] = RUNNING_TERMS.map((term) => {
  const [latin, wide] = NAMES[term];
  return {
    term,
    asked: new RegExp(`${LATIN_ASKED(latin)}|${WIDE_ASKED(`${latin}|${wide}`)}`, 'u'),
  };
});

/**
 * The word of running whose meaning is asked for; null where none is.
 *
 * @example termAsked('wtf is a tempo run') // 'tempo'
 */
export function termAsked(text: string): RunningTerm | null {
  const readings = questionSpellings(text);
  const isOfRun = readings.some((words) => OF_A_RUN.test(words));
  const found = PATTERNS.find(
    ({ term, asked }) =>
      !(isOfRun && SELF_EXPLAINED.has(term)) && readings.some((words) => asked.test(words)),
  );
  return found?.term ?? null;
}

const ASKS_THE_DIFFERENCE =
  /\bsame (?:thing )?(?:as|or)\b|\bthe same(?: thing)?\b(?= ?$)|同じ(?:もの|こと|意味)|一回事|一样吗|\bgiong (?:nhau|voi)\b|\bdifferen(?:ce|t)\b|\bdiffers?\b|\bvs\.?(?= |$)|\bversus\b|違い|違う|ちがい|区别|不同|差别|差异|差在|分别|\bkhac (?:nhau|gi|voi|biet)\b/;
/** Compares runs of this runner and not words. */
const OF_RUNS =
  /(?<!\p{L})(?:my|mine|last|yesterday|today|this|i)(?!\p{L})|今日|昨日|先週|今週|今回|我的|今天|昨天|上周|这周|这次|\b(?:hom|tuan|cua (?:toi|minh|em))\b/u;

const NAMED: readonly TermPattern[] = RUNNING_TERMS.map((term) => {
  const [latin, wide] = NAMES[term];
  const alone = term === 'easy' ? '|\\beasy(?= (?:and|or|vs|versus) )' : '';
  return { term, asked: new RegExp(`\\b(?:${latin})\\b|${wide}${alone}`, 'u') };
});

/**
 * Two words of running whose difference is asked for, in their order; null where none is.
 *
 * @example termsCompared('difference between tempo and threshold?') // ['tempo', 'threshold']
 */
export function termsCompared(text: string): readonly [RunningTerm, RunningTerm] | null {
  const sentences = text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '');
  return sentences.map(comparedIn).find((terms) => terms !== null) ?? null;
}

const SENTENCE_END = /(?<!\bvs)[.?!。？！\n]+/u;

function comparedIn(sentence: string): readonly [RunningTerm, RunningTerm] | null {
  const readings = questionSpellings(sentence);
  const isSaid = (said: RegExp) => readings.some((words) => said.test(words));
  if (!isSaid(ASKS_THE_DIFFERENCE) || isSaid(OF_RUNS)) return null;
  for (const words of readings) {
    const named = NAMED.filter(({ term }) => !SELF_EXPLAINED.has(term))
      .map(({ term, asked }) => ({ term, at: words.search(asked) }))
      .filter(({ at }) => at !== -1)
      .toSorted((a, b) => a.at - b.at);
    const [first, second] = named;
    if (first && second && named.length === 2) return [first.term, second.term];
  }
  return null;
}
