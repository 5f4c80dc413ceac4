import type { Language } from '../../language.ts';
import {
  HAS_VIETNAMESE_MARKS,
  inSimplified,
  isMainlandOnly,
  isSimplifiedChinese,
  plainText,
  withoutMarks,
} from '../text/question-text.ts';

const KANA = /[\u3041-\u309f\u30a1-\u30fa]/g;
const HAN = /[\u3400-\u4dbf\u4e00-\u9fff]/g;
const LATIN_WORD = /[a-z']+/g;
/** Words that only Chinese has, in simplified characters. */
const CHINESE_WORDS =
  /[的了吗呢吧么什怎哪这那你我他们没很跑啥咋嗨您]|教练|为什|多少|可以|应该|今天|明天|这周|配速|谢谢|再见|晚安/;
/** Characters of Japan alone. */
const JAPANESE_CHARACTERS = /[気対発説読駅経続様変単戦帰歩渋検図険暁弾県総込働峠匂畑]/;
const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  (
    'the a an is are was were am i my me you your we it this that these those what which who how ' +
    'why when where should could would can do does did have has had be been will shall may might ' +
    'not no yes to of for from with at in on or and but if so after before about than then next ' +
    'last today tomorrow yesterday week run running ran go going feel feeling get getting too much ' +
    'many more less long short fast slow hard good bad there any some tell show help explain hurts ' +
    'pain rest day days still again up out like lately possible predict time feels ideas progress ' +
    'weekly sum enough check training working fitness faster slower better improvement give plan ' +
    'ready tired knee warm stretch stretching down climb hill hills heat rain weather split splits ' +
    'km lap laps rep reps first second third half start pacing strategy could yourself know use ' +
    'great understood sense later night tomorrow morning evening capital write joke over made sure'
  ).split(' '),
);
const UNMARKED_VIETNAMESE: ReadonlySet<string> = new Set(
  (
    'toi minh ban chay nen khong ko duoc bao nhieu the nao buoi ngay mai nay hom tuan truoc sau ' +
    'nghi met dau goi chan nhip tim lam gi sao tai vi con hay va la co cho nhanh cham nhe bai tap ' +
    'can phai voi den tu cua hoi qua roi chua nua day lai cam on chao xin du kien mat bao lau ' +
    'doan thanh tich muc tieu giai hieu vang nhe nha giup gium'
  ).split(' '),
);
/** Fewer English words than this share of all is another language. */
const ENGLISH_SHARE = 0.3;
/** Up to this share, signs of a script beside Latin words are a quotation. */
const QUOTED_SHARE = 0.15;

function countOf(text: string, characters: RegExp): number {
  return (text.match(characters) ?? []).length;
}

/**
 * The language to answer a question in: its own where that is plain, else the app's. A word of
 * another script within a question does not turn it.
 *
 * @param fallback the app's
 * @example questionLanguage('明日は休むべき？', 'en') // 'ja'
 */
export function questionLanguage(text: string, fallback: Language): Language {
  const plain = plainText(text);
  const kana = countOf(plain, KANA);
  const han = countOf(plain, HAN);
  const words = withoutMarks(plain).match(LATIN_WORD) ?? [];
  const isMostlyLatin =
    words.length >= 3 && (kana + han) / (kana + han + 4 * words.length) < QUOTED_SHARE;
  if (!isMostlyLatin) {
    if (kana > 0) return 'ja';
    if (han > 0) return languageOfHan(plain, fallback);
  }
  if (HAS_VIETNAMESE_MARKS.test(plain) && isVietnamese(plain, words)) return 'vi';
  const english = words.filter((word) => ENGLISH_WORDS.has(word)).length;
  const vietnamese = words.filter((word) => UNMARKED_VIETNAMESE.has(word)).length;
  if (vietnamese >= 2 && vietnamese > english) return 'vi';
  if (english >= 2 && english >= words.length * ENGLISH_SHARE) return 'en';
  if (english === 1 && vietnamese === 0 && words.length >= 2 && words.length <= 4) return 'en';
  // A lone "hello" is English; a lone "pace" or "ok" is everybody's.
  const isPlainEnglish = words.length <= 2 && words.some((word) => ALONE_ENGLISH.has(word));
  return isPlainEnglish ? 'en' : fallback;
}

const ALONE_ENGLISH: ReadonlySet<string> = new Set(
  'why tomorrow help today what how rest tired understood'.split(' '),
);

/** Letters that no neighbour shares, or Vietnamese words around shared ones. */
function isVietnamese(plain: string, words: readonly string[]): boolean {
  if (/[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹĩũ]/.test(plain)) return true;
  return words.some((word) => UNMARKED_VIETNAMESE.has(word));
}

function languageOfHan(plain: string, fallback: Language): Language {
  const simplified = inSimplified(plain);
  const isTraditional = simplified !== plain;
  const isChinese = CHINESE_WORDS.test(simplified);
  const isSimplified = isChinese ? isSimplifiedChinese(plain) : isMainlandOnly(plain);
  if (fallback === 'ja' && !isChinese && !(isSimplified && !isTraditional)) return 'ja';
  if (!isChinese && JAPANESE_CHARACTERS.test(plain) && !isSimplified) return 'ja';
  // Both scripts share many characters, so one that only one of them has decides.
  if (isSimplified && !isTraditional) return 'zh';
  if (isTraditional && !isSimplified) return 'zh-tw';
  if (fallback === 'zh' || fallback === 'zh-tw') return fallback;
  return isTraditional ? 'zh-tw' : 'zh';
}
