import { isHeartRateOfWhole } from '../../../activities/sensors/heart-rate-quality.ts';
import type { Split, ZoneTime } from '../../../activities/computed-analysis.ts';
import type { ConversationActivity, QuotedFact } from '../../facts/conversation.ts';
import type { FactProof } from '../../facts/fact.ts';
import { makeFact } from '../../facts/make-fact.ts';
import type { AskedOfRecording } from '../../questions/runs/asked-of-recording.ts';

/**
 * The figures of a recording that a question asks for: the zone of a heart rate, or a part of the run.
 *
 * @param name what their ids begin with
 */
export function factsOfAskedRecording(
  name: string,
  asked: Exclude<AskedOfRecording, { ask: 'startTime' | 'conditions' }>,
  activity: ConversationActivity,
): QuotedFact[] {
  if (asked.ask === 'halves') return [];
  if (asked.ask === 'splits') return factsOfLines(name, activity);
  return asked.ask === 'zoneOf'
    ? factsOfZone(name, asked.beatsPerMinute, activity)
    : factsOfPart(name, asked, activity);
}

/** Figures of an analysis that stand one by one, by the list that they are in. */
const LISTS = [
  { list: 'split', line: /^split\.(\d+)\.pace$/, method: 'kilometer-split' },
  { list: 'repetition', line: /^interval\.work\.(\d+)\.pace$/, method: 'repetition' },
] as const;

/** The number of each kilometre or repetition, so that it stands before its pace. */
function factsOfLines(
  name: string,
  { analysis: { facts }, row }: ConversationActivity,
): QuotedFact[] {
  return LISTS.flatMap(({ list, line, method }) =>
    facts.flatMap(({ id, proof }) => {
      const [, number] = line.exec(id) ?? [];
      return number === undefined
        ? []
        : makeFact(`${name}.${list}.${number}.number`, Number(number), {
            unit: 'count',
            method,
            proof,
          });
    }),
  ).map((fact) => ({ ...fact, activityId: row.id }));
}

/** The zone that a heart rate lies in; null = below all of them. */
export function zoneOfBeats(times: readonly ZoneTime[], beatsPerMinute: number): number | null {
  return (
    times.findLast(({ lowerBeatsPerMinute }) => beatsPerMinute >= lowerBeatsPerMinute)?.zone ?? null
  );
}

function factsOfZone(
  name: string,
  beatsPerMinute: number,
  { analysis: { zones }, row }: ConversationActivity,
): QuotedFact[] {
  if (!zones) return [];
  const number = zoneOfBeats(zones.times, beatsPerMinute);
  return makeFact(`${name}.zone`, number, {
    unit: 'count',
    method: `zones-${zones.basis}`,
    proof: { kind: 'model' },
  }).map((fact) => ({ ...fact, activityId: row.id }));
}

type AskedPart = Extract<AskedOfRecording, { ask: 'part' }>;

function factsOfPart(
  name: string,
  { end, kilometers }: AskedPart,
  { row, analysis }: ConversationActivity,
): QuotedFact[] {
  const isTrusted = isHeartRateOfWhole(analysis.heartRateQuality);
  const { splits } = analysis;
  const count = end === 'first' ? kilometers : countFromEnd(splits, kilometers);
  // All of it is no part.
  if (splits.length <= count) return [];
  const part = end === 'first' ? splits.slice(0, count) : splits.slice(-count);
  const rest = end === 'first' ? splits.slice(count) : splits.slice(0, -count);
  return [
    ...factsOfSplits(`${name}.part`, part, { isTrusted }),
    ...factsOfSplits(`${name}.part.rest`, rest, { isTrusted }),
  ].map((fact) => ({ ...fact, activityId: row.id }));
}

/** How many splits from the end are nearest to so many kilometres: the last one is mostly shorter. */
function countFromEnd(splits: readonly Split[], kilometers: number): number {
  let count = 0;
  let meters = 0;
  while (count < splits.length && meters < 1000 * kilometers - HALF_A_SPLIT_METERS) {
    count += 1;
    meters += splits.at(-count)?.distanceMeters ?? 0;
  }
  return count;
}

const HALF_A_SPLIT_METERS = 500;
/** A length that differs by less is called by the number that was asked for. */
const SAME_LENGTH_METERS = 60;

/** Several kilometres together: how far, how fast, at what heart rate, and how much they climb. */
function factsOfSplits(
  name: string,
  splits: readonly Split[],
  { isTrusted }: { isTrusted: boolean },
) {
  const [first] = splits;
  const last = splits.at(-1);
  if (!first || !last) return [];
  const proof: FactProof = {
    kind: 'stretch',
    stretch: { startSeconds: first.startSeconds, endSeconds: last.endSeconds },
  };
  const sum = (of: (split: Split) => number) =>
    splits.reduce((total, split) => total + of(split), 0);
  const meters = sum(({ distanceMeters }) => distanceMeters);
  const seconds = sum(({ movingSeconds }) => movingSeconds);
  const isRound = Math.abs(meters - 1000 * Math.round(meters / 1000)) <= SAME_LENGTH_METERS;
  const isMeasured =
    isTrusted && splits.every((one) => one.averageHeartRateBeatsPerMinute !== null);
  const beats = sum((one) => (one.averageHeartRateBeatsPerMinute ?? 0) * one.movingSeconds);
  const isClimbKnown = splits.every(({ ascentMeters }) => ascentMeters !== null);
  return [
    ...makeFact(`${name}.distance`, isRound ? 1000 * Math.round(meters / 1000) : meters, {
      unit: isRound ? 'roundMeters' : 'meters',
      method: 'distance-part',
      proof,
    }),
    ...makeFact(`${name}.pace`, meters > 0 && seconds > 0 ? (1000 * seconds) / meters : null, {
      unit: 'secondsPerKilometer',
      method: 'distance-part',
      proof,
    }),
    ...makeFact(`${name}.heartRate`, isMeasured && seconds > 0 ? beats / seconds : null, {
      unit: 'beatsPerMinute',
      method: 'heart-rate-part',
      proof,
    }),
    ...makeFact(`${name}.ascent`, isClimbKnown ? sum((one) => one.ascentMeters ?? 0) : null, {
      unit: 'metersOfAltitude',
      method: 'distance-part',
      proof,
    }),
  ];
}
