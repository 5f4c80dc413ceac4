import { describe, expect, it } from 'vitest';
import { EXAMPLE_REVISION, EXAMPLE_RUNNER, EXAMPLE_WISH } from '../example-plan-wish.ts';
import { storedPlanOf, type PlanRecord } from '../plan-record.ts';
import { completeRecord, proposedPlan } from '../proposed-plan.ts';
import { planRecordSchema } from '../plan-record-document.ts';
import { changesOf, undoableChange, withChange, withoutLastChange } from './plan-change.ts';

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const RECORD = PROPOSED.record;
const AT = new Date('2026-12-01T10:20:30Z');
const TODAY = '2026-12-01';

/** The plan without its third week's line as it was. */
function shortened(record: PlanRecord): string {
  const lines = record.sessions.split('\n');
  return lines.with(2, (lines[2] ?? '').replace(/ \d{4,} /, ' 4000 ')).join('\n');
}

function changed(record: PlanRecord, at = AT): PlanRecord {
  const entry = { at, author: 'coach', kind: 'bridge', day: TODAY } as const;
  return withChange(record, { sessions: shortened(record), marks: '2026-11-29 7 ill\n' }, entry);
}

/** What it is beside its history. */
function withoutHistory({ changes: _, ...record }: PlanRecord): Omit<PlanRecord, 'changes'> {
  return record;
}

describe('the history of a plan', () => {
  it('says who changed what and when, and is stored', () => {
    const record = changed(RECORD);
    expect(changesOf(record)).toEqual([
      { at: AT, author: 'coach', kind: 'bridge', day: TODAY, state: 'made' },
    ]);
    expect(planRecordSchema.isValidSync(storedPlanOf(record, EXAMPLE_REVISION))).toBe(true);
    expect(completeRecord(storedPlanOf(record, EXAMPLE_REVISION))).toMatchObject({
      ...record,
      revision: EXAMPLE_REVISION,
    });
  });

  it('leads back to what was there, change by change', () => {
    const pause = { at: AT, author: 'runner', kind: 'pause', day: TODAY } as const;
    const bridged = changed(RECORD);
    const paused = withChange(bridged, { pausedOn: TODAY, pausedUntil: '2026-12-09' }, pause);
    const back = withoutLastChange(paused, AT, TODAY);
    expect(back && withoutHistory(back)).toEqual(withoutHistory(bridged));
    const first = back && withoutLastChange(back, AT, TODAY);
    expect(first && withoutHistory(first)).toEqual(withoutHistory(RECORD));
    expect(first && changesOf(first).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'undo made',
      'undo made',
      'pause undone',
      'bridge undone',
    ]);
    expect(first && undoableChange(first)).toBeNull();
    expect(first && withoutLastChange(first, AT, TODAY)).toBeNull();
  });

  it('gives back goal, forecast and the number of weeks', () => {
    const lines = RECORD.sessions.trimEnd().split('\n');
    const later = withChange(
      RECORD,
      {
        sessions: `${[...lines, lines.at(-1) ?? ''].join('\n')}\n`,
        endDay: '2027-03-21',
        goalDay: '2027-03-21',
        vdotTenths: null,
      },
      { at: AT, author: 'coach', kind: 'rebuild', day: TODAY },
    );
    const back = withoutLastChange(later, AT, TODAY);
    expect(back && withoutHistory(back)).toEqual(withoutHistory(RECORD));
  });

  it('keeps what was refused, which nothing undoes', () => {
    const entry = { at: AT, author: 'runner', kind: 'bridge', day: TODAY } as const;
    const record = withChange(RECORD, {}, { ...entry, state: 'refused' });
    expect(changesOf(record)).toMatchObject([{ kind: 'bridge', state: 'refused' }]);
    expect(undoableChange(record)).toBeNull();
  });

  it('never outgrows what may be stored', () => {
    let record = RECORD;
    for (let time = 0; time < 300; time += 1) {
      const sessions =
        time % 2 === 0 ? shortened(RECORD).replace(/ easy /g, ' long ') : RECORD.sessions;
      const at = new Date(AT.getTime() + time * 1000);
      record = withChange(record, { sessions }, { at, author: 'runner', kind: 'move', day: TODAY });
    }
    expect(planRecordSchema.isValidSync(storedPlanOf(record, EXAMPLE_REVISION))).toBe(true);
    expect(changesOf(record)).toHaveLength(200);
    expect(undoableChange(record)).not.toBeNull();
  });

  it('gives back no more weeks than a plan has, whatever a text says', () => {
    const changes = `1764547200 runner move ${TODAY} made\tweeks=99999999\n`;
    const back = withoutLastChange({ ...RECORD, changes }, AT, TODAY);
    expect(back?.sessions.split('\n').length).toBeLessThan(50);
  });

  it('leaves out lines that say nothing', () => {
    expect(changesOf({ changes: 'nonsense\n1 nobody move 2026-12-01 made\n' })).toEqual([]);
  });
});
