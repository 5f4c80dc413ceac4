import { conceptsIn, readLexicon, type ConceptLexicon } from '../topics/question-concepts.ts';
import { PLAN_LIMITS } from '../../../plans/plan-limits.ts';
import { questionSpellings } from '../../text/question-spellings.ts';
import { daysOffSaid } from '../forms/days-off.ts';
import { withoutSimile } from '../forms/simile.ts';
import { LEARNT_NAMED, type LearntAdvice } from '../learnt-advice/learnt-advice.ts';
import { WORDS_OF_MEANINGS } from '../topics/meaning-words.ts';

/** What runners want advice on that no figure of theirs answers, and mostly name. */
export const ADVICE_TOPICS = [
  ...LEARNT_NAMED,
  'heatPulse',
  'periodPulse',
  'heavy',
  'climbDoubt',
  'gpsSpike',
  'startPulse',
  'cutShort',
] as const;
type NamedAdvice = (typeof ADVICE_TOPICS)[number];
/** What advice is asked on, by its name or by similar questions. */
export type AdviceTopic = NamedAdvice | LearntAdvice;

/** What a question means by what is named in it. */
export type AskedMeaning =
  | { kind: 'advice'; topic: AdviceTopic }
  /** How to go on after a break. */
  | { kind: 'return' }
  /** What follows a race that was run. */
  | { kind: 'afterRace' }
  /** The runner does not want to run at the moment. */
  | { kind: 'motivation' }
  /** The coach's answers are complained of. */
  | { kind: 'complaint' }
  /** The newest long run. */
  | { kind: 'lastLongRun' }
  /** How long ago the newest run was. */
  | { kind: 'lastRan' }
  /** All that was run, as far back as is known. */
  | { kind: 'allTime' }
  /** What to work on, with no race named. */
  | { kind: 'weakness' }
  /** Two runs over the same course. */
  | { kind: 'sameCourse' }
  | { kind: 'app'; ask: 'access' | 'edit' | 'privacy' | 'price' | 'who' };

/** A meaning with what must be named for it, and what makes another question of it. */
interface MeaningRule {
  means: AskedMeaning;
  /** One of each group. */
  named: readonly (readonly string[])[];
  without?: readonly string[];
}

const named = (...groups: readonly (readonly string[])[]) => groups;
const advice = (
  topic: AdviceTopic,
  groups: readonly (readonly string[])[],
  without: readonly string[] = [],
): MeaningRule => ({ means: { kind: 'advice', topic }, named: groups, without });

/** What comes before every figure and plan: how the runner feels and is. */
const BEFORE_ALL: readonly MeaningRule[] = [
  { means: { kind: 'complaint' }, named: named(['blame']) },
  { means: { kind: 'complaint' }, named: named(['claims'], ['contrast']) },
  { means: { kind: 'motivation' }, named: named(['unwilling']), without: ['lessThat'] },
  {
    means: { kind: 'afterRace' },
    named: named(['raced'], ['afterwards']),
    without: ['alcohol', 'caffeine', 'treats', 'baths', 'gels', 'water'],
  },
  { means: { kind: 'advice', topic: 'afterBirth' }, named: named(['birth'], ['asks']) },
  { means: { kind: 'return' }, named: named(['pause'], ['resume']), without: ['beginning'] },
  { means: { kind: 'lastLongRun' }, named: named(['lastLongRun']) },
  { means: { kind: 'lastRan' }, named: named(['lastRan']) },
  {
    means: { kind: 'allTime' },
    named: named(['allTime'], ['howFar']),
    without: ['longestFastest'],
  },
  { means: { kind: 'weakness' }, named: named(['weakness']) },
  { means: { kind: 'sameCourse' }, named: named(['sameCourse']) },
  { means: { kind: 'app', ask: 'who' }, named: named(['who']) },
  { means: { kind: 'app', ask: 'price' }, named: named(['price']) },
  { means: { kind: 'app', ask: 'privacy' }, named: named(['whoSees']) },
  { means: { kind: 'app', ask: 'access' }, named: named(['sees'], ['data']) },
  { means: { kind: 'app', ask: 'edit' }, named: named(['removes'], ['recorded']) },
];

/** Advice on what is named; the rarer thing first. */
const ADVICE: readonly MeaningRule[] = [
  advice('donation', named(['donation'])),
  advice('vaccine', named(['vaccine'])),
  advice('carbLoading', named(['carbLoading'])),
  advice('toenail', named(['toenail'])),
  advice('calves', named(['thickLegs'])),
  advice('heavy', named(['heavy'], ['canRun'])),
  advice('kneeWear', named(['kneeWear'])),
  advice('aidStations', named(['aidStation'])),
  advice('raceMorning', named(['raceMorning'])),
  advice('startPulse', named(['pulse'], ['opening'], ['broken'])),
  advice('climbDoubt', named(['climb'], ['accuracy'])),
  advice('gpsSpike', named(['gps'], ['leaps'])),
  advice('cutShort', named(['stopEarly'])),
  advice('cadenceRule', named(['cadence'], ['ruleOfCadence'])),
  advice('heatPulse', named(['hot'], ['pulse'])),
  advice('highPulse', named(['pulse'], ['danger'])),
  advice('formula', named(['formula'])),
  advice('wind', named(['gale'])),
  advice('treadmill', named(['treadmill'])),
  advice('altitude', named(['altitude'])),
  advice('air', named(['air'])),
  advice('doubles', named(['doubles'], ['asks'])),
  advice('wetGrip', named(['wet'], ['grip'])),
  advice('core', named(['core'], ['asks'])),
  advice('strength', named(['strength'])),
  advice('supplements', named(['supplements'])),
  advice('hardSpacing', named(['spacing']), ['age', 'elder']),
  advice('alcohol', named(['alcohol'], ['asks', 'after', 'before'])),
  advice('caffeine', named(['caffeine'], ['asks', 'after', 'before'])),
  advice('treats', named(['treats'], ['allowed', 'after', 'before'])),
  advice('gels', named(['gels'])),
  advice('salt', named(['salt'], ['asks'])),
  advice('carbonShoes', named(['carbon'])),
  advice('baths', named(['baths'])),
  advice('breathing', named(['breathing'], ['asks'])),
  advice('form', named(['form'], ['asks'])),
  advice('periodPulse', named(['period'], ['pulse'])),
  advice('period', named(['period'])),
  advice('weight', named(['weight'], ['asks'])),
  advice('sleepNeed', named(['sleepNeed'])),
  advice('toilet', named(['toilet'], ['asks', 'before'])),
  advice('music', named(['music'], ['asks'])),
  advice('travel', named(['travel'], ['asks'])),
  advice('timeOfDay', named(['timeOfDay'])),
  advice('darkness', named(['darkness'], ['asks'])),
  advice('nerves', named(['nerves'])),
  advice('accuracy', named(['accuracy'], ['device'])),
  advice('everyDay', named(['everyDay'], ['asks'])),
  advice('age', named(['age'], ['asks'])),
  advice('age', named(['elder'], ['intense', 'spacing'], ['asks'])),
  advice('easyAll', named(['onlyEasy'])),
  advice('family', named(['family'], ['annoyed'])),
  advice('otherSport', named(['otherSport'], ['asks'])),
  advice('walkBreaks', named(['walkBreaks'])),
  advice('runLonger', named(['runLonger'])),
  advice('getFaster', named(['getFaster'], ['howTo'])),
  advice('beginning', named(['beginning'])),
];

/** What doubts a figure or asks whether a run was right is asked of that run, and answered beside it. */
export const BESIDE_A_RUN: ReadonlySet<AdviceTopic> = new Set<AdviceTopic>([
  'startPulse',
  'climbDoubt',
  'gpsSpike',
  'cutShort',
  'cadenceRule',
]);
/** States of the body that are answered first, also where a session is to be eased or moved for them. */
export const STATES_OF_THE_BODY: ReadonlySet<AdviceTopic> = new Set<AdviceTopic>([
  'period',
  'vaccine',
  'donation',
]);
/** What explains a figure, and so comes before the figure itself. */
export const EXPLAINS_FIGURES: ReadonlySet<AdviceTopic> = new Set<AdviceTopic>([
  ...BESIDE_A_RUN,
  'heatPulse',
  'periodPulse',
]);

/** After this many days without a run any question asks how to go on. */
const BREAK_DAYS = PLAN_LIMITS.breakDays;

let lexicon: ConceptLexicon | null = null;

/** What the words of a question name. */
export function meaningsNamed(text: string): ReadonlySet<string> {
  lexicon ??= readLexicon(WORDS_OF_MEANINGS);
  const said = conceptsIn(text, lexicon);
  const isSaid = (pattern: RegExp) => questionSpellings(text).some((words) => pattern.test(words));
  const numbers = [...(isSaid(BODY_WEIGHT) ? ['heavy'] : []), ...(isSaid(OF_AGE) ? ['elder'] : [])];
  return numbers.length > 0 ? new Set([...said, ...numbers]) : said;
}

/** An age from which recovery takes clearly longer. */
const OF_AGE =
  /\b(?:i'?m|i am|aged?|turned|turning) (?:4[5-9]|[5-8]\d)\b(?! ?(?:km|k|min|kg|%))|(?<!\d)(?:4[5-9]|[5-8]\d) ?(?:years? old|yo\b|歳|才|岁|多岁|tuoi\b|t\b)/;

/** What somebody weighs, as a number. */
const BODY_WEIGHT =
  /\b(?:weigh|weight)\b.{0,12}\b\d{2,3} ?(?:kg|kilos?|lbs?|pounds|st)\b|\bi(?:'m| am) \d{2,3} ?(?:kg|kilos?|lbs?|pounds)\b|体重.{0,4}\d{2,3}|(?<!\d)\d{2,3} ?(?:公斤|斤)|\b(?:nang|can nang)\b.{0,10}\d{2,3}|(?<!\d)\d{2,3} ?(?:ky|ki lo)\b/;

function meaningBy(rules: readonly MeaningRule[], text: string): AskedMeaning | null {
  const said = meaningsNamed(text);
  const isMet = ({ named: groups, without = [] }: MeaningRule) =>
    groups.every((group) => group.some((one) => said.has(one))) &&
    !without.some((one) => said.has(one));
  return rules.find(isMet)?.means ?? null;
}

/**
 * What comes before figures and plans, by what is named in any language. It is a state of the runner, a
 * complaint, a figure by its own name, or the product.
 *
 * @example meaningAsked('took three weeks off, how do i come back') // { kind: 'return' }
 */
export function meaningAsked(text: string): AskedMeaning | null {
  const meaning = meaningBy(BEFORE_ALL, withoutSimile(text));
  const said = meaningsNamed(text);
  const isBreak =
    said.has('pause') && !said.has('beginning') && (daysOffSaid(text) ?? 0) >= BREAK_DAYS;
  return meaning ?? (isBreak ? { kind: 'return' } : null);
}

/**
 * What advice is asked on, by what is named in any language; null where nothing of the kind is named.
 *
 * @example adviceAsked('does the gym help runners?') // 'strength'
 */
export function adviceAsked(text: string): AdviceTopic | null {
  const meaning = meaningBy(ADVICE, text);
  return meaning?.kind === 'advice' ? meaning.topic : null;
}

const LONG_AGO =
  /\byears? ago\b|\b(?:in|since) (?:19|20)\d\d\b|\d ?年前|去年|前年|小时候|\bnam (?:truoc|ngoai)\b/;
/** Whether to run, when, or how much is asked, and not what somebody else has. */
const OF_RUNNING =
  /\b(?:run\w*|train\w*|jog\w*|race|marathon|back|start|session|workout|km)\b|走|練習|ジョグ|レース|再開|復帰|跑|练|恢复|比赛|\b(?:chay|tap|giai|buoi)\b/;

/** Whether running is asked about after an illness or operation of late, after which a doctor decides. */
export function asksToRunAfterGraveIllness(text: string): boolean {
  if (!meaningsNamed(text).has('graveIllness')) return false;
  const isSaid = (said: RegExp) => questionSpellings(text).some((one) => said.test(one));
  return !isSaid(LONG_AGO) && isSaid(OF_RUNNING);
}
