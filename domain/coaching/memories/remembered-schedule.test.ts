import { expect, it } from 'vitest';
import { NO_SCHEDULE } from '../../memories/remembered-of-runner.ts';
import { findMemories } from './find-memories.ts';
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
  ['Tuesday nights I train with my club.', { clubWeekdays: [2] }],
  ['火曜はクラブの練習があります。', { clubWeekdays: [2] }],
  ['跑团每周四练。', { clubWeekdays: [4] }],
  ['跑團每週四練。', { clubWeekdays: [4] }],
  ['Thứ ba tôi tập với câu lạc bộ.', { clubWeekdays: [2] }],
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
    facts: ['knee'],
  });
});

it.each([
  ['injury', 'I strained my calf last winter.', ['calf']],
  ['injury', 'シンスプリントになりやすいです。', ['shins']],
  ['injury', '我經常扭到腳踝。', ['ankle']],
  ['injury', 'My right hamstring tore two years ago.', ['thigh']],
  ['injury', '以前、膝を痛めました。', ['knee']],
  ['injury', 'Tôi từng đau hông.', ['knee']],
  ['schedule', 'I work night shifts every other week.', ['shifts']],
  ['schedule', 'Tôi làm ca đêm mỗi tuần hai lần.', ['shifts']],
  ['schedule', '我上夜班。', ['shifts']],
  ['preference', 'Gels upset my stomach.', ['stomach']],
  ['preference', '走ると胃が痛くなるのでジェルは苦手です。', ['stomach']],
  ['schedule', 'I walk the dog every evening.', ['walks']],
  ['schedule', '毎晩、犬の散歩をしています。', ['walks']],
  ['schedule', '我每天晚上遛狗。', ['walks']],
  ['schedule', '我每天晚上遛狗散步。', ['walks']],
  ['schedule', 'Tối nào mỗi ngày tôi cũng dắt chó đi dạo.', ['walks']],
  ['schedule', 'On weekdays I have 45 minutes at most.', []],
  ['preference', 'I like running in the morning.', []],
] as const)('knows for a plan, of a note of %s: %s', (kind, text, facts) => {
  expect(rememberedOfRunner([{ kind, text }]).facts).toEqual(facts);
});

it.each([
  ['I walk the dog every evening.', ['walks'], []],
  ['We walk our dog twice a day.', ['walks'], []],
  ['I walk to work.', ['walks'], []],
  ['Club on Tuesday.', [], [2]],
  ['My club trains every Thursday.', [], [4]],
  ['毎朝、犬と散歩しています。', ['walks'], []],
  ['歩いて通勤しています。', ['walks'], []],
  ['クラブは火曜日です。', [], [2]],
  ['我每天早上遛狗。', ['walks'], []],
  ['我走路上班。', ['walks'], []],
  ['跑团在周二。', [], [2]],
  ['跑團在週二。', [], [2]],
  ['Mỗi tối tôi dắt chó đi dạo.', ['walks'], []],
  ['Tôi đi bộ đi làm.', ['walks'], []],
  ['Câu lạc bộ tập thứ năm.', [], [4]],
] as const)(
  'is read from a message into what a plan begins from: %s',
  (text, facts, clubWeekdays) => {
    const known = rememberedOfRunner(findMemories(text));
    expect(known.facts).toEqual(facts);
    expect(known.schedule.clubWeekdays).toEqual(clubWeekdays);
  },
);

it.each([
  'My mother walks every day.',
  'Should I walk every evening?',
  'I walked the dog yesterday.',
  '母は毎日散歩しています。',
  '我妈每天散步。',
  'The club race is this Tuesday.',
])('takes nothing of what is no habit of the runner: %s', (text) => {
  const known = rememberedOfRunner(findMemories(text));
  expect(known.facts).toEqual([]);
  expect(known.schedule.clubWeekdays).toEqual([]);
});
