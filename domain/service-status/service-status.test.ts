import { describe, expect, it } from 'vitest';
import { isNoticeCurrent } from './service-notice.ts';
import {
  isCheckLate,
  nextServiceStatus,
  partStates,
  SERVICE_PARTS,
  STATUS_LIMITS,
  type PartState,
  type ServicePart,
  type WaitingWork,
} from './service-status.ts';

const ALL_WORKING = Object.fromEntries(SERVICE_PARTS.map((part) => [part, 'working'])) as Record<
  ServicePart,
  PartState
>;

function workOf(people: readonly string[], late: Partial<WaitingWork>): WaitingWork[] {
  return people.map((person) => ({
    part: 'recordings',
    person,
    lateSeconds: 0,
    failedTries: 0,
    ...late,
  }));
}

function at(minutes: number): Date {
  return new Date(Date.UTC(2026, 10, 26, 9, minutes));
}

describe('how the parts of the service are', () => {
  it('takes work that waits its turn for a second as working', () => {
    expect(partStates(workOf(['a', 'b', 'c', 'd'], { lateSeconds: 20 }))).toEqual(ALL_WORKING);
  });

  it('calls a part slow when several people wait for minutes, and only that part', () => {
    const states = partStates(workOf(['a', 'b', 'c'], { lateSeconds: STATUS_LIMITS.lateSeconds }));
    expect(states).toEqual({ ...ALL_WORKING, recordings: 'slow' });
  });

  it('calls it interrupted when it stands still, or keeps failing for several people', () => {
    const standing = workOf(['a', 'b', 'c'], { lateSeconds: STATUS_LIMITS.standingStillSeconds });
    const failing = workOf(['a', 'b', 'c'], { lateSeconds: -300, failedTries: 3 });
    expect(partStates(standing).recordings).toBe('interrupted');
    expect(partStates(failing).recordings).toBe('interrupted');
  });

  it('says nothing about the service because of one person, however much of theirs fails', () => {
    const flood = workOf(Array<string>(500).fill('a'), { lateSeconds: 7200, failedTries: 5 });
    expect(partStates(flood)).toEqual(ALL_WORKING);
  });
});

describe('the status from check to check', () => {
  const interrupted = { ...ALL_WORKING, answers: 'interrupted' } as const;
  const slow = { ...ALL_WORKING, answers: 'slow' } as const;

  it('keeps since when a part is as it is', () => {
    const first = nextServiceStatus(null, ALL_WORKING, at(0));
    const later = nextServiceStatus(first, ALL_WORKING, at(5));
    expect(later.parts.answers).toEqual({ state: 'working', since: at(0) });
    expect(later.checkedAt).toEqual(at(5));
  });

  it('makes one incident of all states until it works again, with the worst of them', () => {
    let status = nextServiceStatus(null, ALL_WORKING, at(0));
    status = nextServiceStatus(status, slow, at(5));
    status = nextServiceStatus(status, interrupted, at(10));
    status = nextServiceStatus(status, slow, at(15));
    expect(status.parts.answers).toEqual({ state: 'interrupted', since: at(5) });
    status = nextServiceStatus(status, ALL_WORKING, at(20));
    expect(status.past).toEqual([
      { part: 'answers', state: 'interrupted', from: at(5), to: at(20) },
    ]);
    expect(status.parts.answers).toEqual({ state: 'working', since: at(20) });
  });

  it('forgets what is over for a month, and keeps a bounded number', () => {
    let status = nextServiceStatus(null, ALL_WORKING, at(0));
    for (let check = 1; check <= 100; check += 1) {
      status = nextServiceStatus(status, check % 2 === 1 ? slow : ALL_WORKING, at(check * 5));
    }
    expect(status.past).toHaveLength(STATUS_LIMITS.pastMaximum);
    const monthLater = new Date(at(0).getTime() + 32 * 24 * 3600 * 1000);
    expect(nextServiceStatus(status, ALL_WORKING, monthLater).past).toEqual([]);
  });

  it('knows when nobody has checked for too long', () => {
    expect(isCheckLate({ checkedAt: at(0) }, at(STATUS_LIMITS.checkLateMinutes))).toBe(false);
    expect(isCheckLate({ checkedAt: at(0) }, at(STATUS_LIMITS.checkLateMinutes + 1))).toBe(true);
  });
});

describe('a notice of the operator', () => {
  it('stays for a day after its end, or for a week where no end is known', () => {
    const planned = { kind: 'maintenance', from: at(0), to: at(30) } as const;
    expect(isNoticeCurrent(planned, new Date('2026-11-27T09:00:00Z'))).toBe(true);
    expect(isNoticeCurrent(planned, new Date('2026-11-27T10:00:00Z'))).toBe(false);
    const open = { ...planned, to: null };
    expect(isNoticeCurrent(open, new Date('2026-12-03T08:00:00Z'))).toBe(true);
    expect(isNoticeCurrent(open, new Date('2026-12-03T10:00:00Z'))).toBe(false);
  });
});
