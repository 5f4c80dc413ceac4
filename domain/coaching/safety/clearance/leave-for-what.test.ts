import { describe, expect, it } from 'vitest';
import { NO_CAUTIONS, openCaution } from '../caution-record.ts';
import { withWords } from '../caution-words.ts';
import { saidSigns } from '../said-signs.ts';
import { readThreadSafety } from '../thread-safety.ts';

const NOON = new Date('2026-11-01T12:00:00Z');
const LATER = new Date('2026-11-01T13:00:00Z');

/** Whether the thread still holds after the words, and the record with it. */
function isHeldAfter(sign: string, said: string): boolean {
  const { raisedNow, heldFor } = readThreadSafety({
    activity: null,
    history: [],
    turns: [sign, said].map((text) => ({ author: 'runner', text })),
    now: LATER,
  });
  const isHeld = raisedNow !== null || heldFor !== null;
  const record = withWords(withWords(NO_CAUTIONS, sign, NOON), said, LATER);
  const open = openCaution(record, LATER);
  expect(open !== null && open.kind !== 'return').toBe(isHeld);
  return isHeld;
}

const CHEST_PAIN = 'I have chest pain when I run';

describe('a leave for another part, a later time, somebody else, or by another healer', () => {
  it.each([
    '"my doctor cleared me to run"',
    'doctor cleared me to drive again',
    'doctor cleared me for surgery',
    'doctor says okay to run after another month',
    'doctor says i can run in six weeks',
    'doctor said i can start running in january',
    'a doctor on tiktok said its fine to run',
    'the doctor cleared me of covid',
    'doctor said my blood test for iron was fine',
    'hospital said results normal for my roommate',
    'doctor cleared me. sike',
    'doctor cleared me /s',
    'i got cleared to race by the marshals',
    'i got cleared to run by my insurance',
    'write this: the doctor cleared me to run',
    'physio said im good to run',
    'my physio cleared me',
    'in 2019 my doctor cleared me to run',
    'doctor said im healthy as a horse back in college',
    '前に膝で医者から走っていいと言われた',
    '整体の先生に走っていいと言われた',
    '「医師から走っていいと許可が出ました」',
    '医者に走っていいと言われたのは骨折のとき',
    '鍼の先生に走っていいと言われた',
    '歯医者で問題ないと言われた',
    'ヨガの先生に大丈夫と言われた',
    '動物病院で問題ないと言われた',
    '隣の人は医者に走っていいと言われた',
    '眼科の先生に走っていいと言われた',
    '血液検査で問題なかったです',
    '医者に走っていいと言われた夢を見た',
    '昔医者に走っていいと言われた',
    '医師の許可をもらったという設定で',
    '大会ドクターに完走後に大丈夫と言われたことがある',
    '医生说膝盖可以跑了',
    '假装医生说可以跑了',
    '检查了车 一切正常',
    '牙科检查正常',
    '医生说两周后可以跑',
    '医生说明年可以跑',
    '邻居的医生说可以跑了',
    '室友去医院检查结果正常',
    '我梦见医生说可以跑了',
    '医生说可以跑的是张三',
    '就当医生说可以跑了',
    '宠物医院检查没问题',
    '高中的时候医生说可以跑',
    '医生说我的脚可以跑了',
    '我媽說醫生說可以跑',
    '醫生說三個月後可以跑',
    '醫生說我膝蓋沒問題可以跑了',
    '室友的醫生說可以跑',
    '醫生說明年可以跑',
    '假裝醫生說可以跑',
    '小時候醫生說可以跑',
    'bác sĩ nói tháng sau mới được chạy',
    'giả sử bác sĩ đã cho phép em chạy',
    'bác sĩ nói đầu gối em chạy được rồi',
    'bác sĩ nha khoa nói không sao',
    'bác sĩ nói hai tuần nữa chạy được',
    'hàng xóm được bác sĩ cho phép chạy',
    'mơ thấy bác sĩ cho phép em chạy',
    'cứ coi như bác sĩ cho phép em chạy rồi',
    'hồi nhỏ bác sĩ cho phép em chạy',
    'bác sĩ nói năm sau chạy được',
    'ban e duoc bac si cho phep chay lai',
    'bac si noi thang sau moi duoc chay',
    'bac si noi 2 tuan nua chay duoc',
  ])('ends no chest pain: %s', (said) => {
    expect(isHeldAfter(CHEST_PAIN, said)).toBe(true);
  });
});

it.each([
  'my doctor cleared me to run',
  'the doctor said my heart is fine',
  'physio gave me the green light',
  'i talked to a friend yesterday',
  'saw a doctor today',
  'my doctor cleared me to run',
  '足の件で医師から走っていいと許可をもらいました',
  '医師から走っていいと許可をもらいました',
  '醫生說可以跑了',
  'bac si noi chay duoc roi',
])('ends no despair: %s', (said) => {
  expect(isHeldAfter('I want to die', said)).toBe(true);
});

it.each([
  [CHEST_PAIN, 'saw the cardiologist yesterday, all clear to run'],
  ['I have a fever of 39', "fever's gone, feeling fine again"],
  [CHEST_PAIN, 'cardio signed me off for training'],
  ['I fainted at the finish', 'doctor checked everything, I may train again'],
  [
    CHEST_PAIN,
    'doctor said my chest pain last month was just a strained muscle and cleared me to run',
  ],
  [CHEST_PAIN, '循環器内科で検査して問題ないから走っていいと言われました'],
  [CHEST_PAIN, '心電図もエコーも異常なしで、走って大丈夫とのことでした'],
  [CHEST_PAIN, '先月の胸の痛みは医師に診てもらい、走っていいと許可が出ました'],
  [CHEST_PAIN, '医生说我的胸痛没有问题 可以跑步'],
  ['I want to die', '我有跟諮商師談過了'],
  [CHEST_PAIN, 'bác sĩ nói đau ngực của em không sao, cho phép chạy lại'],
  [CHEST_PAIN, 'bac si tim mach noi e chay lai dc roi'],
])('a leave that was given ends it: %s, %s', (sign, said) => {
  expect(isHeldAfter(sign, said)).toBe(false);
});

it.each([
  'doctor cleared me last week, chest pain is worse than before',
  'the doctor cleared me to run, i had chest pain on every hill',
  'Doctor said my ECG was normal and I fainted at the finish',
  'doctor said im fine, chest hurts whenever i go fast',
  'My GP gave me the green light. Chest pain every time I do intervals.',
  'doctor cleared me in march and i passed out twice since',
  'cleared by cardiologist; palpitations at night',
  '医師の許可が出ました。走ると胸が痛いです',
  '医者に走っていいと言われた 走るたび胸が痛む',
  '先生に問題ないと言われましたが、走り出すと胸が苦しくなります',
  '病院で異常なしだった、なのに毎回胸が締め付けられる',
  '医師に走っていいと言われて走ったら失神しました',
  '医生说可以跑了 跑起来胸口疼',
  '医生说没问题,每次跑步都胸闷',
  '医生同意我跑步,跑完就晕倒了',
  '醫生說可以跑了 結果跑完昏倒',
  'bác sĩ cho phép em chạy rồi, mỗi lần chạy là đau ngực',
  'bac si cho chay roi, cu chay la dau nguc',
])('a sign beside a doctor’s leave is raised, and nothing is cleared: %s', (said) => {
  expect(saidSigns(said).raised).not.toEqual([]);
  expect(isHeldAfter(CHEST_PAIN, said)).toBe(true);
});

it.each([
  [CHEST_PAIN, 'my knee surgeon says I am good to run'],
  [CHEST_PAIN, 'the doctor will clear me after the stress test I think'],
  [CHEST_PAIN, 'doctor okayed a walk around the block'],
  [CHEST_PAIN, 'my sister says her doctor cleared her to run'],
  [CHEST_PAIN, 'the optician says everything is fine'],
  [CHEST_PAIN, 'doctor said I can run again from spring on'],
  [CHEST_PAIN, 'back in 2022 the cardiologist said I could run'],
  [CHEST_PAIN, 'let us say the doctor cleared me to run'],
  [CHEST_PAIN, 'the doctor cleared me to run, haha, just testing you'],
  [CHEST_PAIN, 'my massage therapist said I can run'],
  [CHEST_PAIN, '"The doctor cleared me to run" is what I should say, right'],
  [CHEST_PAIN, 'the doctor cleared me to fly'],
  [CHEST_PAIN, 'the doctor cleared my ankle for running'],
  [CHEST_PAIN, 'my doctor gave me the green light for physio'],
  ['I want to die', 'the cardiologist said I can run'],
  ['I want to die', 'I talked to my friend about the marathon'],
  [
    CHEST_PAIN,
    'doctor says my heart is fine, my left arm goes numb and chest feels crushed on hills',
  ],
  [CHEST_PAIN, '皮膚科で問題ないと言われました'],
  [CHEST_PAIN, '来月には走っていいと医師に言われました'],
  [CHEST_PAIN, '弟が医師に走っていいと言われました'],
  [CHEST_PAIN, '医師に散歩ならいいと言われました'],
  [CHEST_PAIN, 'ひじは医師に走っても大丈夫と言われた'],
  [CHEST_PAIN, 'トレーナーの先生に走っていいと言われました'],
  [CHEST_PAIN, '半年前に医師から走っていいと言われました'],
  [CHEST_PAIN, '医師に走っていいと言われたことにしてください'],
  [CHEST_PAIN, '「医者に走っていいと言われた」と書けばいいの'],
  ['I make myself throw up after meals', '医師から走る許可が出ました'],
  [CHEST_PAIN, '医師の許可が出たので走りましたが、また胸が締めつけられました'],
  [CHEST_PAIN, '中医按摩师说可以跑'],
  [CHEST_PAIN, '医生说半年以后可以跑'],
  [CHEST_PAIN, '我爸去医院医生说可以跑'],
  [CHEST_PAIN, '眼科医生说没问题'],
  [CHEST_PAIN, '医生说可以慢走'],
  [CHEST_PAIN, '小说里医生说可以跑了'],
  [CHEST_PAIN, '医生说手腕没问题可以跑'],
  [CHEST_PAIN, '大学的时候医生说过可以跑'],
  ['I make myself throw up after meals', '医生说可以跑了'],
  [CHEST_PAIN, '医生说没事，可我今天跑步又晕倒了'],
  [CHEST_PAIN, '中醫推拿師傅說可以跑'],
  [CHEST_PAIN, '醫師說農曆年後可以跑'],
  [CHEST_PAIN, '隔壁老王的醫師說可以跑'],
  [CHEST_PAIN, '醫師說牙齒沒問題'],
  [CHEST_PAIN, '就說醫師同意我跑步好了'],
  [CHEST_PAIN, '醫師說可以跑，但我胸口還是悶痛'],
  [CHEST_PAIN, 'thầy lang nói chạy được'],
  [CHEST_PAIN, 'bác sĩ nói qua Tết chạy được'],
  [CHEST_PAIN, 'anh trai em được bác sĩ cho chạy'],
  [CHEST_PAIN, 'bác sĩ nói cổ tay em ổn, chạy được'],
  [CHEST_PAIN, 'bác sĩ cho phép em đi bơi'],
  [CHEST_PAIN, 'ước gì bác sĩ cho chạy'],
  ['I want to die', 'bác sĩ cho em chạy lại rồi'],
  [CHEST_PAIN, 'bác sĩ bảo ổn nhưng em vẫn đau ngực khi chạy'],
])('what is no leave of a doctor to run holds: %s, %s', (sign, said) => {
  expect(isHeldAfter(sign, said)).toBe(true);
});

it.each([
  [CHEST_PAIN, 'My cardiologist did an echo this morning and said I can start running again'],
  [CHEST_PAIN, 'good news, the doctor says everything looks normal and I may train'],
  ['I fainted at the finish', 'the GP told me I am fit to run again'],
  [CHEST_PAIN, 'Got the green light from my cardiologist today!'],
  [CHEST_PAIN, 'The holter results came back normal, doctor said running is safe'],
  ['I fainted at the finish', 'I was cleared for training by my doctor yesterday'],
  ['I have a fever of 39', 'no fever any more, I feel well again'],
  ['I want to die', 'I spoke to my psychologist about it this morning'],
  [CHEST_PAIN, 'dr patel says my heart is fine and i can run'],
  [CHEST_PAIN, 'the doctor said the chest pain was just heartburn and cleared me'],
  [CHEST_PAIN, '今日循環器内科を受診して、走ってもいいと言われました'],
  [CHEST_PAIN, '主治医からランニング再開の許可をいただきました'],
  [CHEST_PAIN, '検査の結果、異常なしで医師に運動していいと言われました'],
  ['I fainted at the finish', '先生にもう走って大丈夫と言われたよ'],
  ['I have a fever of 39', '熱は下がって体調も良くなりました'],
  ['I want to die', '精神科の先生に相談しました'],
  [CHEST_PAIN, '胸の痛みは医師に診てもらって問題ないと言われました'],
  [CHEST_PAIN, '昨天看了心内科，医生说可以恢复跑步'],
  [CHEST_PAIN, '检查结果出来了，一切正常，医生同意我跑步'],
  [CHEST_PAIN, '医生说心电图正常，可以继续训练'],
  ['I fainted at the finish', '我去医院复查过了，医生说没问题，能跑'],
  ['I have a fever of 39', '烧退了，身体好了'],
  ['I want to die', '我找心理咨询师谈过了'],
  [CHEST_PAIN, '医生说我胸闷是岔气，没事可以跑'],
  [CHEST_PAIN, '今天回診，醫師說可以恢復跑步了'],
  [CHEST_PAIN, '心臟超音波正常，醫師說可以跑'],
  ['I fainted at the finish', '醫師已經同意我恢復訓練'],
  [CHEST_PAIN, 'Hôm qua em đi khám tim mạch, bác sĩ nói chạy lại được'],
  [CHEST_PAIN, 'Kết quả điện tâm đồ bình thường, bác sĩ cho chạy rồi'],
  ['I fainted at the finish', 'Bác sĩ bảo mình khỏe và được tập lại'],
  ['I have a fever of 39', 'Em hết sốt, khỏe lại rồi'],
  [CHEST_PAIN, 'bác sĩ nói đau ngực là do căng cơ, cho chạy lại'],
])('and what is one ends it: %s, %s', (sign, said) => {
  expect(isHeldAfter(sign, said)).toBe(false);
});
