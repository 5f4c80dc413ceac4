import { expect, it } from 'vitest';
import { PLAN_RECORD_LIMITS } from '../plan-record.ts';
import { markOf, marksOf, withMark } from './plan-marks.ts';

const SESSION = { day: '2026-12-01', id: 'd2' };

it('says what became of a session, until it is taken back', () => {
  const ill = withMark('', SESSION, 'ill');
  expect(ill).toBe('2026-12-01 2 ill\n');
  expect(markOf(marksOf(ill), SESSION)).toBe('ill');
  expect(markOf(marksOf(ill), { ...SESSION, id: 'd2b' })).toBeNull();
  expect(withMark(ill, SESSION, 'busy')).toBe('2026-12-01 2 busy\n');
  expect(withMark(ill, SESSION, null)).toBe('');
});

it('leaves out what is no mark', () => {
  expect(marksOf('2026-12-01 2 abducted\nnonsense\n').size).toBe(0);
});

it('is never more than may be stored', () => {
  let text = '';
  for (let week = 1; week <= 60; week += 1) {
    for (const day of [1, 2, 3, 4, 5, 6]) {
      text = withMark(
        text,
        { day: `20${String(week).padStart(2, '0')}-12-0${day}`, id: 'd2b' },
        'tired',
      );
    }
  }
  expect(text.length).toBeLessThanOrEqual(PLAN_RECORD_LIMITS.detailsMaxLength / 4);
});
