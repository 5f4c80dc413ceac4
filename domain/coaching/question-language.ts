import type { Language } from '../language.ts';
import { HAS_VIETNAMESE_MARKS, inSimplified, plainText, withoutMarks } from './question-text.ts';

const KANA = /[\u3041-\u309f\u30a1-\u30fa]/g;
const HAN = /[\u3400-\u4dbf\u4e00-\u9fff]/g;
const LATIN_WORD = /[a-z']+/g;
/** Words that only Chinese has, in simplified characters. */
const CHINESE_WORDS =
  /[的了吗呢吧么什怎哪这那你我他们没是很]|跑步|为什|多少|可以|应该|今天|明天|这周|配速/;
/** Characters of Japan alone. */
const JAPANESE_CHARACTERS = /[気対発説読駅経続練様変単戦帰歩渋検図険暁弾県総込働峠匂畑]/;
/** Characters of the mainland alone, as far as they stand in no other script. */
const SIMPLIFIED_CHARACTERS =
  /[这个习间马场还长么样过对说话让给们稳节复渐进赛训标记录强难热师从头觉动后组连离数据总够变开关损负担乱处轻点冲单际应该时周计划课为谁与设钟听见谢学经验预测战术脚肿胀伤药缓压湿闷车风气温补饮阳阴级险层飘烧边几条岁号题调读写请问现电脑两双达运选确认种类转换继续绝结论紧张线红维报频积较输适远迟针错闲队随虽离愿显颜饭骑惊齐龄声联职临兴举旧万盖虚卫装规视亲观触订许诊评词试详误谈讲证识议译财买费质赢赶跃软载办农乡银钢铁闭门闪阵顺须顶项刚帮机绍状态绩将块满养断暂欢没凉减灯争奖独产尽简纯终网缩织罚义闻胶脸轨辆轮锁阅杂雾静顾饿]/;
const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  (
    'the a an is are was were am i my me you your we it this that these those what which who how ' +
    'why when where should could would can do does did have has had be been will shall may might ' +
    'not no yes to of for from with at in on or and but if so after before about than then next ' +
    'last today tomorrow yesterday week run running ran go going feel feeling get getting too much ' +
    'many more less long short fast slow easy hard please thanks thank hello hi hey bye good bad ' +
    'ok there any some tell show help explain hurts pain rest day days still again up out'
  ).split(' '),
);
const UNMARKED_VIETNAMESE: ReadonlySet<string> = new Set(
  (
    'toi minh ban chay nen khong ko duoc bao nhieu the nao buoi ngay mai nay hom tuan truoc sau ' +
    'nghi met dau goi chan nhip tim lam gi sao tai vi con hay va la co cho nhanh cham nhe bai tap ' +
    'can phai voi den tu cua hoi qua roi chua nua day lai cam on chao xin'
  ).split(' '),
);
/** Fewer English words than this share of all is another language. */
const ENGLISH_SHARE = 0.3;
/** So few signs of a script beside Latin words are a quotation. */
const QUOTED_SHARE = 0.15;

function countOf(text: string, characters: RegExp): number {
  return (text.match(characters) ?? []).length;
}

/**
 * The language to answer a question in: its own where that is plain, else the
 * reader's. A word of another script within a question does not turn it.
 *
 * @param fallback the reader's
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
  // A lone "hello" is English; a lone "pace" or "ok" is everybody's.
  const isPlainEnglish = words.length <= 2 && words.some((word) => ALONE_ENGLISH.has(word));
  return isPlainEnglish ? 'en' : fallback;
}

const ALONE_ENGLISH: ReadonlySet<string> = new Set(
  'hello thanks why tomorrow help goodbye bye today what how rest tired'.split(' '),
);

/** Letters that no neighbour shares, or Vietnamese words around shared ones. */
function isVietnamese(plain: string, words: readonly string[]): boolean {
  if (/[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹĩũ]/.test(plain)) return true;
  return words.some((word) => UNMARKED_VIETNAMESE.has(word));
}

function languageOfHan(plain: string, fallback: Language): Language {
  const simplified = inSimplified(plain);
  const isTraditional = simplified !== plain;
  const isSimplified = SIMPLIFIED_CHARACTERS.test(plain);
  const isChinese = CHINESE_WORDS.test(simplified);
  if (fallback === 'ja' && !isChinese && !(isSimplified && !isTraditional)) return 'ja';
  if (!isChinese && JAPANESE_CHARACTERS.test(plain) && !isSimplified) return 'ja';
  // Both scripts share many characters, so one that only one of them has decides.
  if (isSimplified && !isTraditional) return 'zh';
  if (isTraditional && !isSimplified) return 'zh-tw';
  if (fallback === 'zh' || fallback === 'zh-tw') return fallback;
  return isTraditional ? 'zh-tw' : 'zh';
}
