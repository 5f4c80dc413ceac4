import { describe, expect, it } from 'vitest';
import type { Language } from '../../../language.ts';
import { NO_CAUTIONS, openCaution } from '../caution-record.ts';
import { withWords } from '../caution-words.ts';
import { readThreadSafety } from '../thread-safety.ts';

const SIGN: Readonly<Record<Language, string>> = {
  en: 'I had chest pain on my run today',
  ja: '今日走っていて胸が痛くなりました',
  zh: '今天跑步的时候胸口疼',
  'zh-tw': '今天跑步的時候胸口痛',
  vi: 'Hôm nay tôi bị đau ngực khi chạy',
};

/** A "no", a wish, a condition, somebody else: none of it is a doctor's leave. */
const NO_LEAVE: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "I hope the doctor says it's fine",
    'my doctor would say it is fine',
    "The doctor said it's fine to walk only",
    'My physio is good',
    'the hospital is fine but far away',
    "my friend's doctor cleared him",
    'I told my doctor I am fine',
    "no need for a doctor, I'm sure it's fine",
    "I don't care what the doctor says, everything is fine",
    'doctors are good',
    "the doctor is on holiday but I'm good to go",
    'skipping the doctor, all good',
    'the doctor never said it is fine',
    'nobody at the hospital said I can run',
    "the doctor said it's fine, if I only walk",
    'the doctor refused to say it is safe to run',
    'the cardiologist said it is not okay, not safe to run',
    'I wish my doctor had cleared me to run',
    "I'd be happy if my GP said everything is fine",
    'maybe the doctor says it is fine',
    'my wife was cleared by the doctor',
    'the road has been cleared',
    'ChatGPT and Dr Google say it is fine',
    'the doctor cleared me last year',
    'the doctor said my knee is fine',
    'the doctor said it is fine to swim',
    'The doctor cleared me. Just kidding.',
    'The doctor cleared me. But only for walking.',
    'I want the doctor to say I can run',
    'the doctor told me it is okay to stop the pills',
    'I ran without being cleared to run',
    'the clinic says I can run tests next week',
    'Which doctor is good for knees',
    'The clinic is good, they take cards',
    'Tom, your doctor is good',
    "I'm cleared for next week's race by the organisers",
    'I have chest pain and my doctor is good',
    "I have chest pain and I hope the doctor says it's fine",
    'I fainted and the hospital is good',
  ],
  ja: [
    '医者に走っていいと言われていない',
    '医者に走っていいとは言われませんでした',
    '医者は大丈夫と言っていない',
    '医者に大丈夫じゃないと言われた',
    '医者に問題ないとは言えないと言われた',
    '先生に、許可が必要と言われた',
    '許可を得ずに走ります',
    '医者の許可なく走る',
    '医者の許可はいらない',
    '先生は大丈夫ですが',
    '病院に行かなくても大丈夫です',
    '医者に行かなくていい、大丈夫',
    '病院はいいや、大丈夫',
    '医者は大丈夫と言うだろう',
    '医師が大丈夫と言ってくれるはず',
    '先生に大丈夫と言ってほしい',
    '医師の許可が出れば走れるのに',
    '友達は医師の許可が出ました',
    '妻が先生に走っていいと言われた',
    '医師に歩くだけなら大丈夫と言われた',
    '医師に走っていいと言われたわけではない',
    '医者に走っていいとは限らないと言われた',
    'ネットで医師が大丈夫と言っていた',
    '医者の許可なしで走りました',
    '医者に膝は問題ないと言われた',
    'コーチの許可が出ました',
    '医師の許可が出ました。嘘です。',
    '医師の許可が出ました。ただし歩くだけです。',
    '先生に走っていいと言われたい',
    '医師に走っていいか聞いたら許可されなかった',
    '許可をもらっていない',
    '医師の許可が下りなかった',
    '上司の許可をもらったので休みます',
    '有休の許可が出ました',
    '妻の許可が出たのでレースに出ます',
    '学校の先生に問題ないと言われた',
    '胸が痛いが医者に走っていいと言われていない',
    '胸が痛くて医者に大丈夫じゃないと言われた',
    '胸が痛いので上司の許可をもらって早退した',
  ],
  zh: [
    '医生没说我可以跑',
    '医生说可以跑就好了',
    '不去医院也没事',
    '医院没问题的',
    '医生说问题没有解决，不正常',
    '不用看医生，没事',
    '希望医生说没事',
    '医生应该会说可以跑',
    '医生说只能走路，可以走',
    '我朋友的医生说他可以跑',
    '医生说可以散步',
    '我老婆的医生说没问题',
    '没有医生说过没问题',
    '医生并没有同意我跑',
    '医生说如果不疼可以跑',
    '医生不说可以跑',
    '未经医生同意就跑了',
    '医生可能会说没问题',
    '我猜医生说没事',
    '网上的医生说没事',
    '医生说可以跑，但是要先检查',
    '医生同意我休息',
    '医生说膝盖没问题',
    '医生去年说可以跑',
    '医生说可以跑了。开玩笑的。',
    '检查还没做，没事',
    '医生很好，没问题',
    '医生拒绝同意我跑步',
    '医生说等一个月可以跑',
    '别管医生，可以跑',
    '胸口疼，医生没说我可以跑',
    '胸口疼而且医生说不正常',
  ],
  'zh-tw': [
    '醫生沒說我可以跑',
    '醫生說可以跑就好了',
    '不去醫院也沒事',
    '醫院沒問題的',
    '不用看醫生，沒事',
    '希望醫生說沒事',
    '醫生應該會說可以跑',
    '醫生說只能走路',
    '我朋友的醫生說他可以跑',
    '我太太的醫生說沒問題',
    '沒有醫生說過沒問題',
    '醫生並沒有同意我跑',
    '醫生說如果不痛可以跑',
    '未經醫生同意就跑了',
    '醫生可能會說沒問題',
    '網路上的醫師說沒事',
    '醫師說可以跑，但是要先檢查',
    '醫師拒絕同意我跑步',
    '醫師說膝蓋沒問題',
    '醫師說可以跑了。開玩笑的。',
  ],
  vi: [
    'bác sĩ không nói là được chạy',
    'khong can bac si khong sao dau',
    'bác sĩ bảo không được chạy',
    'không cần đi bệnh viện, không sao',
    'mong bác sĩ nói là được chạy',
    'hy vọng bác sĩ cho phép',
    'bác sĩ chắc sẽ nói không sao',
    'bác sĩ nói chỉ được đi bộ',
    'bác sĩ của vợ tôi nói không sao',
    'bạn tôi được bác sĩ cho phép',
    'giá mà bác sĩ cho phép chạy',
    'bác sĩ bảo nếu hết đau thì được chạy',
    'tôi chạy mà không được bác sĩ cho phép',
    'bác sĩ không hề nói là không sao',
    'bệnh viện ok mà xa quá',
    'bác sĩ cấm chạy, không đồng ý',
    'có lẽ bác sĩ nói ổn',
    'tôi nghĩ bác sĩ cho phép',
    'bác sĩ đồng ý cho nghỉ',
    'bác sĩ bảo đầu gối không sao',
    'năm ngoái bác sĩ nói không sao',
    'bác sĩ trên mạng nói không sao',
    'bác sĩ cho phép rồi. Đùa thôi.',
    'bác sĩ nói được chạy nhưng phải chờ',
    'kệ bác sĩ, không sao',
    'chờ bác sĩ cho phép',
    'Đau ngực mà bác sĩ không nói là được chạy',
  ],
};

const LEAVE: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'The doctor cleared me',
    'A doctor has cleared me to run.',
    'my doctor says I can run again',
    'The cardiologist told me everything is fine',
    'the doctor said there is nothing wrong, I can run',
    'My GP gave me the green light',
    'got the all clear from the hospital',
    'I was cleared by my cardiologist',
    "I've been cleared to run",
    'The doctor said it is safe to run',
    'doctor says the chest pain is harmless',
    'The specialist found nothing wrong with my heart',
    'The doctor cleared me and I want to run again',
    'doctor said all good, what should I run next?',
    'The doctor has allowed me to train',
    "my doctor confirmed that my heart is healthy, I'll run tomorrow",
    'the doctor said no problem, I can train',
  ],
  ja: [
    '医師の許可が出ました',
    '医師から走る許可が出ました。',
    '病院で問題ないと言われました',
    '先生に走っていいと言われた',
    '医師に異常なしと言われました',
    '主治医からOKが出ました',
    '医者に走っても大丈夫と言われました',
    '病院で異常はないと言われました',
    '先生から走っていいと言ってもらいました',
    '医師の許可をもらいました',
    '医師の許可が下りたので走りたいです',
    '循環器の先生に心配ないと言われた',
    '医者に心臓は問題ないと言われたよ',
    'クリニックで走っていいと言われました。次は何を走ればいい？',
    '医師から運動していいと許可をいただきました',
    'お医者さんに大丈夫だと言われました',
  ],
  zh: [
    '医生说可以跑了',
    '医生说可以跑步了。',
    '医生同意我跑了',
    '复查结果没问题',
    '医生说没事了',
    '医生告诉我可以恢复训练了',
    '医生允许我跑步了',
    '医生批准我跑步',
    '医生说心脏没问题',
    '医院检查结果正常',
    '医生说胸痛没问题，下次怎么跑？',
    '医生说没什么大碍，可以跑',
    '主任说一切正常',
    '医生说不要紧，可以跑',
    '医生已经放行了',
    '医生说我没事了，想跑步',
  ],
  'zh-tw': [
    '醫生說可以跑步了。',
    '醫師同意我跑了',
    '複查結果沒問題',
    '醫生說沒事了',
    '醫師說可以恢復訓練了',
    '醫生允許我跑步了',
    '醫生說心臟沒問題',
    '醫生說胸悶沒事可以跑',
    '醫師說一切正常',
    '醫師說沒什麼大礙，可以跑',
    '醫師批准我跑步',
    '醫師已經放行了',
    '醫生說不要緊，可以跑',
    '醫師說我可以跑了',
    '醫師確認沒問題',
  ],
  vi: [
    'Bác sĩ đã cho phép chạy lại',
    'Bác sĩ đã cho phép mình chạy.',
    'bac si noi on roi',
    'bác sĩ nói đau ngực không sao',
    'bác sĩ bảo được chạy rồi',
    'bác sĩ đồng ý cho chạy lại',
    'tôi được bác sĩ cho phép chạy',
    'bác sĩ cho chạy rồi',
    'bs bảo ok rồi',
    'bác sĩ nói tim bình thường',
    'bác sĩ bảo không có gì nghiêm trọng',
    'bác sĩ nói không sao đâu',
    'bác sĩ bảo không vấn đề gì',
    'bác sĩ khám xong nói bình thường',
    'bác sĩ đã đồng ý cho mình tập lại',
  ],
};

const LANGUAGES_OF_RUNNERS = ['en', 'ja', 'zh', 'zh-tw', 'vi'] as const;
const NOON = new Date('2026-11-01T12:00:00Z');
const LATER = new Date('2026-11-01T13:00:00Z');

function isThreadHeld(sign: string, said: string): boolean {
  const { raisedNow, heldFor } = readThreadSafety({
    activity: null,
    history: [],
    turns: [
      { author: 'runner', text: sign },
      { author: 'runner', text: said },
    ],
    now: LATER,
  });
  return raisedNow !== null || heldFor !== null;
}

function isPlanHeld(sign: string, said: string): boolean {
  const record = withWords(withWords(NO_CAUTIONS, sign, NOON), said, LATER);
  return openCaution(record, LATER)?.kind === 'doctor';
}

describe.each(LANGUAGES_OF_RUNNERS)('after chest pain, in %s', (language) => {
  it.each(NO_LEAVE[language])('the hold stays: %s', (said) => {
    expect(isThreadHeld(SIGN[language], said)).toBe(true);
    expect(isPlanHeld(SIGN[language], said)).toBe(true);
  });

  it.each(LEAVE[language])('a doctor’s leave ends it: %s', (said) => {
    expect(isThreadHeld(SIGN[language], said)).toBe(false);
    expect(isPlanHeld(SIGN[language], said)).toBe(false);
  });
});

it.each([
  'My physio is good',
  'I want to die and my doctor is good',
  '死にたいと先生に言ったら大丈夫と言われた',
  '医者は大丈夫と言っていない',
  '誰にも相談したことはない',
  '昨日友達と話しました、ランチのこと',
  'ランチのことを友達と話しました',
  '話した',
  'I talked to my wife about dinner',
  'spoke with a friend about the race',
  'I talked to my friend, he does not care',
  '跟朋友聊过比赛',
  'mình mới gặp bạn',
  'I have not talked to anybody',
  'I wish I had talked to a friend',
  'I would never talk to a therapist, spoke to a friend about shoes only',
  '相談したくない',
  '誰にも相談していません',
  '话都没跟朋友聊过',
  '我不想跟朋友聊过去',
  'tôi chưa nói chuyện với ai',
  'tôi không muốn nói chuyện với bác sĩ',
])('after words of despair the care stays: %s', (said) => {
  expect(isThreadHeld('I want to kill myself', said)).toBe(true);
});

it.each([
  'I hope I am well again',
  'I am well again but the fever is still there',
  '熱が下がりません',
  '風邪が治りません',
  '治ったらいいな',
  '熱が戻った',
  '希望感冒好了',
  '烧没退了又烧',
  'mong là khỏi bệnh',
  'không khỏi bệnh',
])('after a fever the rest stays: %s', (said) => {
  expect(isThreadHeld('I have a fever', said)).toBe(true);
});

it.each([
  'I talked to my therapist',
  'I have talked to a doctor about it',
  'I spoke with my wife about how I feel',
  'I saw a therapist yesterday',
  '昨日、友達に相談しました',
  'カウンセラーの先生に話しました',
  '跟家人聊过这件事了',
  '我跟医生谈过了',
  'mình đã nói chuyện với bác sĩ rồi',
  'tôi đã tâm sự với vợ',
])('after words of despair, words with somebody are enough: %s', (said) => {
  expect(isThreadHeld('I want to kill myself', said)).toBe(false);
});

it.each([
  ['膝が痛い', '痛みが消えない'],
  ['膝が痛い', '痛みが取れない'],
  ['膝が痛い', '痛みがなくならない'],
  ['膝が痛い', '膝が治りそうにない'],
  ['膝が痛い', '痛みが引きません'],
  ['膝盖疼', '没有不疼'],
  ['膝盖疼', '疼痛没有消失'],
  ['Tôi đau gối', 'không hết đau'],
  ['Tôi đau gối', 'chưa hết đau'],
  ['my knee hurts', 'the pain gone up the leg'],
  ['my knee hurts', 'I have no pain medication left'],
  ['my knee hurts', 'I wish the pain was gone'],
])('a pain that does not end goes on: %s, %s', (complaint, said) => {
  const record = withWords(withWords(NO_CAUTIONS, complaint, NOON), said, LATER);
  expect(openCaution(record, LATER)?.kind).toBe('pain');
});

it('takes no leave from the question of a human coach', () => {
  const { heldFor } = readThreadSafety({
    activity: null,
    history: [],
    turns: [
      { author: 'runner', text: SIGN.en },
      { author: 'humanCoach', text: 'The doctor said it is fine. What should she run next?' },
    ],
    now: LATER,
  });
  expect(heldFor).toBe('cardiac');
});
