import { answerOnMoving } from './plan-ahead/answer-on-moving.ts';
import type { SessionPurpose } from '../../activities/session-purpose.ts';
import { dayNumber, monthsBefore } from '../../measures/calendar-day.ts';
import { DAYS_A_WEEK } from '../../measures/durations.ts';
import { formatMeasure } from '../../measures/format-measure.ts';
import { isRunning } from '../../sports/sport-type.ts';
import { HISTORY_DAYS } from '../../training/recent-activity.ts';
import { isEasyPurpose, type EarlierActivity } from '../facts/earlier-runs.ts';
import { askedPast, bestAsked, type AskedPast } from '../questions/past/asked-past.ts';
import { askedRuns } from '../questions/runs/asked-runs.ts';
import { readFigureQuestion } from '../questions/question-figures.ts';
import type { AppAsk } from '../questions/forms/app-ask.ts';
import type { AskedLeft } from '../questions/forms/asked-left.ts';
import type { AskedPeriod } from '../questions/question-period.ts';
import { adviceAsked, meaningsNamed } from '../questions/meanings/asked-meaning.ts';
import type { RecoverySigns } from '../questions/meanings/recovery-signs.ts';
import { conceptsOf } from '../questions/topics/question-concepts.ts';
import type { SaidPremise } from '../questions/forms/said-premise.ts';
import { asksOfParts } from '../questions/question-aspects.ts';
import { runSubjectSaid, type QuestionSubject } from '../questions/question-subject.ts';
import { questionSpellings } from '../text/question-spellings.ts';
import type { AnswerContext } from './answer-context.ts';
import { answerOnAskedRuns } from './asked-runs/answer-on-asked-runs.ts';
import { answerOnPast } from './asked-runs/answer-on-past.ts';
import { answerOnTarget } from './asked-runs/answer-on-target.ts';
import { todayOf } from './asked-runs/facts-asked-for.ts';
import { dayInWords, monthInWords, YESTERDAY } from './asked-runs/day-in-words.ts';
import { NEXT_STEP, say, sayIf, type AnswerPart } from './answer-part.ts';
import {
  nextStepOf,
  answerOnConditions,
  answerOnIncrease,
  answerOnLoad,
  answerOnWeek,
  answerOnWeeks,
  answerWithoutWeeks,
} from './answer-on-days.ts';
import { figureByRun, answerOnFigure } from './answer-on-figures.ts';
import {
  answerBesideEarlier,
  answerBesideSession,
  answerOnEarlierRun,
} from './answer-on-earlier-runs.ts';
import { answerOnRaceAhead } from './answer-on-races-ahead.ts';
import { answerOnTerm } from './answer-on-terms.ts';
import { answerOnAdvice, answerOnFood, answerOnGear } from './answer-on-advice.ts';
import { answerOnRepetition, answerOnSum } from './answer-on-paces.ts';
import {
  answerAfterRace,
  answerOnAllTime,
  answerOnLastLongRun,
  answerOnLastRan,
  answerOnMotivation,
  answerOnReturn,
  answerOnWeakness,
} from './answer-on-breaks.ts';
import { answerOnWishes } from './answer-on-wishes.ts';
import { weighIntent } from '../questions/question-intent.ts';
import { answerOnDrift, answerOnSplits, answerOnThisRun } from './answer-on-runs.ts';

/** What to say to a question whose subject is plain. */
export function answerOnSubject(
  subject: Exclude<QuestionSubject, { kind: 'paceOfKind' }>,
  context: AnswerContext,
): AnswerPart[] {
  switch (subject.kind) {
    case 'period':
      return answerOnPeriod(subject.period, context);
    case 'recovery':
      return answerOnRecovery(subject.signs, context);
    case 'besideLong':
      return answerBesideLong(context);
    case 'taper':
      if (conceptsOf(context.question).has('when') && !isRaceNear(context)) {
        return [say('advice.taperWhen'), say('taper.keep')];
      }
      return [say('taper.volume'), say(isRaceNear(context) ? 'next.beforeRace' : 'taper.keep')];
    case 'effortCheck':
      return answerOnEffort(context);
    case 'drift':
      return answerOnDrift(context);
    case 'pulseCheck':
      return answerOnPulse(context);
    case 'loadCheck':
      return answerOnLoad(context);
    case 'left':
      return answerOnLeft(subject.left, context);
    case 'moving':
      return answerOnMoving(context);
    case 'missed':
      return [say('missed.goOn'), nextStepOf(context)];
    case 'increase':
      return answerOnIncrease(context);
    case 'gear':
      return asksWhatToWear(context) ? answerOnConditions(context) : answerOnGear(context);
    case 'food':
      return answerOnFood(context);
    case 'weather':
      return [say('scope.weather')];
    case 'term':
      return answerOnTerm(subject.term, context);
    case 'terms':
      return subject.terms.map((term) => say(`means.${term}`));
    case 'wish':
      return answerOnWishes(subject.wishes, context);
    case 'raceAhead':
      return answerOnRaceAhead(subject.ahead, context);
    case 'earlierRun':
      return answerOnEarlierRun(context);
    case 'besideEarlier':
      return answerBesideEarlier(context);
    case 'besideSession':
      return answerBesideSession(context);
    case 'stitch':
      return [
        ...sayIf(adviceAsked(context.question) === 'raceMorning', say('advice.raceMorning')),
        say('pain.stitch'),
        say('pain.stitchNext'),
        say('pain.stitchDoctor'),
      ];
    case 'somebodyElse':
      return [
        say('scope.somebodyElse'),
        ...sayIf(asksHowToBegin(context), say('scope.somebodyElseNext')),
        ...sayIf(context.instead.length > 0, say('unknown.rest', { readings: context.instead })),
      ];
    case 'otherSport':
      return answerOnOtherSport(context);
    case 'app':
      return answerOnApp(subject.ask, context);
    case 'record':
      return answerOnRecord(context);
    case 'past':
      return answerOnYears(subject.asked, context);
    case 'advice':
      return answerOnAdvice(subject.topic, context);
    case 'return':
      return answerOnReturn(context);
    case 'afterRace':
      return answerAfterRace(context);
    case 'motivation':
      return answerOnMotivation(context);
    case 'complaint':
      return [say('complaint.sorry'), say('complaint.ask')];
    case 'lastLongRun':
      return answerOnLastLongRun(context);
    case 'lastRan':
      return answerOnLastRan(context);
    case 'allTime':
      return answerOnAllTime(context);
    case 'weakness':
      return answerOnWeakness(context);
    case 'sameCourse':
      return [...answerBesideEarlier(context), say('beside.route')];
    case 'runs':
      return answerOnAskedRuns(subject.asked, context);
    case 'target':
      return answerOnTarget(subject.target, context);
    case 'sum':
      return answerOnSum(subject.sum, context);
    case 'premise':
      return answerOnPremise(subject.premise, context);
    case 'repetition':
      return answerOnRepetition(subject.meters, context);
  }
}

/** What is asked of more runs than the recent weeks hold; a month that was not read is one of the history. */
function answerOnYears(asked: AskedPast, context: AnswerContext): AnswerPart[] {
  const month = asked.ask === 'sum' && asked.span.kind === 'month' ? asked.span : null;
  return month && !context.conversation.longHistory
    ? answerOnPeriod(month, context)
    : answerOnPast(asked, context);
}

/** The best times that are stored; who speaks of one to come may ask for more. */
function answerOnRecord(context: AnswerContext): AnswerPart[] {
  const { question, conversation } = context;
  const today = todayOf(conversation);
  const parts = answerOnPast(bestAsked(question, today), context);
  const isAskedFor = !conversation.longHistory || askedPast(question, today) !== null;
  return isAskedFor ? parts : [...parts, { kind: 'offers', offers: ['race', 'improving'] }];
}

/** What is stored beside what is said, and an easy day, since nobody knows what was run besides. */
function answerOnPremise(premise: SaidPremise, context: AnswerContext): AnswerPart[] {
  const { standing, conversation, has } = context;
  if (answerWithoutWeeks(context)) return [say('premise.easy')];
  if (premise === 'streak') {
    return [...sayIf(has('runner.sevenDays.runs'), say('premise.runs')), say('premise.easy')];
  }
  const period = YESTERDAY[conversation.language];
  const topicsId = conversation.activity?.row.id ?? null;
  const others = standing.spokenOf.filter(({ activity }) => activity.id !== topicsId);
  const number = others.findIndex(({ daysAgo }) => daysAgo === 1) + 1;
  const isKnown = number > 0 && has(`recent.${number}.distance`, `recent.${number}.pace`);
  return [
    isKnown ? say('period.day', { number, period }) : say('period.none', { period }),
    say('premise.easy'),
  ];
}

function answerOnApp(ask: AppAsk, { standing }: AnswerContext): AnswerPart[] {
  if (ask === 'access' && standing.lastRun === null) return [say('app.accessNone')];
  return [say(`app.${ask}`)];
}

const WEAR =
  /\bwear\b|\blayers?\b|\bdress\b|着(?:る|れば|て|た[らり])|服装|穿(?:什么|啥|多少|几件)|\bmac\b/;

/** Clothes for the cold are a matter of the weather, and so is how to run in it. */
function asksWhatToWear({ question, words }: AnswerContext): boolean {
  return words.has('cold') && questionSpellings(question).some((one) => WEAR.test(one));
}

/** Beside a ride or a swim its own figures are meant. */
function answerOnOtherSport(context: AnswerContext): AnswerPart[] {
  const sport = context.conversation.activity?.row.sport;
  return sport !== undefined && !isRunning(sport)
    ? answerOnFigure(context)
    : [say('scope.otherSport')];
}

/** Whether a run stayed easy, by heart rate or else by pace; other sessions are read as they are. */
function answerOnEffort(context: AnswerContext): AnswerPart[] {
  const { topic, has, value } = context;
  const purpose = topic?.view.analysis.purpose ?? null;
  if (!topic) return answerOnThisRun(context);
  const isMeantEasy = isEasyPurpose(purpose) || purpose === 'steady' || purpose === 'long';
  if (!isMeantEasy) return answerOnThisRun(context);
  const beats = value('heartRate.average');
  const ceiling = value('zone.easy.ceiling');
  if (beats !== null && ceiling !== null) {
    return [say(beats < ceiling ? 'effort.within' : 'effort.above'), NEXT_STEP];
  }
  return has('pace.average', 'runner.easyPace')
    ? [say('effort.pace'), NEXT_STEP]
    : [say('effort.unknown')];
}

function answerOnPulse(context: AnswerContext): AnswerPart[] {
  const { topic, has, value } = context;
  if (!topic) return [say('pulse.reasons'), say('figure.openRun')];
  const beats = value('heartRate.average');
  if (beats === null) return [say('figure.missing', { figure: 'heartRate' })];
  const usual = value('runner.easyHeartRate');
  // What was not high needs no reasons.
  if (usual !== null && beats <= usual) return [say('pulse.notHigh')];
  return [
    say(has('runner.easyHeartRate') ? 'pulse.compared' : 'figure.heartRate'),
    ...sayIf(has('zone.easy.share'), say('figure.zones')),
    // What was meant to be hard needs no heat and no cold to be high.
    say(HARD_BY_FORM.has(topic.view.analysis.purpose) ? 'runs.hardPulse' : 'pulse.reasons'),
  ];
}

/** Sessions that are recognised by their parts or their ground, and not by the heart rate that is asked about. */
const HARD_BY_FORM: ReadonlySet<SessionPurpose | null> = new Set<SessionPurpose>([
  'intervals',
  'hills',
  'mountain',
]);

/** What is missing to a sum of kilometres, and what was run until now. */
function answerOnLeft({ span, kilometers }: AskedLeft, context: AnswerContext): AnswerPart[] {
  const withoutWeeks = answerWithoutWeeks(context);
  if (withoutWeeks) return withoutWeeks;
  const { value, conversation } = context;
  const isWeek = span === 'week';
  const run = value(isWeek ? 'runner.week.distance' : 'runner.calendarMonth.0.distance');
  const soFar = isWeek ? answerOnWeek(context).slice(0, 1) : answerOnMonth(0, context);
  if (run === null) return soFar;
  const inWords = (meters: number) => formatMeasure(meters, 'roundMeters', conversation.locale);
  const wish = inWords(kilometers * METERS_IN_KILOMETER);
  const left = kilometers * METERS_IN_KILOMETER - run;
  return [
    left > 0 ? say('left.more', { wish, period: inWords(left) }) : say('left.done', { wish }),
    ...soFar,
  ];
}

const METERS_IN_KILOMETER = 1000;

function answerOnPeriod(period: AskedPeriod, context: AnswerContext): AnswerPart[] {
  const isOfDays = period.kind === 'day' || period.kind === 'days';
  const withoutWeeks = answerWithoutWeeks(context);
  // A day whose run is here can be spoken of.
  if (withoutWeeks && !(isOfDays && areHere(period, context))) return withoutWeeks;
  switch (period.kind) {
    case 'week':
      return answerOnWeek(context);
    case 'weeks':
      return answerOnWeeks(context);
    case 'unread':
      return [say('period.which')];
    case 'year':
      return [say('period.tooFar'), say('figure.month')];
    case 'month':
      return answerOnMonth(period.monthsAgo, context);
    case 'months':
      return [
        ...period.monthsAgo.flatMap((monthsAgo) => answerOnMonth(monthsAgo, context)),
        ...monthsCompared(period.monthsAgo, context),
        ...sayIf(period.monthsAgo.includes(0), say('period.notOver')),
      ];
    case 'day':
      return answerOnDay(
        { daysAgo: dayMeant(period.daysAgo, context), isYesterday: period.isYesterday },
        context,
      );
    case 'days':
      return period.daysAgo.flatMap((daysAgo) =>
        answerOnDay({ daysAgo: dayMeant(daysAgo, context), isYesterday: false }, context).slice(
          0,
          1,
        ),
      );
  }
}

/** Whether each of the days has a run of which is known. */
function areHere(
  period: Extract<AskedPeriod, { kind: 'day' | 'days' }>,
  context: AnswerContext,
): boolean {
  const days = period.kind === 'day' ? [period.daysAgo] : period.daysAgo;
  return days.every((daysAgo) =>
    context.standing.earlierRuns.some((run) => run.daysAgo === dayMeant(daysAgo, context)),
  );
}

/** Today by its name is today's run, or else that of a week ago. */
function dayMeant(daysAgo: number, { standing }: AnswerContext): number {
  if (daysAgo > 0 || standing.earlierRuns.some((run) => run.daysAgo === 0)) return daysAgo;
  return DAYS_A_WEEK;
}

/** Somebody who has never run, or begins now. */
function asksHowToBegin({ question }: AnswerContext): boolean {
  const said = meaningsNamed(question);
  return BEGINS.some((meaning) => said.has(meaning));
}

const BEGINS = ['novice', 'beginning'] as const;

function answerOnMonth(monthsAgo: number, context: AnswerContext): AnswerPart[] {
  const { conversation, standing, has, value, question } = context;
  const { figures } = readFigureQuestion(question);
  const isSummed = figures.every((figure) => ['distance', 'duration', 'runs'].includes(figure));
  if (!isSummed) return figureByRun(context);
  const today = dayNumber(standing.day.startedAt, standing.day.utcOffsetMinutes ?? 0);
  const { firstDay } = monthsBefore(today, monthsAgo);
  const { language } = conversation;
  const name = monthInWords(firstDay, language);
  if (has(`runner.calendarMonth.${monthsAgo}.distance`)) {
    const isSingle = value(`runner.calendarMonth.${monthsAgo}.runs`) === 1;
    const code = isSingle ? 'period.monthSingle' : 'period.month';
    return [say(code, { number: monthsAgo, period: name })];
  }
  if (today - firstDay > HISTORY_DAYS) return [say('period.tooFar'), say('figure.month')];
  const isLongAgo = monthsAgo === 0 && (standing.lastRun?.daysAgo ?? 0) > 1;
  return [
    say('period.none', { period: language === 'en' ? `in ${name}` : name }),
    ...sayIf(isLongAgo, say('restWhy.daysOff'), ...lastOf(context)),
  ];
}

/** Months whose distances differ by less are alike. */
const ALIKE_SHARE = 0.05;

/** Which of two whole months was more; of one that is not over nothing is said. */
function monthsCompared(
  [later, earlier]: readonly [number, number],
  { value }: AnswerContext,
): AnswerPart[] {
  const now = value(`runner.calendarMonth.${later}.distance`);
  const before = value(`runner.calendarMonth.${earlier}.distance`);
  if (later === 0 || now === null || before === null) return [];
  const share = now / before - 1;
  if (Math.abs(share) <= ALIKE_SHARE) return [say('period.alike')];
  return [say(share > 0 ? 'period.more' : 'period.less')];
}

/** A body that has not recovered comes before how much was run, which stands beside it. */
function answerOnRecovery(signs: RecoverySigns, { has }: AnswerContext): AnswerPart[] {
  const sign = signs.pulse
    ? signs.sleep
      ? 'recovery.pulseSleep'
      : 'recovery.pulse'
    : 'recovery.tired';
  return [
    say(sign),
    ...sayIf(has('runner.sevenDays.distance', 'runner.weeks.mean'), say('recovery.load')),
    say('recovery.next'),
  ];
}

/** The topic's run beside the newest long run, by their figures. */
function answerBesideLong(context: AnswerContext): AnswerPart[] {
  const { topic } = context;
  if (!topic) {
    const asked = askedRuns(context.question, todayOf(context.conversation));
    return asked?.ask === 'beside'
      ? answerOnAskedRuns(asked, context)
      : answerOnLastLongRun(context);
  }
  return [
    say('figure.distance'),
    say('figure.pace'),
    ...answerOnLastLongRun(context),
    ...sayIf(topic.view.analysis.purpose !== 'long', say('beside.otherKind')),
  ];
}

function answerOnDay(
  { daysAgo, isYesterday }: { daysAgo: number; isYesterday: boolean },
  context: AnswerContext,
): AnswerPart[] {
  const { conversation, standing, has, question } = context;
  const today = dayNumber(standing.day.startedAt, standing.day.utcOffsetMinutes ?? 0);
  const period = dayInWords(today - daysAgo, isYesterday, conversation.language);
  const run = standing.earlierRuns.find((one) => one.daysAgo === daysAgo);
  const topicsId = conversation.activity?.row.id ?? null;
  if (!run) {
    if (conversation.isActivityLookedUp === true) {
      return [say('period.none', { period }), ...ofThatRun(context)];
    }
    return [
      say('period.none', { period }),
      ...sayIf(
        (standing.earlierRuns[0]?.daysAgo ?? 0) > 1,
        say('restWhy.daysOff'),
        ...lastOf(context),
        ...sayIf(
          readFigureQuestion(question).figures.includes('heartRate'),
          say('lastRun.heartRate', { number: 1 }),
        ),
      ),
    ];
  }
  if (run.activity.id === topicsId) return ofThatRun(context);
  const others = standing.spokenOf.filter(({ activity }) => activity.id !== topicsId);
  const number = others.indexOf(run) + 1;
  const named = readFigureQuestion(question).figures;
  const figures = named.length === 0 && context.figure ? [context.figure] : named;
  if (figures.some((figure) => FIGURES_OF_THE_RUN_ALONE.has(figure))) {
    return figureByRun(context);
  }
  const isDayKnown = ['distance', 'duration', 'pace'].every((one) =>
    has(`recent.${number}.${one}`),
  );
  if (!isDayKnown) return [say('period.older')];
  const isPulse = figures.includes('heartRate') || figures.includes('heartRateMaximum');
  return [
    ...sayIf(
      isPulse,
      has(`recent.${number}.heartRate`)
        ? say('period.dayHeartRate', { number, period })
        : say('figure.lastMissing', { figure: 'heartRate' }),
    ),
    say('period.day', { number, period }),
    ...sayIf(isJudged(question), ...judgedDay(run, number, context)),
  ];
}

/** What is asked of a day, of the run that is spoken of. */
function ofThatRun(context: AnswerContext): AnswerPart[] {
  const { question, figure } = context;
  const kind = runSubjectSaid(question);
  if (kind) return answerOnSubject({ kind }, context);
  if (weighIntent(question).intent === 'splits' || asksOfParts(question)) {
    return answerOnSplits(context);
  }
  const isFigure = readFigureQuestion(question).figures.length > 0 || figure !== null;
  return isFigure ? answerOnFigure(context) : answerOnThisRun(context);
}

/** The newest run that is known. A runner who asked for another can go on from it. */
function lastOf({ conversation, standing }: AnswerContext): AnswerPart[] {
  const isTopics = standing.lastRun?.activity.id === conversation.activity?.row.id;
  return isTopics ? [] : [say('lastRun.figures', { number: 1 })];
}

const RACE_NEAR =
  /(?<!\d)[1-7] ?(?:日|天|days?\b|ngay\b)|\b(?:race week|day before|night before|this week)\b|前日|前の日|レース週|今週|前一天|前天|前夜|这周|本周|这个?星期|\b(?:ngay truoc|tuan nay|hom truoc)\b/;

/** Days before a race count, and no weeks any more. */
function isRaceNear({ words, question }: AnswerContext): boolean {
  return (
    words.has('race within a week') ||
    questionSpellings(question).some((one) => RACE_NEAR.test(one))
  );
}

/** Asks how that run was, and not for its figures alone. */
const ASKS_HOW_IT_WAS =
  /\b(?:why|how come|slow\w*|fast(?:er)? than|too (?:fast|slow|hard)|hard(?:er)?|tough|awful|terrible|rough|bad|wrong|happened|struggl\w+)\b|なんで|なぜ|どうして|遅|きつ|しんど|つら|速すぎ|为什么|为啥|怎么.{0,6}[慢快累差]|咋.{0,6}[慢快累差]|太[慢快累]|\b(?:sao|tai sao|vi sao|cham|nhanh qua)\b/;

function isJudged(question: string): boolean {
  return questionSpellings(question).some((words) => ASKS_HOW_IT_WAS.test(words));
}

/** Paces that differ by less are the same. */
const SAME_PACE_SHARE = 0.02;

/** An easy run beside what is usual, and what its heart rate says of the difference. */
function judgedDay(
  { activity }: EarlierActivity,
  number: number,
  { value }: AnswerContext,
): AnswerPart[] {
  const pace = value(`recent.${number}.pace`);
  const usual = value('runner.easyPace');
  const isEasy = isEasyPurpose(activity.purpose) || activity.purpose === 'long';
  if (!isEasy || pace === null || usual === null) return [say('lastRun.open')];
  const share = pace / usual - 1;
  const compared =
    Math.abs(share) <= SAME_PACE_SHARE ? 'day.usual' : share > 0 ? 'day.slower' : 'day.faster';
  const beats = value(`recent.${number}.heartRate`);
  const usualBeats = value('runner.easyHeartRate');
  if (beats === null || usualBeats === null) {
    return [say(compared), ...sayIf(compared === 'day.slower', say('pulse.reasons'))];
  }
  return [say(compared), ...pulseOfDay(compared, beats - usualBeats, number)];
}

/** Heartbeats a minute by which two runs alike may differ. */
const SAME_PULSE = 5;

/** What the heart rate adds: a faster run explains a higher one, and the same one explains no slower run. */
function pulseOfDay(
  compared: 'day.usual' | 'day.slower' | 'day.faster',
  difference: number,
  number: number,
): AnswerPart[] {
  const isHigher = difference >= SAME_PULSE;
  if (compared === 'day.faster') return sayIf(isHigher, say('day.pulseByPace', { number }));
  if (isHigher) return [say('day.pulseHigher', { number })];
  if (compared === 'day.usual') return [];
  return [difference <= -SAME_PULSE ? say('day.pulseCalm', { number }) : say('day.pulseSame')];
}

const FIGURES_OF_THE_RUN_ALONE: ReadonlySet<string> = new Set([
  'cadence',
  'power',
  'ascent',
  'load',
  'zones',
]);
