import { expect, it } from 'vitest';
import { NO_SCHEDULE } from '../../memories/remembered-of-runner.ts';
import { rememberedOfRunner, rememberedSchedule } from './remembered-schedule.ts';

const notes = (...texts: string[]) => texts.map((text) => ({ kind: 'schedule' as const, text }));

it.each([
  ["I can't run on Wednesdays because I work late.", { unavailableWeekdays: [3] }],
  ['I only have time to train on weekends.', { availableWeekdays: [6, 7] }],
  ['On weekdays I have 45 minutes at most.', { minutes: 45 }],
  ['ロング走はいつも日曜日です。', { longRunWeekday: 7 }],
  ['火曜、木曜、土曜なら走れます。', { availableWeekdays: [2, 4, 6] }],
  ['我一周能跑三次。', { runsPerWeek: 3 }],
  ['禮拜一是我的休息日。', { unavailableWeekdays: [1] }],
  ['Thứ sáu tôi không tập được.', { unavailableWeekdays: [5] }],
  ['Tuesday nights I train with my club.', {}],
])('reads %s', (text, said) => {
  expect(rememberedSchedule(notes(text))).toEqual({ ...NO_SCHEDULE, ...said });
});

it('goes by the newer of two notes that contradict each other', () => {
  const newer = 'I’m free on Monday, Wednesday and Friday.';
  expect(rememberedSchedule(notes(newer, 'I can’t run on Wednesdays or Sundays.'))).toMatchObject({
    availableWeekdays: [1, 3, 5],
    unavailableWeekdays: [7],
  });
});

it('knows of an injury, and of no days, where nothing is said of them', () => {
  const injury = { kind: 'injury', text: 'My knee hurts on Mondays.' } as const;
  expect(rememberedOfRunner([injury])).toEqual({
    schedule: NO_SCHEDULE,
    isInjured: true,
    facts: [],
  });
});

it.each([
  ['injury', 'I strained my calf last winter.', ['calf']],
  ['injury', 'シンスプリントになりやすいです。', ['shins']],
  ['injury', '我經常扭到腳踝。', ['ankle']],
  ['schedule', 'I work night shifts every other week.', ['shifts']],
  ['schedule', 'Tôi làm ca đêm mỗi tuần hai lần.', ['shifts']],
  ['schedule', '我上夜班。', ['shifts']],
  ['preference', 'Gels upset my stomach.', ['stomach']],
  ['preference', '走ると胃が痛くなるのでジェルは苦手です。', ['stomach']],
  ['schedule', 'On weekdays I have 45 minutes at most.', []],
  ['preference', 'I like running in the morning.', []],
] as const)('knows for a plan, of a note of %s: %s', (kind, text, facts) => {
  expect(rememberedOfRunner([{ kind, text }]).facts).toEqual(facts);
});
