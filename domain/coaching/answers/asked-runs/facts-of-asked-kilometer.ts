import { isHeartRateOfWhole } from '../../../activities/sensors/heart-rate-quality.ts';
import type { Split } from '../../../activities/computed-analysis.ts';
import type { AskedKilometer } from '../../questions/runs/asked-runs.ts';
import type { ConversationActivity, QuotedFact } from '../../facts/conversation.ts';
import type { FactProof } from '../../facts/fact.ts';
import { makeFact } from '../../facts/make-fact.ts';

/**
 * A kilometre of a run by its number, pace, heart rate and climb, and the kilometres beside it.
 *
 * @param name what the ids begin with
 */
export function factsOfAskedKilometer(
  name: string,
  which: AskedKilometer,
  { row, analysis }: ConversationActivity,
): QuotedFact[] {
  const isTrusted = isHeartRateOfWhole(analysis.heartRateQuality);
  const whole = analysis.splits
    .filter(({ isRemainder }) => !isRemainder)
    .map((one) => (isTrusted ? one : { ...one, averageHeartRateBeatsPerMinute: null }));
  const split = chosenSplit(whole, which);
  if (!split) return [];
  const rest = whole.filter((one) => one !== split);
  return [...factsOfSplit(name, split), ...factsOfRest(name, rest)].map((fact) => ({
    ...fact,
    activityId: row.id,
  }));
}

function chosenSplit(splits: readonly Split[], which: AskedKilometer): Split | undefined {
  const most = (of: (split: Split) => number) => splits.toSorted((a, b) => of(b) - of(a))[0];
  switch (which) {
    case 'first':
      return splits[0];
    case 'last':
      return splits.at(-1);
    case 'slowest':
      return most(({ paceSecondsPerKilometer }) => paceSecondsPerKilometer);
    case 'steepest':
      return most(({ ascentMeters }) => ascentMeters ?? 0);
    case 'hardest': {
      // Without a heart rate nobody can see how hard a kilometre was.
      const measured = splits.every((one) => one.averageHeartRateBeatsPerMinute !== null);
      return measured ? most((one) => one.averageHeartRateBeatsPerMinute ?? 0) : undefined;
    }
    default:
      return splits[which - 1];
  }
}

function proofOf({ index, startSeconds, endSeconds }: Split): FactProof {
  return { kind: 'split', index, stretch: { startSeconds, endSeconds } };
}

function factsOfSplit(name: string, split: Split) {
  const about = { method: 'kilometer-split', proof: proofOf(split) } as const;
  return [
    ...makeFact(`${name}.number`, split.index + 1, { unit: 'count', ...about }),
    ...makeFact(`${name}.pace`, split.paceSecondsPerKilometer, {
      unit: 'secondsPerKilometer',
      ...about,
    }),
    ...makeFact(`${name}.heartRate`, split.averageHeartRateBeatsPerMinute, {
      unit: 'beatsPerMinute',
      method: 'heart-rate-part',
      proof: about.proof,
    }),
    ...makeFact(`${name}.ascent`, split.ascentMeters, { unit: 'metersOfAltitude', ...about }),
  ];
}

/** The other kilometres together. */
function factsOfRest(name: string, rest: readonly Split[]) {
  const [first] = rest;
  const last = rest.at(-1);
  if (!first || !last) return [];
  const proof: FactProof = {
    kind: 'stretch',
    stretch: { startSeconds: first.startSeconds, endSeconds: last.endSeconds },
  };
  const mean = (of: (split: Split) => number | null) => {
    const known = rest.map((one) => ({ value: of(one), seconds: one.movingSeconds }));
    if (known.some(({ value }) => value === null)) return null;
    const seconds = known.reduce((sum, one) => sum + one.seconds, 0);
    return known.reduce((sum, { value, seconds: own }) => sum + (value ?? 0) * own, 0) / seconds;
  };
  const seconds = rest.reduce((sum, { movingSeconds }) => sum + movingSeconds, 0);
  const meters = rest.reduce((sum, { distanceMeters }) => sum + distanceMeters, 0);
  return [
    ...makeFact(`${name}.rest.pace`, meters > 0 ? (1000 * seconds) / meters : null, {
      unit: 'secondsPerKilometer',
      method: 'distance-part',
      proof,
    }),
    ...makeFact(
      `${name}.rest.heartRate`,
      mean((one) => one.averageHeartRateBeatsPerMinute),
      {
        unit: 'beatsPerMinute',
        method: 'heart-rate-part',
        proof,
      },
    ),
  ];
}
