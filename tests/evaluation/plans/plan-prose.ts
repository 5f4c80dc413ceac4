import { dayNumberOf, weekdayOf } from '@tasuki/domain/measures/calendar-day';
import { formatClock } from '@tasuki/domain/measures/format-measure';
import { spokenDuration } from '@tasuki/domain/measures/spoken-measure';
import { goalFitOf } from '@tasuki/domain/plans/said/outline/goal-fit';
import type { OutlineFigures } from '@tasuki/domain/plans/said/outline/outline-line';
import {
  EXPLAINED_SESSIONS,
  decidingOf,
  explainedSessionsOf,
  planChecksOf,
  warmUpDrillsOf,
} from '@tasuki/domain/plans/said/outline/plan-checks';
import { planSetbacksOf } from '@tasuki/domain/plans/said/outline/plan-setbacks';
import { assumptionsOf } from '@tasuki/domain/plans/said/outline/plan-assumptions';
import { doubtsOf } from '@tasuki/domain/plans/said/outline/plan-doubts';
import {
  milestonesOf,
  outlinePhasesOf,
  rangeOf,
} from '@tasuki/domain/plans/said/outline/plan-phases';
import { goalRaceOf } from '@tasuki/domain/plans/said/race-food';
import { planNotesOf } from '@tasuki/domain/plans/said/plan-notes';
import { guideOfSession } from '@tasuki/domain/plans/said/session-guide';
import { feelOfSession } from '@tasuki/domain/plans/said/session-feel';
import { weekCaptionOf } from '@tasuki/domain/plans/said/week-caption';
import { nameOfSession } from '@tasuki/domain/plans/sessions/session-name';
import { fasterSecondsOf } from '@tasuki/domain/plans/sessions/session-work';
import { raceDayAdvice, type RaceDayAdvice } from '@tasuki/domain/plans/said/race-day';
import { lastWeekOf } from '@tasuki/domain/plans/said/last-week';
import type { StrengthSet } from '@tasuki/domain/plans/said/strength-routine';
import {
  strengthLinesOf,
  strengthOfWeek,
  strengthSpansOf,
} from '@tasuki/domain/plans/said/strength-stages';
import type { WeekGrowth } from '@tasuki/domain/plans/said/growth-line';
import { weekGrowthOf } from '@tasuki/domain/plans/said/week-growth';
import { isFormOutdated, planFormOf } from '@tasuki/domain/plans/goal/runner-form';
import { isInjuryNamed } from '@tasuki/domain/plans/plan-wish';
import { MARATHON_METERS } from '@tasuki/domain/training/performance/vdot';
import { isLongKind } from '@tasuki/domain/plans/training-plan';
import type {
  PlanReason,
  PlanSession,
  PlanStep,
  PlanWeek,
  TrainingPlan,
} from '@tasuki/domain/plans/training-plan';
import { readCatalogue } from '../../repository/locale-catalogues.ts';
import type { PlanCase } from './plan-case.ts';

const WEEKDAYS = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** As runners read it in English, so that who judges a plan reads the same words. */
const WORDS = readCatalogue('en');

function wordsOf(key: string, figures: Readonly<Record<string, string | number>> = {}): string {
  const words = WORDS.get(key);
  if (words === undefined) throw new Error(`No words for ${key}`);
  return words.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`No figure ${name} for ${key}`);
    return String(figure);
  });
}

function kilometers(meters: number): string {
  return `${Math.round(meters / 100) / 10} km`;
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
}

function duration(seconds: number): string {
  if (seconds % 60 === 0) return `${seconds / 60} min`;
  return seconds > 60 ? `${Math.floor(seconds / 60)} min ${seconds % 60} s` : `${seconds} s`;
}

function reasonFigures({ percent, fromMeters }: PlanReason): Record<string, string | number> {
  return { percent: percent ?? 0, from: kilometers(fromMeters ?? 0) };
}

function reasonWords(reason: PlanReason): string {
  return wordsOf(`plan:reason.${reason.code}`, reasonFigures(reason));
}

/** Running and walking in turns, as the screen says it. */
function turnWords({ part, repeats, seconds, restSeconds }: PlanStep): string {
  const length = repeats === 1 ? duration(seconds ?? 0) : clock(seconds ?? 0);
  const name = wordsOf(part === 'main' ? 'plan:session.run' : 'plan:session.walk');
  const rest =
    restSeconds === null
      ? ''
      : ` ${wordsOf('plan:session.thenWalk', { time: clock(restSeconds) })}`;
  return `${name} ${repeats === 1 ? length : `${repeats} × ${length}`}${rest}`;
}

/** Names of efforts as a runner understands them, whatever the race is. */
function effortWords(effort: PlanStep['effort'], plan: TrainingPlan): string {
  return effort === 'marathon' && plan.goal.meters !== MARATHON_METERS ? 'steady' : effort;
}

function stepWords(
  { part, effort, repeats, meters, seconds, restSeconds }: PlanStep,
  kind: PlanSession['kind'],
  plan: TrainingPlan,
): string {
  const length = meters === null ? duration(seconds ?? 0) : kilometers(meters);
  const times = repeats === 1 ? length : `${repeats} × ${length}`;
  const key = repeats === 1 ? 'restAfter' : 'rest';
  // The rest after strides stands in how they are run.
  const rest =
    restSeconds === null || part === 'strides'
      ? ''
      : ` (${wordsOf(`plan:session.${key}`, { time: clock(restSeconds) })})`;
  // Only in a long run the name of the session does not say how fast its main part is.
  const name = isLongKind(kind) ? ` ${effortWords(effort, plan)}` : '';
  if (part === 'main') return `${times}${name}${rest}`;
  // What comes before and after the faster part of a long run is no warm-up, as on the screen.
  return isLongKind(kind) && part !== 'strides' ? `${times} easy` : `${part} ${times}${rest}`;
}

/**
 * Pace of a session, and its heart rate or effort, as they stand beside each other.
 *
 * @param isShort the rest of it stands before the weeks: the pace is enough, or what there is instead
 */
function rangeWords(
  session: PlanSession,
  age: number | null,
  plan: TrainingPlan,
  isShort = false,
): string {
  const { paceFast, paceSlow } = session.target;
  const { beats, isEstimated, effort } = guideOfSession(session, age, goalRaceOf(plan)?.seconds);
  const pace =
    paceFast === null || paceSlow === null ? [] : [`${clock(paceFast)}–${clock(paceSlow)}/km`];
  const range = beats && `${beats[0]}–${beats[1]} bpm`;
  // As on the screen: a guess is “about” so, and why it is one stands once, before the weeks.
  const estimated = isEstimated ? wordsOf('plan:session.estimated', { range: range ?? '' }) : range;
  const named = estimated === null ? [] : [estimated];
  const hard = wordsOf('plan:session.effort', { range: [...new Set(effort)].join('–') });
  const figures = isShort ? [...pace, ...named].slice(0, 1) : [...pace, ...named];
  const hasEffort = range === null && !(isShort && pace.length > 0);
  return [
    ...(figures.length > 0 ? [` at ${figures.join(', ')}`] : []),
    ...(hasEffort ? [`, ${hard.toLowerCase()}`] : []),
  ].join('');
}

/** Sessions whose feel and target stand once, before the weeks. */
const EXPLAINED: ReadonlySet<string> = new Set(EXPLAINED_SESSIONS);

function isMainPart({ part, effort }: PlanStep): boolean {
  return part === 'main' && effort !== 'easy';
}

function sessionWords(
  session: PlanSession,
  plan: TrainingPlan,
  said: Set<string>,
  { isTimed, age }: { isTimed: boolean; age: number | null },
): string {
  const { day, meters, seconds, steps, reason } = session;
  const isExplained = EXPLAINED.has(nameOfSession(session));
  const weekday = WEEKDAYS[weekdayOf(dayNumberOf(day))] ?? '';
  // The target of a session with parts is that of its main part.
  const isInside = steps.length > 1 && steps.some(isMainPart);
  // What is easy throughout goes by the range that stands once, before the weeks.
  const isRangeSaid = isExplained && !isInside && session.kind !== 'race';
  const ranges = isRangeSaid ? '' : rangeWords(session, age, plan, isExplained);
  // Its reason is said once, but each of them is run up a climb.
  const uphill = session.reason.code === 'tempo-uphill' ? ' uphill' : '';
  const partWords = (step: PlanStep) =>
    session.kind === 'run-walk'
      ? turnWords(step)
      : `${stepWords(step, session.kind, plan)}${isInside && isMainPart(step) ? `${uphill}${ranges}` : ''}`;
  const parts = steps.length > 1 ? steps.map(partWords).join(', ') : '';
  // What is not strides is easy.
  const strides = steps.filter(({ part }) => part === 'strides').map(partWords);
  const isOfStrides = nameOfSession(session) === 'strides';
  const inside = parts === '' ? '' : `: ${isOfStrides ? strides.join(', ') : parts}`;
  const name = wordsOf(`plan:kind.${nameOfSession(session)}`);
  const feel = wordsOf(`plan:feel.${feelOfSession(session)}`);
  // Who reads a whole plan reads each reason once, and each feel before the weeks; what grows stands above the sessions.
  const words = [
    ...(isExplained ? [] : [[`feel ${name} ${feelOfSession(session)}`, feel] as const]),
    [`reason ${reason.code}`, reasonWords(reason)] as const,
  ].flatMap(([key, text]) => {
    const isSaid = said.has(key);
    said.add(key);
    return isSaid ? [] : [` ${text}`];
  });
  const time = isTimed || session.kind !== 'race' ? `, ${Math.round(seconds / 60)} min` : '';
  return `  ${weekday} ${name}, ${kilometers(meters)}${time}${isInside ? '' : ranges}${inside}.${words.join('')}`;
}

/** What grows or is looked at in a week; what follows from a check that was made before stands in that week. */
function growthWords(
  { code, session, paces, ...figures }: WeekGrowth,
  week: number,
  seen: Map<string, number>,
): string {
  const weekdays = (figures.weekdays ?? []).map((day) => WEEKDAYS[day]).join(', ');
  const before = code.startsWith('watch-') ? seen.get(code) : undefined;
  if (before === undefined) seen.set(code, week);
  const pace = (seconds: number | null | undefined) => clock(seconds ?? 0);
  const words = wordsOf(`planning:grows.${code}`, {
    session: session === null ? '' : wordsOf(`plan:kind.${session}`),
    meters: kilometers(figures.meters ?? 0),
    otherMeters: kilometers(figures.otherMeters ?? 0),
    minutes: spokenDuration(figures.seconds ?? 0, 'en'),
    otherMinutes: spokenDuration(figures.otherSeconds ?? 0, 'en'),
    seconds: formatClock(figures.seconds ?? 0),
    otherSeconds: formatClock(figures.otherSeconds ?? 0),
    week: figures.week ?? '',
    percent: figures.percent ?? 0,
    amount: figures.count ?? 0,
    otherAmount: figures.otherCount ?? 0,
    weekdays,
    easyFast: pace(paces?.easyFast),
    easySlow: `${pace(paces?.easySlow)}/km`,
    tempo: `${pace(paces?.tempo)}/km`,
    race: `${pace(paces?.race)}/km`,
    pace: `${pace(paces?.race)}/km`,
  });
  if (before === undefined) return words;
  const [check, ...remedy] = words.split(/(?<=[.]) /u);
  return remedy.length === 0
    ? `Check as in week ${before}${weekdays === '' ? '' : `: ${weekdays}`}.`
    : `${check?.replace(/[.]$/u, '') ?? ''}; if not, as in week ${before}.`;
}

/** Why a week is as large as it is; once said, its per cent are enough. */
function captionWords(
  plan: TrainingPlan,
  week: PlanWeek,
  { wish, said }: Pick<Who, 'wish'> & { said: Set<string> },
): string {
  const caption = weekCaptionOf(plan, week, wish);
  const { percent } = week.reason;
  const isSaid = said.has(`week ${caption}`);
  said.add(`week ${caption}`);
  const words = wordsOf(`plan:reason.${caption}`, reasonFigures(week.reason));
  return isSaid && caption.startsWith('step-up') ? `+${percent ?? 0}%.` : words;
}

function weekWords(
  week: PlanWeek,
  plan: TrainingPlan,
  { runner, wish }: Who,
  { said, seen }: { said: Set<string>; seen: Map<string, number> },
): string[] {
  const { number, phase, meters, sessions } = week;
  const training = sessions.filter(({ kind }) => kind !== 'race');
  const fasterMinutes = Math.round(
    training.reduce((sum, session) => sum + fasterSecondsOf(session), 0) / 60,
  );
  // Where some of it is walked, the first line says how much is run.
  const isWalked = sessions.some(({ kind }) => kind === 'run-walk');
  const strength = strengthOfWeek(week, plan, runner, wish);
  const strengthDays = strength.days.map((day) => WEEKDAYS[day]);
  const title = outlinePhasesOf(plan, runner, wish).find(
    ({ fromWeek, toWeek }) => number >= fromWeek && number <= toWeek,
  )?.title;
  return [
    `Week ${number}, ${wordsOf(`planOutline:phase.${title ?? phase}`).toLowerCase()}: ${isWalked ? '' : `${meters === 0 ? wordsOf('plan:week.rest') : kilometers(meters)}${fasterMinutes < 1 ? '' : `, ${fasterMinutes} min fast`}. `}${captionWords(plan, week, { wish, said })}`,
    ...weekGrowthOf(plan, week, {
      form: wish.isHot || runner.vdot === null ? null : planFormOf(runner),
      runner,
      wish,
    })
      // The week after a lighter one stands right below it.
      .filter(({ code }) => code !== 'lighter' && code !== 'lighter-running')
      .map((growth) => `  ${growthWords(growth, number, seen)}`),
    ...sessions.map((session) =>
      sessionWords(session, plan, said, { isTimed: isRaceTimed(runner, wish), age: runner.age }),
    ),
    ...(strengthDays.length > 0
      ? [
          `  ${wordsOf(isInjuryNamed(runner) ? 'plan:week.strengthHealing' : 'plan:week.strength', { minuteCount: strength.minutes, days: strengthDays.join(', ') })}`,
        ]
      : []),
  ];
}

/** Whether the plan names a time for its race: in heat and without a form it does not. */
function isRaceTimed(runner: Who['runner'], { isHot }: Who['wish']): boolean {
  const isKnown = runner.vdot !== null || runner.easyPaceSecondsPerKilometer !== null;
  return isKnown && !isFormOutdated(runner) && !isHot;
}

function adviceWords(advice: RaceDayAdvice): string {
  const { part, line, firstMeters, paceSecondsPerKilometer, runSeconds, walkSeconds } = advice;
  const words = wordsOf(`planGuide:raceDay.line.${line}`, {
    distance: kilometers(firstMeters ?? 0),
    pace: `${clock(paceSecondsPerKilometer ?? 0)}/km`,
    otherPace: `${clock(advice.safePaceSecondsPerKilometer ?? 0)}/km`,
    time: formatClock(advice.boldSeconds ?? 0),
    otherTime: formatClock(advice.safeSeconds ?? 0),
    run: duration(runSeconds ?? 0),
    walk: duration(walkSeconds ?? 0),
    amount: advice.walks ?? advice.grams ?? 0,
    portion: Math.round((advice.grams ?? 0) / 2),
    splits: advice.splits
      .map((split) =>
        wordsOf('planGuide:raceDay.split', {
          distance: kilometers(split.meters),
          time: formatClock(split.seconds),
        }),
      )
      .join(', '),
  });
  return `  ${wordsOf(`planGuide:raceDay.part.${part}`)}: ${words}`;
}

/** Exercises with the same sets stand together, as a coach writes them down. */
function setsWords(sets: readonly StrengthSet[]): string {
  const groups = new Map<string, string[]>();
  for (const { exercise, sets: count, repeats, seconds, isEachSide } of sets) {
    const amount = repeats === null ? duration(seconds ?? 0) : String(repeats);
    const key = isEachSide ? 'planGuide:strength.eachSide' : 'planGuide:strength.repeats';
    const times = wordsOf(key, { sets: count, amount });
    const name = wordsOf(`planGuide:strength.exercise.${exercise}`).toLowerCase();
    groups.set(times, [...(groups.get(times) ?? []), name]);
  }
  return [...groups].map(([times, names]) => `${times}: ${names.join(', ')}`).join('; ');
}

/** Strength through the plan, each stage with its exercises. */
function strengthWords(plan: TrainingPlan, { runner, wish }: Who): string[] {
  return [
    ...strengthSpansOf(plan, runner, wish).map(
      ({ stage, fromWeek, toWeek, leastTimesAWeek, timesAWeek }) => {
        const week = plan.weeks[fromWeek - 1];
        const sets = week && timesAWeek > 0 ? strengthOfWeek(week, plan, runner, wish).sets : [];
        const times = wordsOf('planGuide:strength.timesAWeek', {
          amount: leastTimesAWeek < timesAWeek ? `${leastTimesAWeek}–${timesAWeek}` : timesAWeek,
        });
        const often = timesAWeek > 0 ? `, ${times}` : '';
        // The last weeks have fewer sets of the same.
        const isSame = stage === 'taper' || stage === 'keep' || sets.length === 0;
        const exercises = isSame ? '' : ` ${setsWords(sets)}.`;
        return `  ${weeksWords(fromWeek, toWeek)}${often}. ${wordsOf(`planGuide:strength.stage.${stage}`)}${exercises}`;
      },
    ),
    ...strengthLinesOf(plan, runner).map((line) => `  ${wordsOf(`planGuide:strength.${line}`)}`),
    `  ${wordsOf('planGuide:strength.rest')}`,
  ];
}

function lastWeekWords(plan: TrainingPlan): string[] {
  return (lastWeekOf(plan) ?? []).map(({ day, sessions, tips }) => {
    const runs = sessions.map(
      (session) =>
        `${wordsOf(`plan:kind.${nameOfSession(session)}`)}, ${kilometers(session.meters)}`,
    );
    const name = runs.length > 0 ? runs.join(' + ') : wordsOf('planGuide:lastWeek.rest');
    const weekday = WEEKDAYS[weekdayOf(dayNumberOf(day))] ?? '';
    const said = tips.map((tip) => ` ${wordsOf(`planGuide:lastWeek.tip.${tip}`)}`).join('');
    return `  ${weekday} ${name}.${said}`;
  });
}

/** Figures of a line as its words name them. */
function lineFigures(line: OutlineFigures): Record<string, string | number> {
  const { week, toWeek, count, otherCount, percent, meters, otherMeters } = line;
  return {
    week: week ?? '',
    toWeek: toWeek ?? '',
    amount: count ?? '',
    otherAmount: otherCount ?? '',
    percent: percent ?? '',
    meters: kilometers(meters ?? 0),
    otherMeters: kilometers(otherMeters ?? 0),
    seconds: formatClock(line.seconds ?? 0),
    otherSeconds: formatClock(line.otherSeconds ?? 0),
    pace: `${clock(line.pace ?? 0)}/km`,
    minutes: spokenDuration(line.seconds ?? 0, 'en'),
    otherMinutes: spokenDuration(line.otherSeconds ?? 0, 'en'),
    weekdays: (line.weekdays ?? []).map((day) => WEEKDAYS[day]).join(', '),
  };
}

function weeksWords(from: number, to: number): string {
  return from === to ? `Week ${from}` : `Weeks ${from}–${to}`;
}

/** What stands before the weeks: the goal, what was assumed and is asked, phases and milestones. */
function outlineBefore(plan: TrainingPlan, { runner, wish }: Who): string[] {
  const said = (key: string, line: OutlineFigures) =>
    wordsOf(`planOutline:${key}`, lineFigures(line));
  const phases = outlinePhasesOf(plan, runner, wish);
  return [
    'The goal:',
    ...goalFitOf(plan, runner, wish).map((line) => `  ${said(`fit.${line.code}`, line)}`),
    'Questions to you:',
    ...doubtsOf(plan, runner, wish).map(
      (line) =>
        `  ${said(`doubt.${line.code}.question`, line)} ${said(`doubt.${line.code}.effect`, line)}`,
    ),
    `  ${wordsOf('planOutline:doubts.answer')}`,
    'Assumed:',
    ...assumptionsOf(runner, wish, plan).map(
      (line) => `  ${said(`assumption.${line.code}`, line)}`,
    ),
    'Phases:',
    ...phases.map(
      ({ title, aim, sign, fromWeek, toWeek, weekMeters, longMeters, fasterPercents }) =>
        `  ${wordsOf(`planOutline:phase.${title}`)}, ${weeksWords(fromWeek, toWeek)} (${wordsOf('planGuide:way.upTo', { weekly: kilometers(weekMeters), long: kilometers(longMeters) })}${fasterPercents ? `, ${wordsOf('planGuide:way.faster', { range: rangeOf(fasterPercents) })}` : ''}). ${[wordsOf(`planOutline:aim.${aim}`), ...(sign ? [wordsOf(`planOutline:sign.${sign}`)] : [])].join(' ')}`,
    ),
    ...(phases.some(({ fasterPercents }) => fasterPercents)
      ? [`  ${wordsOf('planGuide:way.gate')}`]
      : []),
    'Milestones:',
    ...milestonesOf(plan, runner, wish).map(
      (line) => `  Week ${line.week ?? ''}: ${said(`milestone.${line.code}`, line)}`,
    ),
  ];
}

/** How to run each kind of session, with its pace, heart rate or effort: easy runs of the weeks do not repeat them. */
function howWords(plan: TrainingPlan, { runner, wish }: Who): string[] {
  const drills = warmUpDrillsOf(plan, runner);
  const deciding = decidingOf(plan);
  const raceSeconds = goalRaceOf(plan)?.seconds;
  return [
    `${wordsOf('planGuide:outline.how')}:`,
    ...(drills ? [`  ${wordsOf(`planOutline:how.${drills}`)}`] : []),
    ...(deciding ? [`  ${wordsOf(`planOutline:how.${deciding}`)}`] : []),
    ...explainedSessionsOf(plan, wish).map(({ name, advice, session }) => {
      const { beats, effort } = guideOfSession(session, runner.age, raceSeconds);
      const hard = wordsOf('plan:session.effort', { range: [...new Set(effort)].join('–') });
      const ranges = rangeWords(session, runner.age, plan).replace(/^(?: at|,) /, '');
      const target = beats === null ? ranges : `${ranges}, ${hard.toLowerCase()}`;
      return `  ${wordsOf(`plan:kind.${name}`)} (${target}): ${wordsOf(`planOutline:how.${advice}`)}`;
    }),
  ];
}

/** What stands behind the weeks: what follows from how the runs went. */
function outlineAfter(plan: TrainingPlan, { runner, wish }: Who): string[] {
  return [
    'After each run:',
    ...planChecksOf(plan, runner, wish).map(
      (check) => `  ${wordsOf(`planOutline:checks.${check}`)}`,
    ),
    `${wordsOf('planGuide:outline.setbacks')}:`,
    ...planSetbacksOf(plan, runner, wish).map(
      (setback) => `  ${wordsOf(`planOutline:setbacks.${setback}`)}`,
    ),
  ];
}

type Who = Pick<PlanCase, 'runner' | 'wish'>;

/** A plan in the words that its runner reads, a line for each session, for people who judge it by reading. */
export function planProse(
  plan: TrainingPlan,
  { runner, wish }: Pick<PlanCase, 'runner' | 'wish'>,
): string[] {
  const { shown, folded } = planNotesOf(plan, runner, wish);
  const race = raceDayAdvice(plan, runner, wish);
  const said = new Set<string>();
  const seen = new Map<string, number>();
  return [
    `From ${plan.startDay} to ${plan.endDay}.`,
    ...outlineBefore(plan, { runner, wish }),
    ...howWords(plan, { runner, wish }),
    ...plan.weeks.flatMap((week) => weekWords(week, plan, { runner, wish }, { said, seen })),
    ...outlineAfter(plan, { runner, wish }),
    ...(shown.length > 0 ? [`${wordsOf('planGuide:notes.title')}:`] : []),
    ...shown.map((note) => `  ${wordsOf(`planGuide:notes.note.${note}`)}`),
    `${wordsOf('planGuide:notes.more')}:`,
    ...folded.map((note) => `  ${wordsOf(`planGuide:notes.note.${note}`)}`),
    ...(race
      ? ['The last week:', ...lastWeekWords(plan), 'Race day:', ...race.map(adviceWords)]
      : []),
    ...(runner.injury === 'bone' ? [] : ['Strength:', ...strengthWords(plan, { runner, wish })]),
  ];
}
