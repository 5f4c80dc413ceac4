import { Decoder, Encoder, Stream } from '@garmin/fitsdk';
import FitParser from 'fit-file-parser';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '@tasuki/domain/plans/example-plan-wish';
import { fitWorkoutMessages } from '@tasuki/domain/plans/export/fit-workout';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import type { PlanSession } from '@tasuki/domain/plans/training-plan';

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const SESSIONS = PROPOSED.plan.weeks.flatMap(({ sessions }) => sessions);
const MADE_AT = new Date('2026-12-01T00:00:00Z');

function encoded(session: PlanSession, name = 'インターバル 8 km'): Uint8Array {
  const encoder = new Encoder();
  for (const [number, fields] of fitWorkoutMessages(session, { name, madeAt: MADE_AT })) {
    encoder.onMesg(number, { ...fields });
  }
  return encoder.close();
}

/** Metres that a watch counts, repeats followed as it follows them. */
function metersRun(steps: readonly Readonly<Record<string, unknown>>[]): number {
  const figure = (value: unknown) => (typeof value === 'number' ? value : 0);
  const metersOf = ({ durationDistance }: Readonly<Record<string, unknown>>) =>
    figure(durationDistance);
  return steps.reduce((sum, step) => {
    if (step['durationType'] !== 'repeatUntilStepsCmplt') return sum + metersOf(step);
    const repeated = steps.slice(figure(step['durationStep']), figure(step['messageIndex']));
    const once = repeated.reduce((known, one) => known + metersOf(one), 0);
    return sum + once * (figure(step['repeatSteps']) - 1);
  }, 0);
}

describe('a session as a FIT workout', () => {
  it('is read by Garmin’s decoder with all that the plan says', () => {
    for (const session of SESSIONS) {
      const { messages, errors } = new Decoder(Stream.fromByteArray([...encoded(session)])).read();
      expect(errors).toEqual([]);
      const steps = (messages.workoutStepMesgs ?? []) as Readonly<Record<string, unknown>>[];
      expect(messages.fileIdMesgs).toMatchObject([{ type: 'workout', timeCreated: MADE_AT }]);
      expect(messages.workoutMesgs).toMatchObject([
        { sport: 'running', numValidSteps: steps.length, wktName: 'インターバル 8 km' },
      ]);
      const planned = session.steps.reduce(
        (sum, { meters, repeats }) => sum + (meters ?? 0) * repeats,
        0,
      );
      expect(metersRun(steps)).toBe(planned);
      const [fastest] = steps
        .map(({ customTargetSpeedHigh }) => customTargetSpeedHigh)
        .filter((speed) => typeof speed === 'number');
      const { paceFast } = session.target;
      if (paceFast === null) expect(fastest).toBeUndefined();
      else expect(fastest).toBeCloseTo(1000 / paceFast, 2);
    }
  });

  it('is read by another reader too', async () => {
    const intervals = SESSIONS.find(({ kind }) => kind === 'intervals');
    if (!intervals) throw new Error('no intervals');
    const bytes = encoded(intervals, 'Intervals');
    const read = await new FitParser({ mode: 'list' }).parseAsync(Buffer.from(bytes));
    expect(read).toMatchObject({
      workout: { sport: 'running', wkt_name: 'Intervals' },
      // It keeps the last step alone.
      workout_step: { duration_type: 'distance', intensity: 'cooldown' },
    });
  });
});
