import { dayNumber } from '../../../measures/calendar-day.ts';
import type { Conversation, QuotedFact } from '../../facts/conversation.ts';
import type { FactProof } from '../../facts/fact.ts';
import { makeFact } from '../../facts/make-fact.ts';
import { PREDICTED_DISTANCES, PREDICTED_METERS } from '../../facts/facts-of-prediction.ts';
import { rememberedFor } from '../../remembered.ts';
import { standingOf } from '../../facts/runner-standing.ts';
import { askedPast, bestAsked, type AskedPast } from '../../questions/past/asked-past.ts';
import { askedRuns, type AskedRuns } from '../../questions/runs/asked-runs.ts';
import { askedByName } from '../../questions/runs/run-meant.ts';
import { resolvedTarget, targetAsked, type TargetTime } from '../../questions/runs/target-time.ts';
import { clausesOf } from '../../questions/whole/question-clauses.ts';
import { readThreadQuestion } from '../../questions/whole/read-thread-question.ts';
import { factsOfAskedRuns } from './facts-of-asked-runs.ts';
import { factsOfPast } from './facts-of-past.ts';

/** What a message asks that needs figures of its own. */
type Asked = AskedRuns | TargetTime | AskedPast;

/** In characters; a longer text is a story, and reading it takes time. */
const LONGEST_QUESTION = 600;
/** Times on the way stand every so far. */
const SPLIT_METERS = 5000;
const MODEL: FactProof = { kind: 'model' };

type AskedFrom = Pick<Conversation, 'activity' | 'history' | 'now' | 'turns'>;

/** What the last message asks of the runs or of a target: as a whole, or in one of its clauses. */
function askedIn({ turns, activity, history, now }: AskedFrom, today: number): readonly Asked[] {
  return rememberedAsked(turns, { turns, activity, history, time: now.getTime(), today });
}

interface AskedAt extends Pick<AskedFrom, 'activity' | 'history' | 'turns'> {
  /** In milliseconds since 1970. */
  time: number;
  /** As `dayNumber`. */
  today: number;
}

const rememberedAsked = rememberedFor(readAsked);

function readAsked({ turns, activity, history, time, today }: AskedAt): readonly Asked[] {
  const { question, typed, read } = readThreadQuestion(turns, today);
  const short = [question, ...clausesOf(typed)].filter(({ length }) => length <= LONGEST_QUESTION);
  const best = read.subject?.kind === 'record' ? bestAsked(question, today) : null;
  const asked = short.flatMap((text): Asked[] => {
    const target = targetAsked(text);
    const past = askedPast(text, today);
    const runs = askedRuns(text, today);
    return [...(target ? [target] : []), ...(past ? [past] : []), ...(runs ? [runs] : [])];
  });
  if (best) asked.push(best);
  const { earlierRuns: runs } = standingOf({ activity, history, now: new Date(time) });
  const named = askedByName(question, read, { runs, today });
  if (named) asked.push({ ask: 'last', runs: named, most: 1 });
  return asked.filter((one, index) => asked.findIndex((other) => isSame(one, other)) === index);
}

function isSame(one: Asked, other: Asked): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * What the last message asks of more runs than the recent weeks hold. Where it is anything, the weeks of years are
 * to be read.
 */
export function pastAskedIn(
  given: Pick<Conversation, 'history' | 'turns' | 'now'>,
): readonly AskedPast[] {
  const today = todayOf({ ...given, activity: null });
  return askedIn({ ...given, activity: null }, today).filter((one) => 'of' in one);
}

/** As `dayNumber`, on the runner's clock. */
export function todayOf(given: Pick<Conversation, 'activity' | 'history' | 'now'>): number {
  const { startedAt, utcOffsetMinutes } = standingOf(given).day;
  return dayNumber(startedAt, utcOffsetMinutes ?? 0);
}

/**
 * Figures that only this question asks for, as `answer.asked.1.…`. No model is given them.
 */
export function factsAskedFor(conversation: Conversation): QuotedFact[] {
  const standing = standingOf(conversation);
  const { startedAt, utcOffsetMinutes } = standing.day;
  const today = dayNumber(startedAt, utcOffsetMinutes ?? 0);
  const { activity, isActivityLookedUp = false, plan = null, facts } = conversation;
  const valueOf = (id: string) => facts.find((fact) => fact.id === id)?.value ?? null;
  return askedIn(conversation, today).flatMap((asked, index) => {
    const name = `answer.asked.${index + 1}`;
    if ('of' in asked) {
      const { longHistory: long = null, isHistoryArriving } = conversation;
      return long && isHistoryArriving !== true ? factsOfPast(name, asked, { long, today }) : [];
    }
    if ('wants' in asked) {
      const forecast = forecastOf(asked.meters, valueOf);
      const target = resolvedTarget(
        asked.readAs.length > 0 || forecast === null ? asked : { ...asked, readAs: [forecast] },
        plan?.goalMeters ?? null,
      );
      return target ? factsOfTarget(name, target, asked.wants) : [];
    }
    const runs = conversation.isHistoryArriving ? [] : standing.earlierRuns;
    return factsOfAskedRuns(name, asked, {
      runs,
      activity,
      isLookedUp: isActivityLookedUp,
      today,
      valueOf,
    });
  });
}

/** Which of the asked figures an answer to this speaks of, from 1; 0 = of none. */
export function numberOfAsked(conversation: Conversation, today: number, asked: Asked): number {
  return askedIn(conversation, today).findIndex((one) => isSame(one, asked)) + 1;
}

/** The time that the runner's races let expect, in seconds; of a range the slower one. Null = not known. */
function forecastOf(
  meters: number | null,
  valueOf: (factId: string) => number | null,
): number | null {
  const distance = PREDICTED_DISTANCES.find((one) => PREDICTED_METERS[one] === meters);
  if (distance === undefined) return null;
  const name = `runner.predicted.${distance}`;
  return valueOf(`${name}.duration`) ?? valueOf(`${name}.to`);
}

/** The pace that a time over a distance needs, and the times on the way. */
function factsOfTarget(
  name: string,
  { meters, seconds }: { meters: number; seconds: number },
  wants: TargetTime['wants'],
): QuotedFact[] {
  const about = { method: 'target-time', proof: MODEL } as const;
  const splits = Array.from(
    { length: wants === 'splits' ? Math.ceil(meters / SPLIT_METERS) - 1 : 0 },
    (_, index) => (index + 1) * SPLIT_METERS,
  );
  return [
    ...makeFact(`${name}.distance`, meters, { unit: 'roundMeters', ...about }),
    ...makeFact(`${name}.duration`, seconds, { unit: 'raceSeconds', ...about }),
    // Whole seconds, and none too slow for the time.
    ...makeFact(`${name}.pace`, Math.floor((1000 * seconds) / meters), {
      unit: 'secondsPerKilometer',
      ...about,
    }),
    ...splits.flatMap((at, index) => [
      ...makeFact(`${name}.split.${index + 1}.distance`, at, { unit: 'roundMeters', ...about }),
      ...makeFact(`${name}.split.${index + 1}.duration`, (seconds * at) / meters, {
        unit: 'raceSeconds',
        ...about,
      }),
    ]),
  ].map((fact) => ({ ...fact, activityId: null }));
}
