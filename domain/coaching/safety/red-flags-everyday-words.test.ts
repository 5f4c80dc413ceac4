import { describe, expect, test } from 'vitest';
import type { RedFlagCategory } from './red-flag.ts';
import { findRedFlag } from './red-flags.ts';

/** Signs in the words that people have for them, which are seldom those of a list. */
const SIGNS: readonly [RedFlagCategory, readonly string[]][] = [
  [
    'self-harm',
    [
      "I'm gonna kill myself",
      'I feel like killing myself',
      'I keep thinking about ending my life',
      'i wish i was dead',
      'i dont wanna be here anymore',
      "I can't do this, i dont want to live",
      "I don't want to live like this anymore",
      'what is the point of living',
      'there is no reason to live',
      'everyone would be better off without me',
      'i have been cutting myself',
      'going to end it tonight',
      'i took too many pills',
      'I am tired of living',
      "life isn't worth it",
      'I want to disappear',
      'nobody would miss me',
      'i hate myself and want to die',
      'I feel like ending everything',
      '自分を傷つけてしまう',
      '我撑不下去了，想结束一切',
      '我恨不得死',
      'muốn tự kết thúc',
      'không ai cần mình nữa',
      '消えたい',
      'もう死にたくなりました',
      'いなくなりたい',
      '生きるのがつらい',
      'もう生きてる意味がない',
      'リスカしてしまった',
      '死んだほうがまし',
      '楽になりたい、もう全部終わりにしたい',
      '活着没意思',
      '活着好累',
      '活着好累，不想继续了',
      '我割腕了',
      '活不下去了',
      '真想一了百了',
      '我想消失',
      '活著好累',
      '我不想再活了',
      'ko muon song nua',
      'không còn muốn sống nữa',
      'sống không có ý nghĩa gì nữa',
      'chán sống',
      'tôi rạch tay',
      'chỉ muốn biến mất',
    ],
  ],
  [
    'cardiac',
    [
      'chestpain since the third rep',
      'felt like an elephant sitting on my chest',
      'my heart hurts',
      'my left arm went tingly',
      'my jaw was aching',
      '走ると胸がぎゅっとなる',
      '胸口像压了块石头',
      '左臂发麻',
      'tim đau',
      'bố thì khỏe nhưng tôi bị nhồi máu cơ tim',
    ],
  ],
  ['syncope', ['woke up on the ground', 'ゴールしたあと倒れました']],
  [
    'palpitations',
    ['heart racing for an hour after i stopped', 'heart was beating out of my chest in bed'],
  ],
  ['breathlessness', ['I get winded walking up stairs since last week', '爬楼梯就喘']],
  ['dizziness', ['light headed', 'the room was spinning', 'feeling woozy', '頭がふらふらする']],
  ['rhabdomyolysis', ['peed blood after the marathon']],
  ['head-injury', ['fell and bumped head']],
  ['neurological', ['tự nhiên méo miệng']],
  ['reds', ["haven't gotten my period since June", '三个月没来月经了', '兩個月沒來大姨媽']],
  ['eating-disorder', ['i only eat 500 calories a day', 'skipping meals to get lighter']],
  ['acute-illness', ['I have a temperature, ok to run?', '阳了，能跑吗']],
  ['pregnancy-general', ["I'm expecting", 'em đang bầu, chạy được không', '有喜了']],
];

/** What only sounds like one. */
const INNOCENT: readonly string[] = [
  'that session nearly killed me',
  'I killed that session',
  'i wanted to die on that hill',
  'I want to live near the park',
  "I don't want to live in a city without trails",
  'cutting myself some slack this week',
  'I cut myself shaving',
  'my streak is silly, I might end it tonight',
  'time to take my life back',
  "I don't want to be here at six in the morning",
  'I wish I was faster',
  'the race of my life',
  'what is the point of easy running',
  'sick of living on gels',
  'overdosed on gels',
  'I am not suicidal, just tired',
  'a strong head wind, I hit headwind all the way',
  'I was winded after the last interval',
  'I had fever last month, all good now',
  'it was warm, with a temperature of 24 degrees',
  'I am expecting a good race',
  'I only eat 80 g of carbs',
  'I want to disappear into the woods',
  'this hill is suicide',
  'my legs want to die',
  "I don't want to die out there in the heat",
  '消えたいくらい恥ずかしい記録',
  '自殺行為のペースでした',
  '死にたくないので水を飲みます',
  '我不想死',
  'không muốn chết',
  'my friend killed himself last year',
  '坂で死ぬかと思った',
  '死ぬほど疲れた',
  'もうこの練習は終わりにしたい',
  '生きてる実感がある',
  '首がつった',
  '自転車が倒れました',
  '転んで倒れました',
  '脚がフラフラでした',
  '跑得生不如死',
  '累得想死',
  '今天不想活动',
  '今天不想活動',
  '活着真好',
  '跳楼价的跑鞋',
  '今天出太阳了',
  '不头晕',
  '跑完也不頭暈',
  'mệt muốn chết',
  'nóng muốn chết',
  'leo dốc muốn chết',
  'bố tôi bị nhồi máu cơ tim',
  'mẹ em bị chóng mặt',
];

describe.each(SIGNS)('%s in everyday words', (category, notes) => {
  test.each(notes)('%s', (note) => {
    expect(findRedFlag(note)?.category).toBe(category);
  });
});

test.each(INNOCENT)('no sign: %s', (note) => {
  expect(findRedFlag(note)).toBeNull();
});

test.each(['我是不是胸闷了', '我是不是發燒了'])('asked about is not denied: %s', (note) => {
  expect(findRedFlag(note)).not.toBeNull();
});

test.each([
  '膝が痛い',
  '胸が痛い',
  'no chest pain ',
  'không đau ngực ',
  '没有胸痛',
  'my wife and ',
])('a message of nothing but "%s" is read in no time', (words) => {
  const note = words.repeat(4000 / words.length);
  // The quickest of a few tries: other work on the machine only ever adds.
  const times = [1, 2, 3].map(() => {
    const started = Date.now();
    findRedFlag(note);
    return Date.now() - started;
  });
  expect(Math.min(...times)).toBeLessThan(1000);
});
