import { describe, expect, it } from 'vitest';
import { exampleActivityRow } from '../../activities/example-activity-row.ts';
import type { ActivityRow } from '../../activities/activity-row.ts';
import { raceSecondsOf } from '../../training/performance/vdot.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '../example-plan-wish.ts';
import { planOfRecord } from '../plan-record.ts';
import { proposedPlan } from '../proposed-plan.ts';
import { changesOf } from './plan-change.ts';
import { proposedChange, withAccepted, withRefused, type PlanMoment } from './propose-change.ts';
import { newestTest, testedForm } from './tested-form.ts';

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const { record: RECORD, plan: PLAN } = PROPOSED;
const SESSIONS = PLAN.weeks.flatMap(({ sessions }) => sessions);
const TEST = SESSIONS.find(({ kind }) => kind === 'test');
if (!TEST) throw new Error('no test in the plan');
const METERS = TEST.steps.find(({ effort }) => effort === 'test')?.meters ?? 0;
/** The day after it. */
const TODAY = new Date(Date.parse(TEST.day) + 86_400_000).toISOString().slice(0, 10);
const AT = new Date(`${TODAY}T09:00:00Z`);

/** Everything up to today as planned, the test with its warm-up and cool-down. */
function ran(change: Partial<ActivityRow> = {}): ActivityRow[] {
  return SESSIONS.filter(({ day }) => day < TODAY).map(({ day, id, meters, kind }) =>
    exampleActivityRow({
      id: `${day}-${id}`,
      startedAt: new Date(`${day}T07:00:00Z`),
      utcOffsetMinutes: 0,
      distanceMeters: meters,
      purpose: kind === 'test' ? 'tempo' : null,
      ...(kind === 'test' && change),
    }),
  );
}

function effort(distanceMeters: number, vdot: number) {
  const elapsedSeconds = raceSecondsOf(vdot, distanceMeters);
  return { distanceMeters, elapsedSeconds, startSeconds: 0, endSeconds: elapsedSeconds };
}

function momentAfter(vdot: number): PlanMoment {
  const test = newestTest(RECORD, ran(), TODAY);
  return {
    today: TODAY,
    recordings: ran(),
    race: null,
    test: test && testedForm(test, [effort(1000, 70), effort(METERS, vdot)]),
    caution: null,
  };
}

describe('a test run of the plan', () => {
  it('is found by the recording that certainly was it', () => {
    const test = newestTest(RECORD, ran(), TODAY);
    expect(test).toEqual({ activityId: `${TEST.day}-${TEST.id}`, day: TEST.day, meters: METERS });
  });

  it.each([
    ['run easily', { purpose: 'easy' as const }],
    ['cut short', { distanceMeters: 1500 }],
    ['kept from coaches', { isHidden: true }],
    ['a repeated recording', { duplicateOf: 'other' }],
  ])('is none where it was %s', (_how, change) => {
    expect(newestTest(RECORD, ran(change), TODAY)).toBeNull();
  });

  it('gives new paces where it was faster, once, and the history says so', () => {
    const proposal = proposedChange(RECORD, momentAfter(47));
    if (!proposal) throw new Error('no proposal');
    expect(proposal).toMatchObject({
      kind: 'paces',
      cause: { code: 'tested', vdotBefore: 45, vdotNow: 47 },
    });
    const slowest = (target: { paceSlow: number | null }) => target.paceSlow ?? 0;
    const changed = proposal.difference.sessions.flatMap(({ before, after }) =>
      before && after && before.target.paceSlow !== null ? [{ before, after }] : [],
    );
    expect(changed.length).toBeGreaterThan(5);
    for (const { before, after } of changed) {
      expect(slowest(after.target)).toBeLessThan(slowest(before.target));
      expect(after.meters).toBe(before.meters);
    }
    const accepted = withAccepted(RECORD, proposal, AT, TODAY);
    expect(accepted.vdotTenths).toBe(470);
    expect(planOfRecord(accepted)?.endDay).toBe(PLAN.endDay);
    expect(changesOf(accepted)[0]).toMatchObject({ kind: 'paces', state: 'made' });
    expect(proposedChange(accepted, momentAfter(47))).toBeNull();
    expect(proposedChange(withRefused(RECORD, proposal, AT, TODAY), momentAfter(47))).toBeNull();
  });

  it('changes nothing where it was as expected or slower', () => {
    for (const vdot of [40, 45, 45.8]) expect(proposedChange(RECORD, momentAfter(vdot))).toBeNull();
  });

  it('gives way to a race that shows more', () => {
    const race = { vdot: 48, day: TEST.day };
    expect(proposedChange(RECORD, { ...momentAfter(47), race })?.cause).toMatchObject({
      code: 'faster',
      vdotNow: 48,
    });
    const slower = { vdot: 46, day: TEST.day };
    expect(proposedChange(RECORD, { ...momentAfter(47), race: slower })?.cause.code).toBe('tested');
  });

  it('says at least what its mile says where its distance is not kept', () => {
    const test = { activityId: 'a', day: TEST.day, meters: 2000 };
    const form = testedForm(test, [effort(1000, 70), effort(1609.344, 46)]);
    expect(form?.vdot).toBeCloseTo(46, 1);
    expect(testedForm(test, [effort(1000, 70)])).toBeNull();
  });
});
