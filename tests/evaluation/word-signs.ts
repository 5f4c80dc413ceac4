import type { Language } from '@tasuki/domain/language';
import type { SessionPurpose } from '@tasuki/domain/activities/session-purpose';

/** What a reader of the words alone takes a session's purpose from, language by language. */
export const PURPOSE_SIGNS: Readonly<Record<Language, Readonly<Record<SessionPurpose, RegExp>>>> = {
  en: {
    recovery: /recover/i,
    easy: /\beasy\b/i,
    long: /\blong\b/i,
    steady: /\b(steady|even)/i,
    tempo: /\b(tempo|threshold)/i,
    intervals: /\b(intervals?|repeats?|reps?)\b/i,
    progression: /\b(progression|faster|quicker|build)/i,
    hills: /\b(hill|hilly|climb|uphill)/i,
    mountain: /mountain/i,
    race: /\brac(e|ed|ing)\b/i,
    'stop-and-go': /\bstop/i,
    'run-walk': /run-walk|walks? in between/i,
    walk: /\bwalk/i,
    hike: /hik/i,
    'cross-training': /\b(ride|cycl|bike|cross)/i,
    unclear: /\b(short|little|cannot|can’t|not enough)/i,
  },
  ja: {
    recovery: /回復|リカバリー/,
    easy: /ジョグ|楽/,
    long: /ロング|距離走|長い|長め/,
    steady: /一定|持続|ペース走/,
    tempo: /テンポ|閾値/,
    intervals: /インターバル/,
    progression: /ビルドアップ|上げ|尻上がり/,
    hills: /坂|上り|起伏/,
    mountain: /山/,
    race: /レース|大会/,
    'stop-and-go': /止ま|停止/,
    'run-walk': /ラン＆ウォーク|歩き/,
    walk: /ウォーク|ウォーキング|歩/,
    hike: /ハイキング/,
    'cross-training': /自転車|ライド|バイク/,
    unclear: /短|わかりません|分かりません|判断/,
  },
  zh: {
    recovery: /恢复/,
    easy: /轻松/,
    long: /长距离|长跑/,
    steady: /匀速|平稳|稳定|持续/,
    tempo: /节奏|阈值|乳酸/,
    intervals: /间歇/,
    progression: /渐进|渐速|加速|越跑越快/,
    hills: /坡|起伏/,
    mountain: /山/,
    race: /比赛/,
    'stop-and-go': /停/,
    'run-walk': /跑走|走一段|步行/,
    walk: /走/,
    hike: /徒步/,
    'cross-training': /骑/,
    unclear: /短|看不出|不足|太少/,
  },
  'zh-tw': {
    recovery: /恢復/,
    easy: /輕鬆/,
    long: /長距離|長跑/,
    steady: /均速|勻速|平穩|穩定|持續|等速/,
    tempo: /節奏|閾值|乳酸/,
    intervals: /間歇/,
    progression: /漸進|漸速|加速|越跑越快/,
    hills: /坡|起伏/,
    mountain: /山/,
    race: /比賽/,
    'stop-and-go': /停/,
    'run-walk': /跑走|走一段|走路/,
    walk: /走/,
    hike: /健行/,
    'cross-training': /騎/,
    unclear: /短|看不出|不足|太少/,
  },
  vi: {
    recovery: /hồi phục|phục hồi/i,
    easy: /nhẹ/i,
    long: /dài/i,
    steady: /đều|ổn định/i,
    tempo: /tempo|ngưỡng/i,
    intervals: /biến tốc|lặp|interval/i,
    progression: /tăng tốc|tăng dần|lũy tiến|nhanh dần/i,
    hills: /dốc|đồi/i,
    mountain: /chạy núi|leo/i,
    race: /đua|giải/i,
    'stop-and-go': /dừng/i,
    'run-walk': /xen đi bộ/i,
    walk: /đi bộ/i,
    hike: /đi bộ leo dốc/i,
    'cross-training': /đạp|xe/i,
    unclear: /ngắn|chưa đủ|quá ít/i,
  },
};

/** What there is to do next, as a reader finds it in the words. */
export type NextStep = 'easyOrRest' | 'anything' | 'doctor';

export const NEXT_STEP_SIGNS: Readonly<Record<Language, Readonly<Record<NextStep, RegExp>>>> = {
  en: {
    easyOrRest: /\b(easy|rest|off|light|gentle|gently)\b/i,
    anything: /\b(next|tomorrow|run|rest|again|keep|record)\b/i,
    doctor: /\b(doctor|emergency|medical|ambulance|midwife|crisis)\b/i,
  },
  ja: {
    easyOrRest: /ジョグ|休|軽/,
    anything: /次|明日|また|続け|休|ましょう|かまいません/,
    doctor: /医師|病院|救急|受診|医療|相談/,
  },
  zh: {
    easyOrRest: /轻松|休息|慢跑|放松|歇/,
    anything: /下次|下一|明天|接下来|接着|再|该|休息|轻松跑/,
    doctor: /医生|就医|急救|医院|求助/,
  },
  'zh-tw': {
    easyOrRest: /輕鬆|休息|慢跑|放鬆|歇/,
    anything: /下次|下一|明天|接下來|接著|再|該|休息|輕鬆跑/,
    doctor: /醫師|醫生|就醫|急救|醫院|求助/,
  },
  vi: {
    easyOrRest: /nhẹ|nghỉ/i,
    anything: /tới|tiếp|mai|lại|nghỉ|chạy/i,
    doctor: /bác sĩ|cấp cứu|bệnh viện|y tế/i,
  },
};

const KANA = /[\u3041-\u309f\u30a1-\u30fa]/;
const HAN = /[\u4e00-\u9fff]/;
const VIETNAMESE = /[ăâđêôơưàảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i;
/** Characters of one Chinese script that the other, and Japanese, do not use. */
const ONLY_SIMPLIFIED = /[轻习节动对说时这们还没过劲经应该]/;
const ONLY_TRADITIONAL = /[輕習節動對說時這們還過勁經應該]/;

/** Whether a text is written in one language and no other. */
export const IS_PURE: Readonly<Record<Language, (text: string) => boolean>> = {
  en: (text) => !KANA.test(text) && !HAN.test(text) && !VIETNAMESE.test(text),
  ja: (text) => KANA.test(text) && !/[轻习节对说时这们过劲经应该]/.test(text),
  zh: (text) => HAN.test(text) && !KANA.test(text) && !ONLY_TRADITIONAL.test(text),
  'zh-tw': (text) => HAN.test(text) && !KANA.test(text) && !ONLY_SIMPLIFIED.test(text),
  vi: (text) => VIETNAMESE.test(text) && !KANA.test(text) && !HAN.test(text),
};

/** Figures of the heart, which nobody may give whose recording has none. */
export const HEART_RATE_WORDS = /bpm|拍\/分|次\/分|nhịp\/phút/;

/** Praise that any run would get. */
export const EMPTY_CHEER: Readonly<Record<Language, RegExp>> = {
  en: /\b(great job|amazing|awesome|fantastic|well done|keep it up|crushed)\b/i,
  ja: /すごい|素晴らしい|最高です|お疲れ様/,
  zh: /太棒了|真棒|了不起|加油/,
  'zh-tw': /太棒了|真棒|了不起|加油/,
  vi: /tuyệt vời|xuất sắc|giỏi quá|cố lên/i,
};
