import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import { calendarDayOf, dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { planOfRecord } from '@tasuki/domain/plans/plan-record';
import { completeRecord } from '@tasuki/domain/plans/proposed-plan';
import { planRecordSchema } from '@tasuki/domain/plans/plan-record-document';
import { demoPlan, demoUserAccount } from './demo-people.ts';

it('lets demo people begin with the built-in coach, not with a stand-in of a model', () => {
  for (const account of DEMO_ACCOUNTS) {
    expect(demoUserAccount(account, 'en').defaultModel).toBe('embedded');
  }
});

it.each([0, 1, 2, 3, 4, 5, 6])(
  'has the demo runner in the sixth week of a plan (day %s)',
  (days) => {
    const today = dayNumberOf('2026-11-23') + days;
    const record = demoPlan(today);
    expect(planRecordSchema.isValidSync(record)).toBe(true);
    const complete = completeRecord(record);
    const weeks = (complete && planOfRecord(complete)?.weeks) ?? [];
    expect(weeks.findLast(({ monday }) => monday <= calendarDayOf(today))?.number).toBe(6);
    expect(weeks).toHaveLength(14);
  },
);
