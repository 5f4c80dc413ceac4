import { ANSWER_BOOKS } from '@tasuki/domain/coaching/answers/answer-books';
import type { CoachAnswer } from '@tasuki/domain/coaching/facts/conversation';
import { factReferences } from '@tasuki/domain/coaching/feedback/render-feedback';
import { WORD_BOOKS } from '@tasuki/domain/coaching/feedback/word-books';
import { wordingText, type Wording } from '@tasuki/domain/coaching/feedback/word-book';
import { readPlanAsk } from '@tasuki/domain/coaching/questions/read-plan-ask';
import type { Language } from '@tasuki/domain/language';
import { dayNumber } from '@tasuki/domain/measures/calendar-day';
import type { PlanAsk } from '@tasuki/domain/plans/asked/plan-ask';
import type { AskedQuestion, Need } from './asked-question.ts';

/**
 * How an answer is graded, as a runner who reads it would, written before anything was measured:
 *
 * - `useful`: it names what was asked: the figure itself, of the run or period that was asked about,
 *   or the judgement or advice on the very subject. A figure of a week, month or day counts only
 *   with that period named in the words. Where the right answer is that something is not known, it
 *   must say what is missing. A right sentence among others counts.
 * - `declined`: it says that it did not understand, cannot know or has no such figure.
 * - `partly`: of several things that were asked it answers some and leaves out others.
 * - `asked`: it is asked back, and one of the questions that are offered is the one that was meant:
 *   one press has the useful answer.
 * - `wrong`: everything else: it answers another question and does not say so.
 */
export type Grade = 'useful' | 'partly' | 'asked' | 'declined' | 'wrong';

interface ReadAnswer {
  /** The answer's codes, found again by their wordings: `week.soFar`, `opening:easy.calm`. */
  codes: ReadonlySet<string>;
  facts: ReadonlySet<string>;
  text: string;
  question: string;
  isSafetyFirst: boolean;
}

const DECLINES =
  /^(?:unknown\.|scope\.|figure\.(?:notKept|energy|missing|lastMissing|byRun|openRun|monthNone)|period\.(?:none|tooFar)|splits\.(?:noSuch|none)|noHistory\.|race\.unknown)/;

const HAS_CODE =
  (pattern: RegExp) =>
  ({ codes }: ReadAnswer) =>
    [...codes].some((code) => pattern.test(code));
const HAS_FACT =
  (...patterns: readonly RegExp[]) =>
  ({ facts }: ReadAnswer) =>
    patterns.every((pattern) => [...facts].some((fact) => pattern.test(fact)));
const MONTHS = /October|September|10月|9月|九月|十月|tháng 10|tháng 9/i;
const WEEKDAYS =
  /Sunday|Tuesday|Wednesday|Thursday|日曜|火曜|水曜|木曜|(?:周|星期|週|禮拜)[日天二三四]|Chủ Nhật|Thứ Ba|Thứ Tư|Thứ Năm/i;
/** The day of the evaluation's questions. */
const SATURDAY = dayNumber(new Date('2026-11-21T12:00:00Z'), 0);
const NUMBERS: Readonly<Record<string, string>> = {
  二: '2',
  三: '3',
  四: '4',
  五: '5',
  third: '3',
};

function numberIn(question: string): string | null {
  const digits = /\d+/.exec(question)?.[0];
  if (digits !== undefined) return digits;
  return Object.entries(NUMBERS).find(([word]) => question.includes(word))?.[1] ?? null;
}

function isOfMonth({ facts, text }: ReadAnswer): boolean {
  return [...facts].some((fact) => fact.startsWith('runner.calendarMonth.')) && text !== '';
}

/** The change of the plan that is asked for; the plan's own tests say what becomes of it. */
function isAsked(kind: PlanAsk['kind'], { question }: ReadAnswer): boolean {
  return readPlanAsk(question, SATURDAY, { hasPlan: true })?.kind === kind;
}

const IS_MET: Readonly<Record<Need, (answer: ReadAnswer) => boolean>> = {
  'run-judgement': HAS_CODE(/^opening:/),
  'run-pace': HAS_FACT(/^pace\.average$/),
  'run-distance': HAS_FACT(/^distance\.total$/),
  'run-duration': HAS_FACT(/^duration\.moving$/),
  'run-heart-rate': HAS_FACT(/^heartRate\.average$/),
  'run-maximum': HAS_FACT(/^heartRate\.maximum$/),
  'run-cadence': HAS_FACT(/^cadence\.average$/),
  'run-ascent': HAS_FACT(/^altitude\.ascent$/),
  'run-splits': HAS_FACT(/^(?:split\.(?:fastest|slowest)|half\.|answer\.asked\.\d\.part\.pace)/),
  'run-split': (answer) => answer.facts.has(`split.${numberIn(answer.question)}.pace`),
  'run-zones': HAS_FACT(/^zone\.\w+\.share$/),
  'run-easy-check': HAS_FACT(
    /^(?:heartRate\.average|pace\.average|zone\.(?:easy|aboveEasy)\.share)$/,
    /ceiling|zone\.(?:easy|aboveEasy)\.share|easyPace|next\.pace/,
  ),
  'run-heart-check': (answer) =>
    HAS_CODE(/^runs\.zoneOf$/)(answer) ||
    HAS_FACT(/^heartRate\.average$/, /easyHeartRate|ceiling|zone\./)(answer),
  'run-load': HAS_FACT(/^load\.value$/),
  'run-repetitions': HAS_FACT(/^interval\.work\.pace$/),
  'run-repetition': (answer) => answer.facts.has(`interval.work.${numberIn(answer.question)}.pace`),
  rests: HAS_FACT(/^interval\.rest\.duration$/),
  'pacing-intervals': HAS_CODE(/^pacing\.intervals/),
  'not-kept': HAS_CODE(/^figure\.(?:notKept|energy)$/),
  next: HAS_CODE(/^nextStep:/),
  rest: HAS_CODE(/^(?:(?:rest|easier)\.|advice\.restDays$)/),
  'month-named': (answer) => isOfMonth(answer) && MONTHS.test(answer.text),
  'this-month': (answer) => isOfMonth(answer) && HAS_FACT(/calendarMonth\.0\.distance/)(answer),
  'last-month': (answer) => isOfMonth(answer) && HAS_FACT(/calendarMonth\.1\.distance/)(answer),
  day: (answer) =>
    HAS_FACT(/^recent\.\d+\.(?:distance|pace|heartRate)$/)(answer) && WEEKDAYS.test(answer.text),
  'day-none': HAS_CODE(/^period\.none$/),
  week: HAS_CODE(/^week\.(?:soFar|none)/),
  'last-week': HAS_CODE(/^week\.last/),
  'week-compared': (answer) =>
    HAS_CODE(/^week\.(?:soFar|none)/)(answer) && HAS_CODE(/^week\.last/)(answer),
  year: HAS_CODE(/^period\.tooFar$/),
  longest: HAS_FACT(
    /^(?:runner\.longest30|answer\.longest\.distance|answer\.asked\.\d\.longest\.distance)$/,
  ),
  'load-check': HAS_FACT(/^runner\.(?:weeks\.mean|load\.fitness)$/),
  improving: HAS_CODE(/^improving\./),
  'prediction-half': HAS_FACT(/^runner\.predicted\.half\./),
  'prediction-marathon': HAS_FACT(/^runner\.predicted\.marathon\./),
  'prediction-5': HAS_FACT(/^runner\.predicted\.5000\./),
  taper: HAS_CODE(/^(?:taper\.|advice\.(?:raceWeek|planAheadTaper))/),
  'pacing-race': HAS_CODE(/^(?:pacing\.race|target\.split)$/),
  'easy-pace': HAS_FACT(/^runner\.(?:next\.(?:pace|heartRate)|pace\.easy)/),
  'why-easy': HAS_CODE(/^why\./),
  threshold: HAS_FACT(/^runner\.pace\.threshold$/),
  vdot: HAS_FACT(/^runner\.vdot$/),
  heat: HAS_CODE(/^heat\./),
  cold: HAS_CODE(/^(?:cold\.|hazard\.ice)/),
  hills: HAS_CODE(/^hills\./),
  'warm-up': HAS_CODE(/^warmUp\.(?:fast|generic)$/),
  'cool-down': HAS_CODE(/^warmUp\.(?:after|stretch)$/),
  pain: (answer) => answer.isSafetyFirst || HAS_CODE(/^pain\.injury$/)(answer),
  sore: HAS_CODE(/^(?:pain\.(?:soreness|injury)|rest\.)/),
  ill: (answer) => answer.isSafetyFirst || HAS_CODE(/^pain\.illness/)(answer),
  'out-of-scope': HAS_CODE(/^(?:scope|advice|offTopic)\./),
  greeting: HAS_CODE(/^greeting\./),
  thanks: HAS_CODE(/^thanks\./),
  abilities: HAS_CODE(/^(?:abilities\.|app\.who$)/),
  'last-run': HAS_CODE(/^lastRun\.figures$/),
  'ask-back': HAS_CODE(/^(?:unknown|app)\./),
  // What changes with age, or that nothing is known of it.
  'age-start': HAS_CODE(/^(?:unknown\.|advice\.(?:age|begin))/),
  pulse: HAS_CODE(/^pulse\./),
  'day-or-none': HAS_CODE(/^(?:period\.|figure\.(?:byRun|openRun))/),
  'prediction-10': HAS_FACT(/^runner\.predicted\.10000\./),
  missed: (answer) =>
    HAS_CODE(/^(?:missed\.|nextStep:)/)(answer) ||
    (isAsked('missed', answer) && !HAS_CODE(/^unknown\./)(answer)),
  'hard-share': HAS_CODE(/^week\.(?:hard|allEasy)/),
  return: (answer) =>
    answer.isSafetyFirst ||
    HAS_CODE(/^(?:pain\.illness|nextStep:|rest\.|return\.|afterRace\.)/)(answer),
  drift: HAS_CODE(/^(?:finding:drift|splits\.noDrift|means\.drift)/),
  'race-ready': HAS_CODE(/^(?:(?:race|taper)\.|advice\.(?:shortPrep|raceWeek))/),
  'long-run': HAS_CODE(/^(?:nextStep:|pacing\.long)/),
  'run-compared': HAS_CODE(/^(?:beside\.|opening:|improving\.|week\.last|runs\.now)/),
  'recent-pace': HAS_FACT(/^recent\.\d+\.pace$/),
  zones: HAS_FACT(/^(?:zone\.|runner\.(?:next|pace|easy))/),
  'rest-or-next': HAS_CODE(
    /^(?:rest\.|restWhy\.|easier\.|nextStep:|advice\.(?:everyDay|raceThenLong)|premise\.easy)/,
  ),
  // Asked back where it is not known, and answered where it is.
  'finish-time': HAS_CODE(/^(?:unknown\.|sum\.finish$)/),
  strength: HAS_CODE(/^(?:unknown\.|advice\.(?:strength|core)$)/),
  // Not to train with one, which the answer on alcohol says.
  hangover: HAS_CODE(/^(?:rest\.|easier\.|advice\.alcohol$)/),
  music: HAS_CODE(/^(?:unknown\.|advice\.music$)/),
  'time-of-day': HAS_CODE(/^(?:unknown\.|advice\.timeOfDay$)/),
  'cross-training': HAS_CODE(/^(?:unknown\.|advice\.otherSport$)/),
  'day-off': HAS_CODE(/^(?:unknown\.|restWhy\.daysOff$)/),
  increase: HAS_FACT(/^runner\.weeks\.mean$/),
  'ask-new': (answer) => isAsked('new', answer),
  'ask-move': (answer) => isAsked('move', answer),
  weather: HAS_CODE(/^(?:scope\.weather|heat\.|cold\.)/),
  months: isOfMonth,
  record: HAS_CODE(/^scope\.record$/),
  cramp: HAS_CODE(/^(?:unknown\.|pain\.(?:injury|stitch)|advice\.cramp$)/),
  faster: HAS_CODE(/^(?:improving\.|nextStep:|advice\.getFaster)/),
  tired: HAS_CODE(/^(?:rest\.|restWhy\.|easier\.|pain\.soreness|week\.)/),
  'run-stopped': HAS_CODE(/^figure\.(?:elapsed|hardlyStopped)$/),
  'not-running': HAS_CODE(/^(?:unknown\.(?:plain|empty)|offTopic\.|scope\.|figure\.notKept)/),
  'verdict-10': hasVerdict('10000'),
  'verdict-half': hasVerdict('half'),
  'verdict-marathon': hasVerdict('marathon'),
  'means-tempo': HAS_CODE(/^means\.(?:tempo|threshold)$/),
  'means-threshold': HAS_CODE(/^means\.(?:tempo|threshold)$/),
  'means-intervals': HAS_CODE(/^means\.intervals$/),
  'means-long': HAS_CODE(/^means\.longRun$/),
  'means-recovery': HAS_CODE(/^means\.recovery$/),
  // How slow an easy run is, is also said by one's own figures.
  'means-easy': (answer) =>
    HAS_CODE(/^means\.easy$/)(answer) ||
    HAS_FACT(/^runner\.(?:next\.(?:pace|heartRate)|pace\.easy)/)(answer),
  'means-vo2max': HAS_CODE(/^(?:means\.vo2max|figure\.vdotMeaning)$/),
  'means-cadence': HAS_CODE(/^(?:means\.cadence|figure\.cadenceMeaning)$/),
  'means-taper': HAS_CODE(/^(?:means\.taper|taper\.)/),
  'means-zones': (answer) =>
    HAS_CODE(/^means\.zones$/)(answer) || HAS_FACT(/^zone\.\w+\.share$/)(answer),
  easier: (answer) =>
    (answer.isSafetyFirst ||
      HAS_CODE(/^(?:rest\.|restWhy\.|pain\.|easier\.|advice\.sleepless$)/)(answer)) &&
    !HAS_CODE(LOADS)(answer),
  'red-flag': ({ isSafetyFirst }) => isSafetyFirst,
  'app-use': HAS_CODE(/^app\./),
  food: HAS_CODE(
    /^advice\.(?:fastedRun|protein|dailyWater|food|gels|water|salt|caffeine|alcohol|treats|carbLoading)/,
  ),
  gear: HAS_CODE(/^(?:scope\.gear|advice\.(?:shoe|carbon))/),
  stitch: (answer) => HAS_CODE(/^pain\.stitch/)(answer) && !answer.isSafetyFirst,
  'race-far': HAS_CODE(/^race\.ahead/),
  'other-person': HAS_CODE(/^(?:scope\.somebodyElse|unknown\.plain)$/),
  'other-sport': HAS_CODE(/^(?:scope\.otherSport|unknown\.plain|figure\.notKept)$/),
  sensor: HAS_CODE(/^app\./),
  'says-missing': HAS_CODE(
    /^(?:noHistory\.|race\.unknown|improving\.unknown|figure\.noVdot|week\.noUsual)/,
  ),
  'earlier-run': HAS_FACT(/^recent\.1\.(?:distance|pace|duration)$/),
  'which-time': HAS_CODE(/^(?:period\.(?:which|tooFar)|runs\.sumDistance)$/),
  'run-easy-or-zones': (answer) => IS_MET['run-easy-check'](answer) || IS_MET['run-zones'](answer),
  'low-day': HAS_CODE(/^(?:easier\.|rest\.tiredSaid)/),
};

/** Steps that nobody is to take who is ill, tired or has not slept. */
const LOADS = /^nextStep:(?:long|tempo|intervals|easyNext|easyAgain|afterRecovery)$/;

/** Whether a wish is judged, beside what the runner's races let expect. */
function hasVerdict(distance: string): (answer: ReadAnswer) => boolean {
  return (answer) =>
    HAS_CODE(/^race\.wish/)(answer) &&
    [...answer.facts].some((fact) => fact.startsWith(`runner.predicted.${distance}.`));
}

const patternsOf = new Map<Language, readonly (readonly [string, RegExp])[]>();

/** A wording as a pattern; what is filled in stands for anything but a sentence. */
function patternOf(wording: string): RegExp {
  const escaped = wording
    .replace(/\{\{[^}]*\}\}/g, '\u0001')
    // Two in a row stand for no more than one, and would be tried at each length of the other.
    .replace(/(?:\[(?:guide|offers|figures?|period|wish|said|runs)\])+/g, '\u0002')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('\u0001', '\\{\\{[^}]*\\}\\}')
    .replaceAll('\u0002', '[^\\n]+?');
  return new RegExp(escaped);
}

function wordingPatterns(language: Language): readonly (readonly [string, RegExp])[] {
  const known = patternsOf.get(language);
  if (known) return known;
  const { talk, training, figures, subjects, terms, advice, runs } = ANSWER_BOOKS[language];
  const { openings, findings, nextSteps } = WORD_BOOKS[language];
  const groups: readonly (readonly [string, Readonly<Record<string, readonly Wording[]>>])[] = [
    ['', talk],
    ['', training],
    ['', figures],
    ['', subjects],
    ['', terms],
    ['', advice],
    ['', runs],
    ['opening:', openings],
    ['finding:', findings],
    ['nextStep:', nextSteps],
  ];
  const patterns = groups.flatMap(([prefix, book]) =>
    Object.entries(book).flatMap(([code, wordings]) =>
      wordings.map((wording) => [`${prefix}${code}`, patternOf(wordingText(wording))] as const),
    ),
  );
  patternsOf.set(language, patterns);
  return patterns;
}

/** What an answer is worth to whoever asked. */
export function gradeAnswer(
  [language, , need, asked, , never = []]: AskedQuestion,
  { sentences, isSafetyFirst }: CoachAnswer,
  question = asked,
): { grade: Grade; codes: readonly string[] } {
  const text = sentences.join('');
  const codes = new Set(
    wordingPatterns(language).flatMap(([code, pattern]) => (pattern.test(text) ? [code] : [])),
  );
  const answer = { codes, facts: new Set(factReferences(text)), text, question, isSafetyFirst };
  if (never.some((one) => IS_MET[one](answer))) return { grade: 'wrong', codes: [...codes] };
  const needs = typeof need === 'string' ? [need] : need;
  const met = needs.filter((one) => IS_MET[one](answer)).length;
  if (met > 0) return { grade: met === needs.length ? 'useful' : 'partly', codes: [...codes] };
  const isDeclined = [...codes].some((code) => DECLINES.test(code));
  return { grade: isDeclined ? 'declined' : 'wrong', codes: [...codes] };
}
