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
