import { dayNumber } from '../../measures/calendar-day.ts';
import { raceDistanceNear, trainingPacesOf } from '../../training/performance/vdot.ts';
import type { Conversation, ConversationActivity, QuotedFact } from './conversation.ts';
import { historyProof, isHardPurpose, type EarlierActivity } from './earlier-runs.ts';
import type { Fact, FactProof } from './fact.ts';
import type { FactMethod } from './fact-methods.ts';
import { factsOfDaysOff } from './for-answers/facts-of-days-off.ts';
import { factsOfPlanAhead } from './for-answers/facts-of-plan-ahead.ts';
import { factsForAnswers } from './for-answers/facts-for-answers.ts';
import type { RacedPaces } from './facts-of-performance.ts';
import { factsOfPrediction } from './facts-of-prediction.ts';
import {
  daysSince,
  factsOfRun,
  factsOfTrend,
  factsOfWarmUp,
  factsOfWeeksNow,
} from './facts-of-runner.ts';
import { makeFact } from './make-fact.ts';
import { factsOfSessionsAhead, sessionsAhead } from './sessions-ahead.ts';
import { withoutPlannedFacts } from './planned-session.ts';
import { standingOf, type RunnerStanding } from './runner-standing.ts';

/** Other activities that may be spoken of one by one. */
const RECENT_MAXIMUM = 5;

/**
 * Every figure that an answer may hold. It has those of the topic's activity under their own ids.
 * It has the runner's standing at this moment as `runner.…`, and the newest other activities as
 * `recent.1.…`, and the sessions of the plan as `plan.1.…`. What is not known has no fact.
 *
 * @returns facts with unique ids; `activityId` is set where one activity proves the figure
 */
export function conversationFacts(
  given: Pick<Conversation, 'activity' | 'history' | 'isHistoryArriving' | 'now' | 'plan'>,
): QuotedFact[] {
  const standing = standingOf(given);
  const { activity } = given;
  const facts = [
    ...(activity ? factsOfActivity(activity) : []),
    ...(activity ? factsOfMostUsedZone(activity) : []),
    ...factsOfStanding(standing, activity),
    ...factsOfRecents(standing, activity?.row.id ?? null),
    ...factsOfSessionsAhead(sessionsAhead(given, standing)),
  ];
  const { earlierRuns, day } = standing;
  const today = dayNumber(day.startedAt, day.utcOffsetMinutes ?? 0);
  const all = [
    ...facts,
    ...factsForAnswers({ earlierRuns, facts }),
    ...factsOfPlanAhead(given.plan ?? null, today),
    ...factsOfDaysOff(earlierRuns, today),
  ];
  const known = given.isHistoryArriving ? all.filter(({ id }) => !OF_WEEKS.test(id)) : all;
  return [...new Map(known.map((fact) => [fact.id, fact])).values()];
}

/** What is another figure once the rest of a history is here. */
const OF_WEEKS =
  /^runner\.(?:week|lastWeek|sevenDays|weeks|month|calendarMonth|trend|longest30|load|easyPace|easyHeartRate)\b|^answer\.(?:daysOff|longest|fastest|lastLong|all|weeks|return\.distance|shoes\.weeks)\b/;

function factsOfActivity({ row, analysis }: ConversationActivity): QuotedFact[] {
  // What the plan was when the words were written is no figure of today.
  return withoutPlannedFacts(analysis.facts).map((fact) => ({
    ...fact,
    activityId: isSeenInActivity(fact.proof) ? row.id : null,
  }));
}

const ZONE_SHARE = /^zone\.(\d)\.share$/;

/** The heart-rate zone that took the largest share of the time, by its number. */
function factsOfMostUsedZone({ row, analysis }: ConversationActivity): QuotedFact[] {
  const [most] = analysis.facts
    .filter(({ id, value }) => ZONE_SHARE.test(id) && value > 0)
    .sort((a, b) => b.value - a.value);
  if (!most) return [];
  const { value: share } = most;
  const [, number] = ZONE_SHARE.exec(most.id) ?? [];
  const activityId = isSeenInActivity(most.proof) ? row.id : null;
  return [
    { ...most, id: 'zone.most.number', value: Number(number), unit: 'count', activityId },
    { ...most, id: 'zone.most.share', value: share, activityId },
  ];
}

function isSeenInActivity({ kind }: FactProof): boolean {
  return kind === 'stretch' || kind === 'split' || kind === 'interval';
}

function quoted(facts: readonly Fact[], activityId: string | null = null): QuotedFact[] {
  return facts.map((fact) => ({ ...fact, activityId }));
}

/** Figures of a day's standing and what they are called from now on. */
const STANDING_IDS: Readonly<Record<string, { id: string; method?: FactMethod }>> = {
  'history.weeks.mean': { id: 'runner.weeks.mean' },
  'history.easyPace': { id: 'runner.easyPace' },
  'history.easyHeartRate': { id: 'runner.easyHeartRate' },
  'load.fitness': { id: 'runner.load.fitness' },
  'load.fatigue': { id: 'runner.load.fatigue' },
  'load.form': { id: 'runner.load.form' },
};

function factsOfStanding(
  standing: RunnerStanding,
  activity: ConversationActivity | null,
): QuotedFact[] {
  const { earlierRuns, lastRun, session, raced } = standing;
  const hard = earlierRuns.find((one) => isHardPurpose(one.activity.purpose));
  const renamed = standing.facts.flatMap((fact) => {
    const name = STANDING_IDS[fact.id];
    return name ? [{ ...fact, id: name.id, method: name.method ?? fact.method }] : [];
  });
  return [
    ...quoted(factsOfWeeksNow(standing)),
    ...quoted(renamed),
    ...daysSince('runner.daysSinceRun', lastRun ?? undefined),
    ...daysSince('runner.daysSinceHard', hard),
    ...factsOfLongest(earlierRuns),
    ...quoted(factsOfTrend(standing)),
    ...quoted(factsOfWarmUp()),
    ...(raced ? factsOfRacing(raced, standing, activity) : []),
    ...nextFacts(session.analysis.facts, standing.isTopicsSession ? activity : null),
  ];
}

/** What may come next, as the newest session leaves it. */
function nextFacts(facts: readonly Fact[], activity: ConversationActivity | null): QuotedFact[] {
  return facts
    .filter(({ id }) => id.startsWith('next.') && !id.startsWith('next.repetition.'))
    .map((fact) => ({
      ...fact,
      id: `runner.${fact.id}`,
      activityId: isSeenInActivity(fact.proof) ? (activity?.row.id ?? null) : null,
    }));
}

const LONGEST_DAYS = 30;

function factsOfLongest(runs: readonly EarlierActivity[]): QuotedFact[] {
  const month = runs.filter(({ daysAgo }) => daysAgo <= LONGEST_DAYS);
  const [longest] = [...month].sort(
    (a, b) => (b.activity.distanceMeters ?? 0) - (a.activity.distanceMeters ?? 0),
  );
  const meters = longest?.activity.distanceMeters ?? 0;
  if (!longest || meters <= 0) return [];
  const proof = historyProof(LONGEST_DAYS, month);
  return quoted(
    makeFact('runner.longest30', meters, { unit: 'meters', method: 'longest-before', proof }),
    longest.activity.id,
  );
}

/** The race, its VDOT, paces and the times it lets expect. */
function factsOfRacing(
  found: RacedPaces,
  { earlierRuns }: RunnerStanding,
  activity: ConversationActivity | null,
): QuotedFact[] {
  const race = earlierRuns.find(({ activity: { id } }) => id === found.activityId);
  const measured = race?.activity.distanceMeters ?? null;
  if (!race || measured === null) return [];
  // The recording itself knows better than its row where the race began and ended.
  const own =
    activity?.row.id === found.activityId
      ? activity.analysis.facts.find(({ id }) => id === 'vdot.value')?.value
      : undefined;
  const raced = own === undefined ? found : { ...found, vdot: own, paces: trainingPacesOf(own) };
  const { vdot, paces, proof, activityId } = raced;
  const pace = (id: string, value: number) =>
    makeFact(`runner.pace.${id}`, value, {
      unit: 'secondsPerKilometer',
      method: 'vdot-pace',
      proof,
    });
  const { movingSeconds } = race.activity;
  return [
    ...quoted(
      [
        ...makeFact('runner.vdot', vdot, { unit: 'vdot', method: 'vdot-best-race', proof }),
        ...makeFact('runner.race.distance', measured, {
          unit: 'meters',
          method: 'recorded',
          proof,
        }),
        ...makeFact('runner.race.duration', movingSeconds, {
          unit: 'raceSeconds',
          method: 'recorded',
          proof,
        }),
        ...pace('easyFast', paces.easyFast),
        ...pace('easySlow', paces.easySlow),
        ...pace('marathon', paces.marathon),
        ...pace('threshold', paces.threshold),
        ...pace('interval', paces.interval),
        ...factsOfPrediction(raced, {
          distanceMeters: raceDistanceNear(measured) ?? measured,
          elapsedSeconds: movingSeconds,
        }),
      ],
      activityId,
    ),
    ...daysSince('runner.race.daysAgo', race),
  ];
}

function factsOfRecents({ spokenOf }: RunnerStanding, topicsId: string | null): QuotedFact[] {
  return spokenOf
    .filter(({ activity }) => activity.id !== topicsId)
    .slice(0, RECENT_MAXIMUM)
    .flatMap((one, index) => factsOfRecent(`recent.${index + 1}`, one));
}

function factsOfRecent(name: string, one: EarlierActivity): QuotedFact[] {
  const { activity, daysAgo } = one;
  const heartRate = makeFact(`${name}.heartRate`, activity.averageHeartRateBeatsPerMinute, {
    unit: 'beatsPerMinute',
    method: 'recorded',
    proof: historyProof(daysAgo, [one]),
  });
  return [
    ...quoted([...factsOfRun(name, one), ...heartRate], activity.id),
    ...daysSince(`${name}.daysAgo`, one),
  ];
}
