import { describe, expect, it } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { MATTER_WORDS } from '@tasuki/domain/coaching/answers/matter-words';
import { findMatter, type Matter } from '@tasuki/domain/coaching/safety/matters/find-matter';
import { findRedFlag } from '@tasuki/domain/coaching/safety/red-flags';
import type { Language } from '@tasuki/domain/language';
import { asking, easyRun, RICH_HISTORY, topicOf } from '../answers/conversation-samples.ts';
import { lastAnswer } from '../answers/talks.ts';
import { ONLY_SOUNDS_ALIKE } from '@tasuki/domain/coaching/learnt-signs/sentences/only-sounds-alike';

const SAID: readonly (readonly [Matter, readonly string[]])[] = [
  [
    'abuse',
    [
      'my coach hits me when i miss splits',
      'my coach keeps touching me, im 15',
      'my husband beat me up last night so no run today',
      'i was groped on my run yesterday',
      'he threatened to kill me if i train with the group',
      'my trainer asked me for nudes',
      'コーチに練習のたびに殴られる',
      '監督に体を触られる 誰にも言えない',
      '夫に蹴られてあざだらけで走れない',
      'ランニング中に痴漢に遭いました',
      '教练打我',
      '老公昨晚打我 身上都是伤',
      '教練一直摸我 我不敢講',
      '我被前男友家暴了，这周没跑',
      'chồng em đánh em, chân bầm hết',
      'huấn luyện viên sờ soạng em sau buổi tập',
      'thay day chay cu so mo e',
    ],
  ],
  [
    'danger',
    [
      'stuck on a ledge above the sea, tide is coming in, 5% battery, how far is left',
      'I am lost in the forest, it is dark and my phone is at 3%',
      '沢に落ちて登り返せない。日も暮れてきたしスマホ残り5%',
      '被困在溪中间的石头上 水越来越高 天也黑了',
      '卡在河中間的石頭上 水位越來越高 現在要衝過去嗎',
      'em bị kẹt dưới suối, nước dâng lên nhanh quá, trời tối, pin còn 6%',
    ],
  ],
  [
    'lightning',
    [
      'on the ridge, my poles are buzzing and thunder comes straight after the flash, carry on?',
      '尾根の上でストックがジリジリ鳴ってる。光と音がほぼ同時。走って下りた方がいい?',
      '湖边跑着 头发都竖起来了 雷就在头顶 还剩两公里 继续吗',
      '稜線上登山杖一直嗡嗡響 剛剛閃一下馬上就轟 要不要繼續跑',
      'em đang trên đỉnh đồi, tóc dựng hết lên, chớp cái là nổ liền, chạy xuống kịp không',
    ],
  ],
  [
    'dengue',
    [
      'day 6 of dengue and the fever has gone, is a slow jog tonight okay',
      'デング熱の熱がやっと下がった。明日軽く走っていい？',
      '登革热第五天烧退了，有点牙龈出血，能慢跑出出汗吗',
      '登革熱剛退燒，明天可以跑個三公里嗎',
      'con em bé bị rồi tới em bị sốt xuất huyết, nay hết sốt, chiều chạy nhẹ được không',
    ],
  ],
  [
    'bite',
    [
      'a stray dog bit me on the calf at km 4, just a scratch, carry on with the plan?',
      'ジョギング中に犬に足を噛まれた。血は少しだけ、明日も走れる？',
      '跑步被流浪狗咬了一口，破了点皮，消毒一下就行了吧',
      '剛剛跑步被野狗咬到小腿，擦藥就好嗎',
      'sáng nay chạy bị chó nhà hàng xóm cắn xước nhẹ, mai chạy tiếp được không',
    ],
  ],
  [
    'tornTendon',
    [
      'Felt a loud pop in my calf mid stride, like somebody kicked me, now I can’t go up on my toes. Ice it?',
      'knee popped when I landed and it swelled up straight away, can I run Sunday',
      'ダッシュ中にアキレス腱のあたりでバチッと音がして、後ろから蹴られたかと思った。つま先立ちができない',
      '起跑那一下小腿啪的一声，像被石头砸了，现在使不上力，休息几天能跑',
      '衝刺時腳後跟好像被人踢到，回頭沒人，現在踮腳踮不起來',
      'đang chạy nước rút nghe cái bụp ở gót chân, giờ không nhón chân được, chườm đá mấy hôm thì chạy lại',
    ],
  ],
  [
    'heartFinding',
    [
      'Work medical: my ECG was abnormal and they referred me to a cardiologist, can I do the marathon first?',
      'my brother died suddenly at 31 playing football, should I worry before my race',
      '健診の心電図で異常と言われて要精密検査。大会のあとでもいいですか',
      '体检心电图说T波倒置，让我复查，下周半马先跑了再说行吗',
      '健檢心電圖異常要複檢，可是週日有比賽，先跑完再看可以嗎',
      'khám sức khỏe điện tâm đồ bất thường, bác sĩ hẹn siêu âm tim, em chạy giải xong rồi đi được không',
    ],
  ],
  [
    'hospitalStay',
    [
      'Left hospital two weeks ago after heat stroke. Can I start running again?',
      'discharged from hospital on Monday, when can i jog',
      '熱射病で入院して退院から2週間です。走り始めていいですか',
      '热射病刚出院两周 教练我能恢复跑步了吗',
      '熱射病出院兩週了，可以恢復跑步嗎',
      'Em mới xuất viện tuần trước, khi nào chạy lại được ạ',
      'bị sốc nhiệt nằm viện ba hôm, vừa ra viện sáng nay, cuối tuần chạy lại được chưa',
      'Sau khi bị sốc nhiệt bao lâu thì chạy lại được ạ',
    ],
  ],
  [
    'maskedFever',
    [
      'Took paracetamol and the fever is gone, I can run the 10K tomorrow right?',
      '解熱剤で熱が下がったので明日の10K走っていいですよね？',
      '吃了退烧药不烧了，明天10公里能跑吧',
      '吃了退燒藥燒退了，明天的10K可以跑吧？',
      'Uống thuốc hạ sốt hết sốt rồi, mai chạy 10K được chứ?',
    ],
  ],
  [
    'medicine',
    [
      'can i take 800mg ibuprofen every 4 hours to get thru the marathon',
      'i stopped my blood pressure meds cause they slow me down',
      'should i take painkillers before my long run',
      'ロキソニン3錠飲んで走れば大丈夫?',
      '血圧の薬をやめて走ってます',
      '跑前吃两片布洛芬扛过去行吗',
      '我把降压药停了，跑起来轻松',
      '止痛藥吃幾顆可以撐完全馬',
      'uống mấy viên giảm đau trước khi chạy thì được',
      'em bỏ thuốc huyết áp rồi chạy được không',
    ],
  ],
  [
    'youngRunner',
    [
      'im 11 and want a marathon plan with 70k a week',
      'marathon plan for my 10 year old please',
      '8歳の息子にフルマラソン走らせたい',
      '中学生ですがフルマラソンを目指したい',
      '孩子12岁，想要一份半马训练计划',
      '兒子10歲想跑全馬，怎麼排課表',
      'con tôi 12 tuổi muốn có giáo án marathon',
    ],
  ],
];

const HARMLESS = [
  'my coach hits me with hill repeats every tuesday',
  'my husband beat me by two minutes',
  'she beat me in the final sprint',
  'hit me up for a run tomorrow',
  'my coach kicked me out of bed for a 5am run',
  'running a 10k for a domestic violence charity',
  'コーチに背中を叩かれて元気が出た',
  '先生に肩をたたかれた',
  '教练打我电话约跑步',
  '他打我脸了，比我快三分钟',
  'chồng em chạy nhanh hơn em',
  'i never use painkillers when i race',
  'i took vitamin c before my run',
  '薬局の前を走った',
  '风扇停了，跑步机上好热',
  'i am 15 weeks into my marathon plan',
  'i started running at 14, now i want a marathon plan',
  "i'm 12 minutes off my marathon goal",
  '15歳のときから走っています。マラソンの計画を作って',
  '我15岁开始跑步，现在想跑全马',
  '15kmのジョグをした',
  'stuck at the railway crossing for 4 minutes, so ignore the stop',
  'got lost in the woods for a bit, saw two deer, lovely',
  'thunderstorm forecast tomorrow, should I use the treadmill instead',
  '雷の予報なので明日はトレッドミルにします',
  '道に迷って2キロ余計に走ったけど、いい景色だった',
  '上次打雷我们躲在便利店吃关东煮',
  '手机快没电 好在到家了',
  'trời sắp mưa giông, mai em chạy máy trong phòng gym được không',
  'I work at a hospital, when should I run between shifts',
  'my mother is home from hospital, what should I run tomorrow',
  'back from hospital and my doctor said I can run again',
  'how do I prevent heat stroke in summer races',
  'no fever and no meds for four days now, what should I run',
  '熱射病を防ぐにはどう走ればいい?',
  '母が退院したので明日から練習を再開します',
  '热射病怎么预防',
  '医生说出院以后可以跑了，明天跑多少',
  'mẹ tôi mới xuất viện, mai tôi chạy gì',
  'does my watch do an ecg while I run',
  'my ECG was normal, so back to intervals tomorrow',
  'my ankle clicks and pops when I warm up, no pain',
  'a dog chased me at km 3 and my heart rate jumped, does it count',
  'how do I keep dogs from biting me on my route',
  '心電図は異常なしでした。練習を続けます',
  '犬に吠えられてペースが乱れた',
  '心电图正常，医生说可以跑',
  '被狗追了一路，配速都上去了',
  '腳踝轉起來會喀喀響，不會痛',
  'bị chó đuổi chạy té khói, pace tăng vọt',
  'điện tim bình thường, mai chạy dài được rồi',
  'fever pitch at the start, took my vitamin pills, race gone well',
];

describe.each(SAID)('%s comes before training', (matter, texts) => {
  it.each(texts)('%j', (text) => {
    expect(findMatter(text)).toBe(matter);
  });
});

it.each([...HARMLESS, ...ONLY_SOUNDS_ALIKE])('is nothing of the kind: %j', (text) => {
  expect(findMatter(text)).toBeNull();
});

const runner = (language: Language) => ({
  ...topicOf(easyRun(), { history: RICH_HISTORY }),
  language,
});

it.each([
  ['en', 'my coach hits me when i miss splits', 'emergency number'],
  ['ja', '監督に体を触られる 誰にも言えない', '#8891'],
  ['zh', '教练打我', '110'],
  ['zh-tw', '教練一直摸我 我不敢講', '113'],
  ['vi', 'chồng em đánh em, chân bầm hết', '113'],
] as const)(
  'names help to who suffers abuse, in %s, and asks nothing of a run',
  (language, text, help) => {
    const answer = answerQuestion(asking(text, runner(language)));
    expect(answer.sentences.join('')).toContain(help);
    expect(answer).toMatchObject({ isSafetyFirst: true, needsCare: true });
    expect(answer.planCard).toBeUndefined();
  },
);

it.each([
  ['en', 'my poles are buzzing on the ridge and thunder comes straight after the flash, carry on?'],
  ['ja', '尾根の上でストックがジリジリ鳴ってる。光と音がほぼ同時。走って下りた方がいい?'],
  ['zh', '湖边跑着 头发都竖起来了 雷就在头顶 还剩两公里 继续吗'],
  ['zh-tw', '稜線上登山杖一直嗡嗡響 剛剛閃一下馬上就轟 要不要繼續跑'],
  ['vi', 'em đang trên đỉnh đồi, tóc dựng hết lên, chớp cái là nổ liền, chạy xuống kịp không'],
] as const)('sends whoever has lightning close by into shelter, in %s', (language, text) => {
  const answer = answerQuestion(asking(text, runner(language)));
  expect(answer).toMatchObject({ isSafetyFirst: true });
  expect(answer.sentences.join('')).toMatch(/30/);
});

it.each([
  ['en', 'type 1, bolused and ran 10k, hands are shaking and I am soaked, sugar 2.6', 'sugar'],
  ['ja', '1型です。インスリンのあと走りすぎて手が震えて冷や汗が止まらない', '糖'],
  ['zh', '一型糖尿病 打完胰岛素跑猛了 手抖 一身冷汗', '糖'],
  ['zh-tw', '我打胰島素 跑完手抖 冷汗直流 看路燈變兩個', '糖'],
  ['vi', 'em tiểu đường tiêm insulin, chạy xong run tay, vã mồ hôi, mắt mờ', 'đường'],
] as const)('sends whoever has low sugar to sugar at once, in %s', (language, text, help) => {
  const answer = answerQuestion(asking(text, runner(language)));
  expect(answer.sentences.join('')).toContain(help);
  expect(findRedFlag(text)).toMatchObject({ category: 'hypoglycemia', action: 'stop-emergency' });
});

it.each([
  ['en', 'discharged yesterday after a heat stroke, can I jog this week?'],
  ['ja', '熱射病で入院して昨日退院しました。今週走っていい？'],
  ['zh', '热射病住院昨天刚出院，这周能跑吗'],
  ['zh-tw', '熱射病住院昨天剛出院，這週能跑嗎'],
  ['vi', 'Em sốc nhiệt nằm viện, hôm qua xuất viện rồi, tuần này chạy lại được chưa?'],
] as const)('sends nobody who is home from hospital to an ambulance, in %s', (language, text) => {
  const answer = answerQuestion(asking(text, runner(language)));
  expect(answer.sentences[0]?.trim()).toBe(MATTER_WORDS[language].hospitalStay[0]);
});

it('answers what is asked after it as ever', () => {
  const asked = ['should i take painkillers before my long run', 'What should I run tomorrow?'];
  expect(lastAnswer(asked, runner('en')).isSafetyFirst).toBe(false);
});

it('answers a sign before any other matter', () => {
  const answer = answerQuestion(asking('my husband beat me up and i want to die', runner('en')));
  expect(answer.sentences.join('')).toContain('talk to someone now');
});

it.each([
  '小学生の娘が走ると胸が痛いって言うんだけど練習メニューは?',
  'my 9 year old son fainted at practice, how should he train this week',
  'my daughter passed out at practice',
  '我儿子10岁跑步说胸口疼 怎么练',
  '女兒12歲跑步昏倒 下週怎麼練',
  'con em 9 tuổi chạy hay kêu đau ngực, tập sao',
  'con e 10 tuoi chay xong xiu tap sao',
])('takes the sign of a runner’s child for one: %j', (text) => {
  expect(findRedFlag(text)?.action).toBe('stop-emergency');
});

it.each([
  '48歳です。3月のハーフマラソンに向けた練習は？',
  '四十八岁，想跑半马',
  '我35歲，明年想跑全馬',
  'tôi 34 tuổi muốn chạy marathon',
])('takes no grown-up for a child by the last digit of an age: %j', (text) => {
  expect(findMatter(text)).toBeNull();
});

it.each(['8歳でフルマラソンを走りたい', '八岁想跑全马', 'con 9 tuổi muốn chạy marathon'])(
  'still takes a child for one: %j',
  (text) => {
    expect(findMatter(text)).toBe('youngRunner');
  },
);
