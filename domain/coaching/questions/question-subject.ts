import { questionSpellings } from '../text/question-spellings.ts';
import { complaintIn } from '../safety/question-complaint.ts';
import { isOffTopic } from './off-topic.ts';
import { asksOfParts } from './question-aspects.ts';
import { OF_ROWS, readFigureQuestion } from './question-figures.ts';
import { readPeriod, type AskedPeriod } from './question-period.ts';
import { appAsked, type AppAsk } from './forms/app-ask.ts';
import { leftAsked, sumOf, type AskedLeft } from './forms/asked-left.ts';
import { termAsked, termsCompared, type RunningTerm } from './forms/asked-term.ts';
import {
  asksOfEarlierRun,
  comparesSessions,
  comparesWithRunBefore,
  namesRunBefore,
} from './forms/earlier-run.ts';
import { asksBeforeRace } from './forms/before-race.ts';
import { premiseSaid, type SaidPremise } from './forms/said-premise.ts';
import { asksOfOtherSport } from './forms/other-sport.ts';
import { readRaceAhead, type RaceAhead } from './forms/race-ahead.ts';
import { asksForSomebodyElse } from './forms/somebody-else.ts';
import {
  adviceAsked,
  type AdviceTopic,
  EXPLAINS_FIGURES,
  meaningAsked,
  meaningsNamed,
  type AskedMeaning,
} from './meanings/asked-meaning.ts';
import { askedPast, type AskedPast } from './past/asked-past.ts';
import { askedRuns, type AskedRuns } from './runs/asked-runs.ts';
import { namedRuns } from './runs/named-runs.ts';
import { asksWhetherEverRun } from './runs/ever-run.ts';
import { targetAsked, type TargetTime } from './runs/target-time.ts';
import { paceAsked, type PacedRun } from './forms/asked-pace.ts';
import { repetitionAsked } from './forms/asked-repetition.ts';
import { sumAsked, type AskedSum } from './forms/asked-sum.ts';
import { isSideStitch } from '../safety/complaints/side-stitch.ts';
import { recoverySignsIn, type RecoverySigns } from './meanings/recovery-signs.ts';
import { conceptsOf } from './topics/question-concepts.ts';
import type { QuestionIntent } from './question-phrases.ts';
import { readRaceWishes, type RaceWish } from './forms/race-wish.ts';

/** Subjects with an answer of their own, which no weighing of phrases is needed for. */
export const QUESTION_SUBJECTS = [
  'food',
  'gear',
  'weather',
  'taper',
  'effortCheck',
  'drift',
  'pulseCheck',
  'loadCheck',
  'missed',
  'increase',
  'record',
] as const;

export type QuestionSubject =
  | { kind: (typeof QUESTION_SUBJECTS)[number] }
  | { kind: 'period'; period: AskedPeriod }
  /** What a word of running means. */
  | { kind: 'term'; term: RunningTerm }
  /** How two of them differ. */
  | { kind: 'terms'; terms: readonly [RunningTerm, RunningTerm] }
  /** Whether times over a distance can be run. */
  | { kind: 'wish'; wishes: readonly RaceWish[] }
  /** Whether there is time for a race that is months ahead. */
  | { kind: 'raceAhead'; ahead: RaceAhead }
  /** The run before the one that is spoken of. */
  | { kind: 'earlierRun' }
  /** The run that is spoken of beside the one before it. */
  | { kind: 'besideEarlier' }
  /** A session beside the last one like it. */
  | { kind: 'besideSession' }
  /** A stitch in the side. */
  | { kind: 'stitch' }
  /** What nothing is known of: another person, or the figures of another sport. */
  | { kind: 'somebodyElse' }
  | { kind: 'otherSport' }
  /** How something is done in the product. */
  | { kind: 'app'; ask: AppAsk }
  /** What is missing to a sum of kilometres. */
  | { kind: 'left'; left: AskedLeft }
  /** By which rules a session moves to another day. */
  | { kind: 'moving' }
  /** What is recognised by what is named. */
  | AskedMeaning
  /** How long a distance takes at a named pace. */
  | { kind: 'sum'; sum: AskedSum }
  /** What is said to have been run before a question of what comes. */
  | { kind: 'premise'; premise: SaidPremise }
  /** Signs that the body has not recovered. */
  | { kind: 'recovery'; signs: RecoverySigns }
  /** The run that is spoken of beside the newest long run. */
  | { kind: 'besideLong' }
  /** The pace of a kind of run. */
  | { kind: 'paceOfKind'; run: PacedRun }
  /** What is asked of the runner's own runs, which is computed. */
  | { kind: 'runs'; asked: AskedRuns }
  /** What is asked of more runs than the recent weeks hold. */
  | { kind: 'past'; asked: AskedPast }
  /** The pace that a time over a distance needs. */
  | { kind: 'target'; target: TargetTime }
  /** How fast repetitions of a length are to be. */
  | { kind: 'repetition'; meters: number };

/**
 * One pattern for all languages: Chinese in simplified characters, Vietnamese without tone marks
 * but where only they distinguish words.
 */
const SAID: Readonly<Record<(typeof QUESTION_SUBJECTS)[number], RegExp>> = {
  food: /\b(?:eat|eating|food|foods|nutrition|gels?|breakfast|diet|carbs?|carb[- ]?load\w*|protein|fuel\w*)\b|what (?:to|should i) drink|what (?:to|should i|do i) (?:have|take) (?:before|after|during)\b|\b(?:empty stomach|fasted|hungry|hydrat\w*|(?:water )?bottle)\b|空腹|お?腹.{0,2}(?:空|すい|ペコ)|水(?:は|を|って)?.{0,6}(?:持|飲)|水分|給水|饿|带.{0,3}[水胶]|喝水|\bdoi bung\b|đói|\b(?:mang|uong|cam) (?:\S+ ){0,2}nuoc\b|\ban (?:\S+ ){1,3}truoc khi (?:chay|tap)\b|\bcaffeine\b|カフェイン|咖啡因|食べ|食事|補給|ジェル|カーボ|朝食|朝ごはん|プロテイン|吃(?!力|紧|完|不消|满|得消)|饮食|补给|能量胶|早餐|碳水|蛋白|\ban (?:gi|uong|sang|duoc|dc|com|no)\b|dinh duong/,
  gear: /(?<!\bin (?:the |my |these )?(?:new |old )?)\b(?:shoes?|trainers|sneakers)\b|\b(?:which|what) (?:watch|socks|jacket|strap)\b|\b(?:should i|what (?:do i|should i|to)) wear\b|\bstrap\b|(?:何|なに)(?:を)?着|服装|穿(?:什么|啥|多少)|\bmac gi\b|シューズ|ランシュー|靴(?!擦|ずれ)|跑鞋|(?:比赛|马拉松|训练|碳板)鞋|买.{0,5}[鞋表]|双鞋|(?<!xỏ )giày|\b(?:mua|doi|mang) giay\b|giay (?:chay|nao)/,
  weather:
    /what(?:'s| is| will).{0,20}weather|weather (?:forecast|tomorrow|like)|\bforecast\b|(?:will it|is it going to|gonna) (?:rain|snow|be (?:hot|windy|cold))|rain(?:ing)? tomorrow|天気(?=は|予報|どう|[ ?？!！。.…]*$)|予報|天气(?=怎么样|怎样|如何|预报|[ ?？!！。.…]*$)|会(?:不会)?下雨|下雨吗|(?:明日|今夜|今晩|朝|夜).{0,6}(?:雨降|何度)|気温.{0,3}何度|(?:明天|今晚|周末).{0,4}几度|troi (?:the nao|ra sao|co mua)|thoi tiet|co mua (?:khong|ko|k)\b/,
  taper:
    /\btaper\w*|\b(?:cut|reduce|drop|lower)\b.{0,24}before (?:the |my )?(?:race|marathon|half)|\b(?:race|marathon|half) (?:is )?in (?:\d+|two|three|ten|a few) (?:days|weeks)\b|\b(?:race|marathon|half|10k|5k|event|big day)\b.{0,12}\b(?:\d+|one|two|three|four|a few|ten) (?:days?|weeks?) (?:out|away|off|to go)\b|\b(?:\d+|one|two|three|a few|ten) (?:days?|weeks?) (?:out from|until|till|before|to go (?:to|until|till|before)) (?:the |my )?(?:race|marathon|half|10k|5k|big day)|テーパ|(?:大会|本番|レース|マラソン)前.{0,8}(?:調整|減ら|練習)|(?:本番|大会|レース).{0,8}(?:週間?|日)前|减量.{0,6}赛|赛前.{0,6}(?:减|怎么练|跑多少|周)|(?:周|天).{0,6}比赛.{0,10}(?:跑|练)|giam tai|\bcon \d+ (?:ngay|tuan) (?:nua )?(?:thi|giai|la|den)/,
  effortCheck:
    /\b(?:keep|kept|keeping|hold|held) (?:it|that|this|things|the pace) (?:\w+ ){0,2}(?:easy|chill|comfy|comfortable|conversational|relaxed|gentle|aerobic)\b|\b(?:chill|relaxed|gentle|comfy|comfortable|conversational|aerobic) enough\b|\b(?:really|actually|truly|properly|genuinely) (?:an )?easy\b(?=.*\bor\b)|too (?:fast|hard|quick).{0,36}easy|easy.{0,24}too (?:fast|hard|quick)|(?:was|is|were|did|take|took|run|ran|go|went) .{0,16}(?:slow|slowly|easy|easily|gentle|relaxed) enough|(?:count|class|pass|qualif)\w* as (?:an? |a proper )?(?:easy|recovery)|(?:really|actually|truly|properly) (?:an )?easy\W*$|should (?:this|that|it|i) have (?:been|gone|run) (?:easier|slower)|(?:was|is) (?:that|this|it) (?:really )?easy enough|(?:ジョグ|楽|イージー).{0,14}(?:速|早|きつ|強)(?:すぎ|過ぎ|かった)|(?:閾値|テンポ走?|ペース走|[ETM] ?ペース).{0,12}(?:走れて|なって(?!き)|できて|入って)(?:い)?(?:た|まし)|(?:算|是)(?:不是|得上)?.{0,4}(?:阈值|节奏)跑?(?:吗|么|不|了)|\b(?:co )?dung (?:la )?(?:nguong|tempo)\b.{0,8}\b(?:khong|ko|k|chua)\b|算.{0,4}(?:轻松|慢|恢复)跑|(?:轻松|慢)跑.{0,10}[太偏]快|(?:轻松跑|慢跑|长距离|长跑|lsd).{0,8}跑快了|(?:nhe|easy).{0,18}(?:nhanh qua|qua nhanh)|(?:nhanh qua|qua nhanh).{0,14}(?:nhe|easy)/,
  drift: new RegExp(
    [
      '(?:heart ?rate|\\bhr\\b|pulse|bpm|\\bticker)\\b.{0,16}\\b(?:crept|creep\\w*|climbed|climbing|drift\\w*|(?:kept|keeps|keep) (?:going up|rising|climbing|increasing))\\b',
      '(?:heart ?rate|\\bhr\\b|pulse|bpm)\\b.{0,24}\\b(?:rose|rising|went up|going up|goes up|higher)\\b.{0,16}\\b(?:the whole (?:way|run|time)|towards the end|as i (?:went|go)|over time|late on|gradually|steadily|at the end)\\b',
      '心拍.{0,10}(?:じわじわ|ジワジワ|だんだん|徐々に|どんどん|少しずつ).{0,4}(?:上|高)',
      '(?:後半|終盤|最後|だんだん|徐々に|じわじわ|ジワジワ|どんどん).{0,8}心拍.{0,10}(?:上が|高)',
      '心[率跳].{0,8}(?:越(?:跑|来)越|一直(?:往上|在?[升涨飘])|慢慢|逐渐|持续).{0,4}(?:[高升涨飘飙上]|$)',
      '(?:越跑|后半[程段]?|后面|后段|最后).{0,4}心[率跳].{0,8}(?:越|一直|往上|慢慢|逐渐|持续|升|涨|飘)',
      '\\bcang (?:ve cuoi|chay|ve sau|lau).{0,14}\\btim\\b.{0,10}\\b(?:tang|cao|len)\\b',
      '\\bdrift\\w*\\b.{0,16}(?:%|per ?cent)|how much.{0,16}\\bdrift|\\bdecoupl\\w*',
      'ドリフト.{0,6}(?:%|何|いくつ|どれ|どの)|漂移.{0,6}(?:%|多少|几|百分)',
      '\\b(?:troi|drift)\\b.{0,16}(?:%|bao nhieu|phan tram|may)',
      '\\btim\\b.{0,14}(?:tang dan|cu tang|cang.{0,12}(?:cao|tang)|tang ve cuoi)',
    ].join('|'),
  ),
  pulseCheck:
    /心拍.{0,8}(?:高すぎ|高め(?:でし|だっ)|高くなかった)|心[率跳].{0,6}(?:[太过偏]高|高不高|高了[点些吗么])|\btim\b.{0,10}\b(?:cao qua|qua cao|hoi cao)\b|^(?=.*(?:heart ?rate|\bhr\b|\bpulse\b|\bticker\b|心拍|心[率跳脏]|\b(?:nhip tim|tim)\b))(?=.*(?:\bhigh\b|\broof\b|flat out|sky|racing|飙|猛|[太超好这么]快|高|下不来|蹿|爆|\b(?:cao|vot|nhanh qua)\b))(?=.*(?:\bwhy\b|what gives|how come|\bwtf\b|咋|怎么|怎样|原因|为什么|为啥|なんで|なぜ|どうして|\b(?:tai sao|vi sao|sao)\b))(?!.*(?:\b(?:should|next|tomorrow)\b|该|明天|下次|べき|明日|\b(?:nen|mai)\b))|(?:heart ?rate|\bhr\b|pulse|\bbpm\b|心拍|心[率跳]|\b(?:nhip tim|tim)\b).{0,12}(?<!\d)1\d\d(?!\d).{0,24}(?:\b(?:normal|high|ok(?:ay)?|fine|much|alright)\b|普通|高|大丈夫|正常|なんで|なぜ|どうして|まとも|还行|可以吗|\b(?:cao|binh thuong|on khong|on ko|co sao|tai sao|sao)\b)|(?:why|how come|what made).{0,36}(?:heart ?rate|\bhr\b|pulse|bpm).{0,24}\blow(?:er)?\b|(?:なんで|なぜ|どうして).{0,18}心拍.{0,6}低|心拍.{0,8}低.{0,10}(?:なんで|なぜ|どうして|理由)|(?:为什么|为啥|怎么).{0,8}心[率跳].{0,8}低|\bsao\b.{0,24}\btim\b.{0,12}thap|\b(?:heart ?rate|hr|pulse)\b(?: \w+){0,3} (?:ok(?:ay)?|alright|fine|normal)\b|心拍.{0,6}(?:大丈夫|問題|普通|正常|まとも)|心[率跳].{0,4}(?:正常|还行|可以|没问题|ok)|\btim\b.{0,10}\b(?:on|binh thuong)\b(?! dinh)|(?:why|how come|what made).{0,36}(?:heart ?rate|\bhr\b|pulse|bpm).{0,24}(?:high|\bup\b|elevated|spik|jump)|(?:heart ?rate|\bhr\b|pulse)\b.{0,20}\bhigh\b.{0,8}\bwhy\b|\b(?:heart ?rate|hr|pulse|bpm)\b.{0,36}\b(?:(?:normal|usual|typical|ok(?:ay)?|fine|high|worr\w+) for me|too high|higher than (?:usual|normal)|normal\W*$)|(?:なんで|なぜ|どうして|何で).{0,18}心拍.{0,10}(?:高|上が)|心拍.{0,12}(?:高|上が).{0,18}(?:なんで|なぜ|どうして|何で|理由|原因)|(?:为什么|为啥|怎么|咋|为何).{0,8}心[率跳].{0,8}[高快飙]|心[率跳].{0,8}(?:[高快飙]|这么).{0,10}(?:为什么|为啥|为何|原因|怎么)|心[率跳](?:怎么|咋|为什么|为啥).{0,6}[高快飙]|\bsao\b.{0,24}\btim\b.{0,16}(?:cao|nhanh)|\btim\b.{0,14}cao.{0,12}(?:tai sao|vi sao|sao)/,
  loadCheck:
    /\bover ?-?(?:doing|did|do it|train\w*|reach\w*|work\w*)\b|(?:train|run)ning too (?:much|hard|often)|too much (?:training|running|mileage|volume|load)|too many (?:kms?|miles|runs)|\bdoing too much\b|\b(?:\d|two|three|four|five|six|seven) (?:runs|days|times|sessions) (?:a|per|each) week too (?:much|many|often)|too much,? too (?:soon|fast|quick\w*|early)|\bpush\w* (?:it |myself |things )?too (?:hard|far|much)|\bburn\w* (?:myself )?out\b.{0,10}\?|\bbit(?:ten|ing)? off more|\b(?:mileage|volume) (?:is )?too (?:high|much)|\b(?:ramp|build|increas)\w*(?: \w+){0,3} too (?:fast|quick|soon)\w*|(?:走り|練習し|やり|トレーニングし|頑張り)(?:すぎ|過ぎ)|[练跑](?:得)?太(?:多|凶|猛|狠)|オーバー(?:ワーク|トレ)|[练操](?:得)?[太过](?:多|头|猛|狠|凶|兇|累|度)|跑量.{0,8}[太过][大多]|过度训练|训练过度|\b(?:tap|chay) (?:co )?(?:qua suc|nhieu qua|qua nhieu|qua tai)|\btap .{0,10}(?:nhieu qua|qua suc)|qua tai|\b(?:tap|chay) .{0,8}\b(?:lo|qua da|qua tay)(?= |$)|\b(?:hard|fast|intens\w+|quality)\b.{0,20}\b(?:ratio|balance|share|proportion|vs\.?|versus)\b|\b(?:ratio|balance|share) of .{0,12}\b(?:hard|easy|intens\w+)\b|(?:ポイント練|強度|速い練習).{0,10}(?:割合|比率|バランス|多すぎ)|\btoo (?:hard|fast) (?:most|every|all)|\b(?:run|train) (?:more|less)(?: often)?\b|how (?:many (?:days|times|runs)|often) (?:a|per|each) week|(?:もっと|たくさん)走(?:った|る)(?:方|ほう|べき)|週(?:に)?何(?:回|日)(?!走っ[たて]).{0,6}(?:い|べき|走れば)|一周(?:该|应该|最好)?(?:跑|练)几(?:次|天)|\bmot tuan (?:nen )?(?:chay|tap) may\b|(?:强度|快跑|高强).{0,10}(?:比例|占比|比重)|\b(?:bai nhanh|bai nang|cuong do)\b.{0,16}\bty le\b|\bty le\b.{0,20}\b(?:nhanh|nang|nhe)\b/,
  missed:
    /\b(?:make up (?:for )?|catch up\b|squeeze in )(?!.*\bsleep\b)|取り(?:返|戻)|(?:走れな|休ん|サボ|抜け).{0,16}(?:取り返|取り戻|埋め|挽回)|(?:没跑|缺|漏|落下|少跑|断).{0,12}(?:补(?![水给充强碳])|追)|(?:补|追)(?:回来|上|跑).{0,6}(?:吗|么|不|好|行)|\b(?:chay|tap) bu\b|\b(?:bo|lo|nghi|khong chay|chua chay).{0,24}\bbu\b/,
  increase:
    /^(?!.*(?:\bdid\b|\bwas\b|\bwhy\b|なんで|なぜ|た[?？]|为什么|为啥|\b(?:tai sao|vi sao|da tang)\b)).*(?:\b(?:increas\w*|add|adding|ramp\w*|build\w*|bump\w*|up)\b.{0,16}\b(?:mileage|volume|distance|kms?|kilomet\w+|miles)\b|(?:走行距離|月間|週間|距離|走る量|練習量).{0,6}(?:増や|伸ば|のば|ふや|上げ)|(?:加|增|提|涨|拉|升)[点些大高多]?.{0,2}(?:跑量|周量|月量|里程|公里数)|(?:跑量|周量|月量|里程).{0,8}(?:加|增|提|涨|往上)|\btang .{0,12}(?:km|quang duong|khoi luong|cu ly|volume|so cay)\b)/s,
  record:
    /\b(?:pbs?|prs?)\b|\bpersonal (?:best|record)s?\b|\bmy (?:best|fastest|quickest) (?:time )?(?:over |for |in |at )?(?:(?:a|the) )?(?:5|10|21|42|five|ten|half|marathon|mile)|\b(?:best|fastest|quickest) (?:5|10)k\b.{0,12}(?:ever|record|so far)|自己ベスト|自己新|ベスト(?:は|タイム|いくつ|何)|\d+ ?(?:キロ|km|k)の?(?:最速|ベスト(?!.{0,3}(?:更新|出|狙|切|いけ)))|(?:5|10|半|全|五|十).{0,3}(?:最快(?!的?(?:一|那|哪))|pb\b|最[好佳]成绩)|最[好佳]成绩|ky luc|thanh tich tot nhat|\b(?:5|10|21|42) ?(?:k|km) nhanh nhat/,
};

/** What is asked of how hard a run was, which its recording answers; null = nothing of it. */
export function runSubjectSaid(text: string): 'drift' | 'effortCheck' | 'pulseCheck' | null {
  const readings = questionSpellings(text);
  const subjects = ['drift', 'effortCheck', 'pulseCheck'] as const;
  return subjects.find((one) => readings.some((words) => SAID[one].test(words))) ?? null;
}

/** Whether it is asked for too much training. */
export function asksOfLoad(text: string): boolean {
  return questionSpellings(text).some((words) => SAID.loadCheck.test(words));
}

/** How far off a race is says no more than its date. */
const ASKS_FOR_THE_DATE =
  /how (?:many|long)(?: \w+)? (?:days|weeks)|how many (?:days|weeks)|あと何[日週]|何[日週間]+後|还有(?:几|多少)[天周]|什么时候|啥时候|\b(?:may|bao nhieu) (?:ngay|tuan)\b|\b(?:khi|luc) nao\b/;

/** Whether a runner is ready is another question too. */
const NO_TAPER = new RegExp(
  `${ASKS_FOR_THE_DATE.source}|\\b(?:am i|i'm|im) (?:\\w+ )?(?:ready|prepared)\\b|準備(?:でき|は)|間に合|准备好|来得及|\\b(?:san sang|kip (?:khong|ko))\\b`,
);

const ASKS_WHAT =
  /\bdid i\b|^(?:and |so )?(?:what|how) about\b|\bhow (?:was|did|much)\b|\bi run\b|mileage|\btotal\b|(?:miles|kms?|k) (?:so far|in|for|this|last)|\b(?:rack(?:ed)?|clock(?:ed)?|logg?(?:ed)?|cover(?:ed)?|bank(?:ed)?|notch(?:ed)?)(?: up)?\b|月間|走って|走った|走りました|走行|距離|合計|累計|トータル|跑了|有跑|跑多|跑量|累[积计]|里程|怎么样|\bco chay\b|chay (?:duoc|tong|bao|may|nhieu|duoc nhieu)|\btong\b/;
/** Whether a sum of kilometres was reached, by its bare number. */
const REACHES_SUM =
  /\b(?:past|over|hit|reach\w*|broke\w*|get to|made it to|topped)\b.{0,8}\b[1-9]\d{1,2}\b ?(?:k|km|kms|miles)?\b(?!:)|(?<![\d:])[1-9]\d{1,2} ?(?:キロ|km|k)?(?:は|って|に)?(?:いって|行って|超え|届い|達し|走れて|いけて)|(?:有没有|有|已经|能)?(?:破|过|到|够|满|跑到)(?:了)?(?<![\d:])[1-9]\d{1,2}(?! ?(?:[分秒:]|小时))|\b(?:duoc|dc|qua|toi|cham|vuot) (?:moc )?[1-9]\d{1,2}\b ?(?:k|km|cay)?\b/;
/** Beside these intents a period is only a circumstance, unless a figure is asked for. */
const LOOKS_BACK: ReadonlySet<QuestionIntent> = new Set<QuestionIntent>([
  'figure',
  'week',
  'thisRun',
  'splits',
  'unknown',
]);
/** Asked of the week itself. Tiredness since Monday asks for no kilometres. */
const OF_A_WEEK: ReadonlySet<QuestionIntent> = new Set<QuestionIntent>(['figure', 'week']);
const NOT_OF_A_WEEK: ReadonlySet<QuestionIntent> = new Set<QuestionIntent>([
  'restOrRun',
  'whyPace',
  'pacing',
]);
/** Whether this year is better than an earlier one, which no history reaches. */
const COMPARES_YEARS =
  /\b(?:than|compared?|vs\.?|versus|faster|slower|better|worse|fitter)\b|より|比べ|比較|[跟和与比].{0,10}(?:比|快|慢|强|进步|好)|相比|\b(?:so voi|so sanh|hon)\b/;
const OF_A_RUN: ReadonlySet<QuestionIntent> = new Set<QuestionIntent>(['splits', 'thisRun']);
/** Asked with a past day, these are asked of that day's run. */
const ASKS_OF_A_DAY: ReadonlySet<QuestionIntent> = new Set<QuestionIntent>([
  'unknown',
  'whyPace',
  'pacing',
  'improving',
  'figure',
  'nextSession',
]);
/** Figures that a run of a named day has, and no week. */
const OF_A_RECORDING: ReadonlySet<string> = new Set(['ascent', 'cadence', 'power', 'load']);
/** Says how a run was, or asks why. */
const JUDGES_A_RUN =
  /\b(?:was|were|felt|went|did|happened|so|too|really|that|such a)\b.{0,24}\b(?:slow\w*|fast\w*|hard\w*|easy|easier|tough|awful|terrible|rough|good|bad|ok|okay|long|quick\w*|wrong|happened|heavy|off)\b|\bwhat (?:happened|went wrong)\b|\bwhy\b|遅|速かった|速すぎ|きつ|しんど|つら|だめ|ダメ|なんで|なぜ|どうして|(?:だった|でした)|那[次场天趟一]|如何|怎样|怎么.{0,6}[慢快累差]|为什么|为啥|咋.{0,6}[慢快累差]|跑得|太[慢快累]|\b(?:tai sao|vi sao)\b|\bsao\b.{0,16}\b(?:cham|nhanh|met|te|nang)\b|\bchay (?:cham|nhanh|te|met|nang) (?:vay|the|qua|nhi|sao)\b|\b(?:ra sao|the nao)\b|\b(?:bi|vao|chay) (?:nhanh|cham|duoi)\b/;
const NEVER: ReadonlySet<QuestionIntent> = new Set<QuestionIntent>([
  'pain',
  'racePrediction',
  'greeting',
  'thanks',
  'goodbye',
]);

/**
 * The subject of a question where it has an answer of its own; null leaves it to its intent. What
 * ails the runner outranks every subject.
 *
 * @param intent what the phrases say
 * @param today as `dayNumber`, on the runner's clock
 */
export function questionSubject(
  text: string,
  intent: QuestionIntent,
  today: number,
): QuestionSubject | null {
  if (complaintIn(text) !== null) return null;
  // What to eat, wear or expect of the sky is answered, also where no running is spoken of.
  if (isOffTopic(text)) return null;
  const signs = recoverySignsIn(text);
  if (signs.pulse) return { kind: 'recovery', signs };
  if (comparesSessions(text)) return { kind: 'besideSession' };
  const plain = plainSubject(text, today);
  if (plain) return plain;
  const readings = questionSpellings(text);
  const isSaid = (said: RegExp) => readings.some((words) => said.test(words));
  const meaning = meaningAsked(text);
  const premise = meaning || intent === 'figure' ? null : premiseSaid(text);
  if (premise) return { kind: 'premise', premise };
  const isElse = meaning && (isOfAnotherTime(meaning, text, today) || isOfItsParts(meaning, text));
  if (meaning && !isElse) return meaning;
  // A day on which nothing was run is named, and not asked about.
  if (isSaid(SAID.missed)) return { kind: 'missed' };
  const period = NEVER.has(intent) ? null : readPeriod(text, today);
  const left = NEVER.has(intent) ? null : leftAsked(text, today);
  if (left) return { kind: 'left', left };
  if (period && isSaid(REACHES_SUM)) {
    const sum = sumOf(text, today);
    return sum ? { kind: 'left', left: sum } : { kind: 'period', period };
  }
  if (period) {
    const { figures } = readFigureQuestion(text);
    const isFigure = figures.some((figure) => OF_ROWS.has(figure));
    // The longest run of these weeks is known, whatever month it was in.
    const isLongest = figures.includes('longest');
    const isAsked =
      (isFigure &&
        intent !== 'improving' &&
        (period.kind !== 'unread' || LOOKS_BACK.has(intent))) ||
      (intent === 'figure' && period.kind === 'month' && figures.length === 0) ||
      (LOOKS_BACK.has(intent) && isSaid(ASKS_WHAT) && !isLongest);
    const isCompared =
      ['weeks', 'months'].includes(period.kind) ||
      (period.kind === 'year' && isSaid(COMPARES_YEARS));
    const isOfTheWeek = period.kind === 'week' && OF_A_WEEK.has(intent);
    const isOther =
      (period.kind === 'week' && NOT_OF_A_WEEK.has(intent)) ||
      (period.kind === 'weeks' && intent === 'restOrRun');
    // How another day's run went is asked of that day, and never answered from the newest run.
    const isOfThatDay =
      (period.kind === 'day' || period.kind === 'days') &&
      (OF_A_RUN.has(intent) ||
        (LOOKS_BACK.has(intent) && figures.some((figure) => OF_A_RECORDING.has(figure))) ||
        (ASKS_OF_A_DAY.has(intent) && isSaid(JUDGES_A_RUN)));
    // A time that cannot be looked up is said to be one, whatever else the words remind of.
    const isUnread = period.kind === 'unread' && isSaid(ASKS_WHAT);
    const isMeant = isCompared || isUnread || isOfThatDay || isOfTheWeek || isAsked;
    if (isMeant && !isOther) return { kind: 'period', period };
  }
  // The last session of a kind need not be the run before.
  const { kind: kindOfRun } = namedRuns(readings);
  const isOfAnyKind = kindOfRun === null || kindOfRun === 'easy';
  if (!period && isOfAnyKind && asksOfEarlierRun(text)) return { kind: 'earlierRun' };
  // A question about the run before yesterday's names yesterday only beside it.
  const isBesideDay = period === null || (period.kind === 'day' && namesRunBefore(text));
  if (isBesideDay && comparesWithRunBefore(text)) return { kind: 'besideEarlier' };
  const kind = QUESTION_SUBJECTS.find(
    (subject) => isSaid(SAID[subject]) && !(subject === 'taper' && isSaid(NO_TAPER)),
  );
  if (kind === 'loadCheck' && (signs.sleep || signs.tired)) return { kind: 'recovery', signs };
  const isAllowed = meaningsNamed(text).has('allowed');
  const looksBack = (OF_WHAT_WAS_RUN.has(intent) && !isAllowed) || isFigureOfPast(text, period);
  const asked = adviceAsked(text);
  const advice = asked && (!looksBack || EXPLAINS_FIGURES.has(asked)) ? asked : null;
  if (advice && (kind === undefined || YIELDS_TO_ADVICE.has(kind))) {
    return { kind: 'advice', topic: advice };
  }
  return kind === undefined ? null : { kind };
}

/** A drink or a treadmill is only mentioned where the runs themselves are asked about. */
const OF_WHAT_WAS_RUN: ReadonlySet<QuestionIntent> = new Set<QuestionIntent>(['figure', 'thisRun']);

/** What names a drink or a shoe more exactly than these is meant, and the body's load least of all. */
const YIELDS_TO_ADVICE: ReadonlySet<(typeof QUESTION_SUBJECTS)[number]> = new Set<
  (typeof QUESTION_SUBJECTS)[number]
>(['food', 'gear', 'weather', 'loadCheck', 'effortCheck', 'pulseCheck']);

/** All runs, or the newest, of a month or week that is named are those of that time. */
function isOfAnotherTime({ kind }: AskedMeaning, text: string, today: number): boolean {
  const isOfTime = readPeriod(text, today) !== null || readFigureQuestion(text).span !== 'run';
  return (kind === 'allTime' || kind === 'lastRan') && isOfTime;
}

/** How the last long run went on is in its recording, and its row has only sums. */
function isOfItsParts({ kind }: AskedMeaning, text: string): boolean {
  return kind === 'lastLongRun' && (runSubjectSaid(text) !== null || asksOfParts(text));
}

/** A figure of a day is looked up, wherever the run was. */
function isFigureOfPast(text: string, period: AskedPeriod | null): boolean {
  return period !== null && readFigureQuestion(text).figures.some((figure) => OF_ROWS.has(figure));
}

/** What is asked by its form, whatever else the phrases find in it. */
function plainSubject(text: string, today: number): QuestionSubject | null {
  if (isSideStitch(text)) return { kind: 'stitch' };
  if (comparesWithLongRun(text)) return { kind: 'besideLong' };
  if (asksForSomebodyElse(text)) return ofSomebodyElse(text);
  if (asksOfOtherSport(text)) return { kind: 'otherSport' };
  const sum = sumAsked(text);
  if (sum) return { kind: 'sum', sum };
  const meters = repetitionAsked(text);
  if (meters !== null) return { kind: 'repetition', meters };
  const past = askedPast(text, today);
  if (past) return past.ask === 'best' ? { kind: 'record' } : { kind: 'past', asked: past };
  // What was ever run is a record, and no forecast.
  if (asksWhetherEverRun(text)) return { kind: 'record' };
  const target = targetAsked(text);
  if (target) return { kind: 'target', target };
  const asked = askedRuns(text, today);
  if (asked) return { kind: 'runs', asked };
  const wishes = readRaceWishes(text);
  if (wishes.length > 0) return { kind: 'wish', wishes };
  const asksForDate = questionSpellings(text).some((words) => ASKS_FOR_THE_DATE.test(words));
  if (!asksForDate && asksBeforeRace(text)) return { kind: 'taper' };
  const ahead = readRaceAhead(text, today);
  if (ahead) return { kind: 'raceAhead', ahead };
  const terms = termsCompared(text);
  if (terms) return { kind: 'terms', terms };
  const term = termAsked(text);
  if (term) return { kind: 'term', term };
  const run = paceAsked(text);
  // The pace of a run on a past day is looked up.
  if (run && readPeriod(text, today)?.kind !== 'day') return { kind: 'paceOfKind', run };
  const ask = appAsked(text);
  return ask && { kind: 'app', ask };
}

/** Advice that holds for anybody. */
const FOR_ANYBODY: ReadonlySet<AdviceTopic> = new Set<AdviceTopic>([
  'afterBirth',
  'period',
  'kneeWear',
  'toenail',
]);

function ofSomebodyElse(text: string): QuestionSubject {
  const topic = meaningsNamed(text).has('birth') ? 'afterBirth' : adviceAsked(text);
  return topic && FOR_ANYBODY.has(topic) ? { kind: 'advice', topic } : { kind: 'somebodyElse' };
}

/** A run beside the long run of last week, say, which is another kind of run. */
function comparesWithLongRun(text: string): boolean {
  return text.split(SENTENCE_END).some((sentence) => {
    const concepts = conceptsOf(sentence);
    return ['compare', 'long_run', 'past'].every((concept) => concepts.has(concept));
  });
}
const SENTENCE_END = /[.!?。！？；;\n]+/;
