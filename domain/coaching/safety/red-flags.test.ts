import { describe, expect, test } from 'vitest';
import { findRedFlag } from './red-flags.ts';
import type { RedFlagCategory } from './red-flag.ts';

const SIGNS: readonly [RedFlagCategory, readonly string[]][] = [
  [
    'cardiac',
    [
      'Felt pressure across my chest on the last climb',
      'chest felt really tight from km 3',
      'Pain in my left arm while running',
      'インターバル中に胸が痛かった',
      '走っていると胸が締め付けられる感じがする',
      '左腕がしびれた',
      '跑到一半胸口有点痛',
      '最後兩公里胸悶',
      'Chạy đến km cuối thì đau ngực',
      'tức ngực khi lên dốc',
    ],
  ],
  [
    'syncope',
    [
      'I nearly fainted after the third rep',
      'blacked out for a second at the track',
      'ゴール後に意識を失った',
      '目の前が真っ暗になった',
      '跑完差点晕倒',
      '終點後暈倒了',
      'suýt ngất ở km thứ ba',
    ],
  ],
  [
    'heat-stroke',
    [
      'So hot today. I got disoriented and stopped sweating.',
      '炎天下で意識がもうろうとした',
      '熱中症になったみたいです',
      '天太热,后来不出汗,意识模糊',
      '好像中暑了',
      'Trời nóng quá, tôi bị lơ mơ và ngừng ra mồ hôi',
    ],
  ],
  [
    'hyponatremia',
    [
      'Drank loads of water at the stops, then headache and vomiting',
      '水を大量に飲んだあと頭痛と吐き気',
      '喝了太多水,头痛想吐',
      'Uống rất nhiều nước rồi đau đầu, buồn nôn',
    ],
  ],
  [
    'palpitations',
    [
      'palpitations since yesterday',
      'My heart kept skipping beats on the easy part',
      '走り出してすぐ動悸がした',
      '脈が乱れている感じ',
      '心臓がバクバクして止まらない',
      '跑的时候心悸',
      '心跳不規則',
      'Tim đập không đều khi chạy',
    ],
  ],
  [
    'breathlessness',
    [
      'Out of breath even at an easy jog',
      'ジョグなのに息が苦しい',
      '歩いていても息ができない',
      '今天慢跑也喘不过气',
      'Chạy nhẹ mà khó thở',
    ],
  ],
  ['dizziness', ['A bit dizzy today', 'めまいがした', '有点头晕', '頭暈', 'hơi chóng mặt']],
  [
    'dvt',
    [
      'my left calf is swollen',
      '片方のふくらはぎが腫れている',
      '右小腿又肿又热',
      'bắp chân trái bị sưng',
    ],
  ],
  [
    'bone-stress-injury-high-risk',
    [
      'Groin ache, deep inside, worse at night',
      '股関節の奥が痛い',
      '腹股沟越来越痛',
      'đau háng, mỗi lần chạy lại nặng hơn',
    ],
  ],
  [
    'bone-stress-injury',
    [
      'Shin hurts in one spot when I press it',
      'Worried about a stress fracture',
      'すねの一点が押すと痛い',
      '疲労骨折かもしれない',
      '脛骨按下去會痛',
      '可能是应力性骨折',
      'đau ống quyển, ấn vào một điểm rất nhói',
    ],
  ],
  [
    'reds',
    [
      'Have not had a period for four months',
      "I haven't had my period since spring",
      '生理が三か月来ていない',
      '月经三个月没来了',
      'mất kinh ba tháng nay',
    ],
  ],
  [
    'pregnancy-warning',
    [
      'Pregnant and had contractions on the run',
      '妊娠中ですが出血がありました',
      '怀孕五个月,跑完有点出血',
      'Mang thai tuần 20, chạy xong bị ra máu',
    ],
  ],
  [
    'pregnancy-general',
    [
      'Found out I am pregnant',
      '妊娠しました',
      '我懷孕了',
      'mình đang mang thai',
      'got two lines on the test this morning, still ok to do intervals?',
      '検査薬で陽性が出て今5週です。走っていいですか',
      '验孕棒两条杠了还能跑吗',
      '驗到兩條線了，六週，還可以繼續跑嗎',
      'que thử lên 2 vạch rồi, em chạy tiếp được không',
      'thu que 2 vach roi, chay tiep duoc khong',
    ],
  ],
  [
    'warning-sign',
    [
      'since the run it feels like something is falling out down there',
      '走った後から下に何か落ちてくるような重い感じがあって、少し出血もしました',
      '跑完下面像有东西要掉出来',
      '跑步後陰部有下墜感，還有一點出血',
      'chạy xong thấy nặng trĩu ở vùng kín như có gì tụt xuống',
    ],
  ],
  [
    'acute-illness',
    ['Fever since last night', '昨日から発熱', '熱がある', '有点发烧', '發燒中', 'đang bị sốt'],
  ],
  [
    'head-injury',
    ['Slipped and hit my head', '転んで頭を打った', '摔了一跤撞到头', 'trượt ngã đập đầu'],
  ],
  [
    'neurological',
    [
      'One side of my face went numb',
      '顔の半分がしびれる',
      '呂律が回らない',
      '半边身子发麻',
      'tê nửa người',
    ],
  ],
  [
    'rhabdomyolysis',
    ['dark brown urine afterwards', '尿がコーラみたいに茶色い', '尿是酱油色', 'nước tiểu màu nâu'],
  ],
  ['self-harm', ['I just want to die', '死にたい', '不想活了', 'tôi không muốn sống nữa']],
  [
    'eating-disorder',
    ['I make myself sick after meals', '食べるのが怖い', '吃完就催吐', 'ăn xong lại móc họng'],
  ],
];

const INNOCENT: readonly string[] = [
  'that hill was a heart breaker',
  'no chest pain',
  'No chest pain, dizziness or palpitations today',
  'Had no dizziness at all, legs fine',
  "didn't feel any chest tightness",
  'I am not pregnant',
  'My wife is pregnant so I ran alone',
  'someone fainted at the finish, hope they are ok',
  'chest strap was loose',
  'heart rate was erratic, strap battery is dying',
  'collapsed on the sofa afterwards, so hot out',
  'killing myself on these hills',
  'I wanted to die on the last rep',
  'suicidal pace for the first lap',
  'calves sore, warm-up was short',
  'out of breath after the last interval',
  'missed the rest period between reps',
  'kids had fever, short run only',
  'recovered from covid, easy run',
  'con bị sốt nên chạy ngắn',
  'marathon fever is on',
  'knee a bit stiff, rest day tomorrow',
  'passed out medals after the race',
  '心臓破りの坂だった',
  '胸の痛みはなし',
  '胸の痛みも動悸もなかった',
  'めまいはありませんでした',
  '妻が妊娠中なので一人で走った',
  '熱中症対策で早朝に走った',
  '胸を張って走れた',
  '死にたいくらいきつかった',
  '息が上がらないペースでジョグ',
  '跑的时候右边肋骨下面岔气 疼死了 怎么破',
  'stitch under my right ribs at 5k, hurt like hell',
  'what do I eat for a 6hr mountain race, gels make me barf after hr 3',
  'the smell of that gel makes me vomit',
  '今日はじめて走りました。3分くらいで息があがって歩いてしまいました',
  'two lines of traffic on the bridge, test run went fine',
  'pull-ups: my weight is down, feels great',
  '情熱があるうちに走る',
  '没有胸痛',
  '没有胸痛、头晕或心悸',
  '沒有暈倒,感覺很好',
  '我老婆怀孕了,今天一个人跑',
  '跑步发烧友聚会',
  '为了避免中暑,早上五点出门',
  '间歇累得想死',
  '心率带数据不齐',
  'không đau ngực, không chóng mặt',
  'Không bị đau ngực hay chóng mặt',
  'Vợ tôi đang mang thai',
  'mệt muốn chết nhưng vui',
  'chưa có kinh nghiệm chạy đêm',
  'sốt ruột chờ giải',
  'dây đeo ngực bị lỏng',
  'Bữa trưa có nước sốt cà chua',
  '',
];

describe('signs that need a doctor before a coach', () => {
  for (const [category, notes] of SIGNS) {
    test.each(notes)(`finds ${category} in “%s”`, (note) => {
      expect(findRedFlag(note)?.category).toBe(category);
    });
  }

  test.each(INNOCENT)('leaves “%s” to the coach', (note) => {
    expect(findRedFlag(note)).toBeNull();
  });

  test('a denial covers its own sign only', () => {
    expect(findRedFlag('No chest pain, but I fainted')?.category).toBe('syncope');
    expect(findRedFlag('No stops, chest pain at the end')?.category).toBe('cardiac');
    expect(findRedFlag('胸の痛みで眠れない')?.category).toBe('cardiac');
    expect(findRedFlag('胸痛没有缓解')?.category).toBe('cardiac');
    expect(findRedFlag('没有休息,胸痛')?.category).toBe('cardiac');
    expect(findRedFlag('Tôi không nghỉ, sau đó đau ngực')?.category).toBe('cardiac');
    expect(findRedFlag('No chest pain until the last km')?.category).toBe('cardiac');
    expect(findRedFlag('最後まで走れたが、途中までは胸の痛みはなかった')?.category).toBe('cardiac');
  });

  test('company on the run does not make the sign another’s', () => {
    expect(findRedFlag('Ran with my wife and had chest pain')?.category).toBe('cardiac');
    expect(findRedFlag('My friend stopped, I felt chest pain')?.category).toBe('cardiac');
    expect(findRedFlag('友達と走って胸が痛くなった')?.category).toBe('cardiac');
    expect(findRedFlag('和朋友跑步时胸痛')?.category).toBe('cardiac');
  });

  test('names the most urgent of several signs', () => {
    expect(findRedFlag('Fever, palpitations, then I fainted')).toEqual({
      category: 'syncope',
      action: 'stop-emergency',
    });
    expect(findRedFlag('calf swollen and short of breath')).toEqual({
      category: 'dvt',
      action: 'stop-emergency',
    });
  });

  test('finds a sign in full-width letters and after line breaks', () => {
    expect(findRedFlag('今日は10.5km！\n胸痛あり')?.category).toBe('cardiac');
    expect(findRedFlag('Ｃｈｅｓｔ ｐａｉｎ')?.category).toBe('cardiac');
  });
});

describe('signs typed in haste', () => {
  test.each([
    ['toi bi ngat khi chay, mai chay gi', 'syncope'],
    ['dau nguc khi chay nhe', 'cardiac'],
    ['kho tho khi chay nhe', 'breathlessness'],
    ['tim dap loan tu nhien', 'palpitations'],
    ['bi sot mai chay gi', 'acute-illness'],
    ['muon chet', 'self-harm'],
    ['chong mat khi chay', 'dizziness'],
    ['ふらふらして倒れそうでした', 'syncope'],
    ['chest feels weird, what should i run', 'cardiac'],
  ])('are recognised: %s', (note, category) => {
    expect(findRedFlag(note)?.category).toBe(category);
  });

  test.each([
    'khong bi dau nguc',
    'met muon chet nhung vui',
    'vo toi mang thai',
    'chay nhe thoi, khong chong mat',
    'the match was on, no mau mau here',
  ])('are not recognised where there are none: %s', (note) => {
    expect(findRedFlag(note)).toBeNull();
  });
});

test.each(['热得起鸡皮疙瘩，人也恶心', '太陽下跑到起雞皮疙瘩，又不流汗了'])(
  'goosebumps in the heat are no hives: %s',
  (text) => {
    expect(findRedFlag(text)?.category).toBe('heat-stroke');
  },
);
