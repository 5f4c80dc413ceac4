import { closePairPattern } from './close-pair-pattern.ts';

/*
 * Pain, pressure or another bad feeling in the chest, whatever language names the place and the
 * feeling: runners mix them. Straps, muscles after strength training and feelings of the heart are
 * taken out before.
 */

const CHEST =
  '\\b(?:chest|breast ?bone|sternum|rib ?cage)\\b|(?<![扩擴])胸(?![带帶囲ポベバ筋肌椎を有襟怀懷針针]|が熱|に刻|がいっぱい|が高鳴)|心口|ngực|\\bnguc\\b';
const BEHIND_CHEST = '\\b(?:over|on|around|behind|in) my heart\\b';
const FEELS_BAD =
  '\\b(?:pain\\w*|hurt\\w*|ach(?:e|es|ed|ing|y)|tight\\w*|pressure|pressing|squeez\\w+|crush\\w+|heav(?:y|iness)|stab\\w*|sharp|burn(?:s|ing|ed)?|discomfort|cramp\\w*|clench\\w*|constrict\\w*|gripp?ing|like (?:something|someone|somebody|an? \\w+) (?:is |was )?(?:sitting|standing|pressing|pushing|kneeling))\\b|痛(?!快|感)|いた[いく]|苦し|苦痛|締め?付|締めつ|しめつ|圧迫|違和感|つま[るっり]|詰ま[るっり]|重[いくた苦]|押さ(?:れ|え)|押しつぶ|踏まれ|乗られ|つぶされ|絞られ|ヒリ|チクチク|ピリピリ|ズキ|キリキリ|ギュ|ぎゅ|疼|[闷悶](?![热熱])|[压壓](?:迫|[着著])|石[头頭]|[绞絞]|刺(?!さ|激)|[难難]受|灼|[堵憋踩揪]|抽[着著]?(?:[疼痛]|一下)|đau|tức|nhói|thắt|nặng|bóp|nghẹn|rát|đè|siết|ép chặt|\\b(?:dau|tuc|nhoi|that lai|nang|bop|nghen|rat)\\b|teng\\b';
const HEART =
  '\\b(?:my|the) heart\\b(?! (?:rate|zone|monitor|breaks?|broke|out|full|sank|of))|心[脏臟](?![病科])|心臓(?!破り|病|リハ)';
const HEART_FEELS_BAD =
  '\\b(?:pain\\w*|hurt\\w*|ach(?:es|ing)|squeez\\w+|stab\\w*|crush\\w+|tight\\w*|cramp\\w*)\\b|痛|苦し|キリキリ|チクチク|ズキ|締め|疼|[闷悶]|[绞絞]|刺(?!激)|[难難]受';
const HEART_VI =
  '(?<!(?:nhịp|con|trái|đai|máy) )\\btim\\b(?! (?:đập|kiếm|hiểu|thấy|duong|hieu|kiem|thay|mach))';
const HEART_VI_FEELS_BAD = 'đau|nhói|thắt|bóp|\\b(?:dau|nhoi|that lai|bop)\\b';
const ARM_OR_JAW =
  '\\bleft ?(?:arm|shoulder)\\b|\\bjaws?\\b|左(?:腕|肩|の腕|arm)|左手?[臂]|左胳膊|顎|(?<!口)あご|下[巴颌頜]|(?:cánh )?tay trái|\\btay trai\\b|quai hàm|\\bquai ham\\b';
const ARM_FEELS_BAD =
  '\\b(?:pain\\w*|hurts?|ach(?:e|es|ing)|numb\\w*|tingl\\w+|heavy)\\b|痛|しび|痺|疼|麻|tê|đau|\\b(?:te|dau)\\b';

/** Muscles, skin, clothes and sorrow, in a sentence that names nothing worse. */
export const NOT_THE_HEART =
  /\b(?:push-?ups?|bench|gym|press(?:es|ed)?|weights|lift(?:ed|ing)|bra|nipples?|chaf\w+|rubb\w+|strap|sunburn\w*|tattoo|bib|pins?|hair|wax\w*|pollen|spicy|for (?:him|her|them|you|the (?:runner|families)))\b|筋トレ|予報|ニュース|ベスト(?!タイム|を?尽)|腕立て|ベンチ|筋肉痛|ゼッケン|卧推|俯[卧臥][撑撐]|哭|[电電]影|泣|映画|漫画|アニメ|最終回|尊い|小説|[抽中][签籤]|荷包|[钱錢]包|[动動]漫|小[说說]|大[结結]局|[肌胸]肌|思い|b[ốo]c th[ăa]m|giá (?:đôi|cái|vé)|th[ấa]t t[ìi]nh|ví tiền|hít đất|tập ngực|nhớ/;

export const CHEST_SIGN = new RegExp(
  `${closePairPattern(`${CHEST}|${BEHIND_CHEST}`, FEELS_BAD, 24)}|${closePairPattern(HEART, HEART_FEELS_BAD, 10)}|${closePairPattern(HEART_VI, HEART_VI_FEELS_BAD, 8)}`,
);
export const ARM_OR_JAW_SIGN = new RegExp(closePairPattern(ARM_OR_JAW, ARM_FEELS_BAD, 8));

/** From the pit of the stomach upwards, or in the shoulder or back beside a lack of breath. */
export const SPREADING_UP =
  /(?:みぞおち|鳩尾|pit of (?:my |the )?stomach|胃口|thượng vị).{0,12}(?:顎|あご|腕|肩|背中|jaw|arm|shoulder|下巴|手臂|hàm|tay|vai)/;
export const SHOULDER_OR_BACK =
  /(?:\bleft shoulder\b|\bupper back\b|左肩|背中|肩胛|左肩膀|vai trái).{0,14}(?:\b(?:pain|ache|hurts?)\b|痛|疼|đau)/;
export const NO_BREATH =
  /\b(?:breathless|can'?t breathe|short of breath|sweating cold|cold sweat)\b|息苦し|息ができ|冷や汗|喘不[过過上]|[气氣]短|冒冷汗|khó thở|vã mồ hôi/;
