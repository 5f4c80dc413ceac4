import { plainText } from '../../text/question-text.ts';
import { WORDS_OF_MEANINGS } from '../topics/meaning-words.ts';
import { conceptsIn, readLexicon, type ConceptLexicon } from '../topics/question-concepts.ts';

/** What can harm a runner, the graver first. */
export const HAZARDS = [
  'medicine',
  'condition',
  'storm',
  'ice',
  'air',
  'pollen',
  'alcohol',
  'skin',
] as const;
export type Hazard = (typeof HAZARDS)[number];

/** Spelt by the rules of `concept-words.ts`. A word that two languages share stands where it is plain. */
const WORDS: Readonly<Record<Hazard, string>> = {
  medicine:
    'medication medications medicine medicines meds pills beta_blocker beta_blockers antibiotic antibiotics amoxicillin ibuprofen paracetamol aspirin naproxen painkiller painkillers nsaid nsaids steroid steroids prednisone cortisone insulin metformin statin statins blood_thinner blood_thinners warfarin antidepressant antidepressants ssri inhaler ventolin sertraline zoloft citalopram escitalopram lexapro fluoxetine prozac venlafaxine duloxetine bupropion mirtazapine lithium amlodipine lisinopril losartan candesartan bisoprolol metoprolol propranolol atenolol atorvastatin wegovy mounjaro semaglutide adderall vyvanse antihistamine antihistamines thyroxine levothyroxine ozempic diuretic diuretics ritalin 薬を 薬は 薬が 薬飲 お薬 服薬 飲み薬 痛み止め 鎮痛 解熱 ロキソニン イブプロフェン 抗生物質 抗生剤 降圧 遮断薬 ベータブロッカー インスリン ステロイド 抗うつ 睡眠薬 抗ヒスタミン 吸入薬 セルトラリン ジェイゾロフト レクサプロ パキシル サインバルタ アムロジピン ビソプロロール メインテート マンジャロ リベルサス 漢方薬 吃药 服药 药物 压药 痛药 布洛芬 抗生素 消炎药 退烧药 阻断 胰岛素 抗凝 他汀 安眠药 冒药 敏药 抗组胺 药片 的药 了药 舍曲林 西酞普兰 氟西汀 百忧解 度洛西汀 文拉法辛 氨氯地平 缬沙坦 厄贝沙坦 美托洛尔 比索洛尔 司美格鲁肽 优甲乐 二甲双胍 减肥药 uong_thuoc thuoc_huyet_ap thuoc_giam_dau khang_sinh chen_beta thuoc_di_ung thuoc_ngu thuoc_cam thuoc_tay ha_sot thuoc_giam_can sertralin amlodipin losartan metformin metoprolol bisoprolol fluoxetin',
  condition:
    'asthma asthmatic diabetes diabetic anemia anaemia anemic anaemic epilepsy epileptic heart_disease heart_condition heart_murmur arrhythmia afib atrial_fibrillation hypertension blood_pressure pregnant pregnancy ferritin blood_sugar blood_test thyroid blood_clot dvt stent pacemaker cholesterol 喘息 糖尿 貧血 てんかん 心臓病 心臓が悪 不整脈 高血圧 血圧 妊娠 妊婦 フェリチン 血糖 甲状腺 血栓 ペースメーカー コレステロール 持病 哮喘 气喘 氣喘 贫血 癫痫 心脏病 心脏不好 心律不 早搏 房颤 血压 怀孕 懷孕 孕期 孕妇 铁蛋白 甲亢 支架 胆固醇 慢性病 hen_suyen tieu_duong thieu_mau dong_kinh benh_tim roi_loan_nhip huyet_ap mang_thai co_bau dang_bau duong_huyet tuyen_giap mo_mau benh_nen',
  storm:
    'storm storms stormy thunder thunderstorm thunderstorms lightning typhoon hurricane cyclone tornado blizzard flood flooded flooding 台風 雷が 雷雨 雷鳴 落雷 暴風 豪雨 警報 洪水 冠水 吹雪 避難 台风 雷阵雨 打雷 闪电 暴雨 淹水 积水 龙卷风 暴雪 con_bao mua_bao troi_bao giong_bao sam_set set_danh lu_lut lu_quet ngap_duong ngap_nuoc mua_ngap duong_ngap',
  ice: 'icy black_ice ice_on on_ice frozen_roads frozen_pavement frozen_pavements 凍結 凍って アイスバーン 圧雪 结冰 結冰 冰面 路滑 冻雨 dong_bang bang_gia',
  air: WORDS_OF_MEANINGS.air,
  pollen:
    'pollen hayfever hay_fever allergy allergies allergic 花粉 アレルギー 过敏 phan_hoa di_ung',
  alcohol: WORDS_OF_MEANINGS.alcohol,
  skin: 'blister blisters blistered blistering chafing chafed chafe 水ぶくれ まめができ マメができ マメが まめが 靴擦れ 靴ずれ 血豆 水泡 起泡 血泡 磨破 磨出 phong_rop rop_chan phong_chan bong_rop phong_da tray_da',
};
/** Other things that hold such a word. */
const NO_HAZARD =
  /\bice (?:baths?|cream|pack)\b|\bbrainstorm\w*|\bsmoke (?:them|him|her|it|everyone)\b|c[oò]n bao (?:nhi[eê]u|l[aâ]u|xa|gi[oờ]|ng[aà]y|th[aá]ng|tu[aầ]n)|アイスバス|血圧計|消化|消炎贴/g;
/** Blood pressure in a joke about a plan is no hazard. */
const JOKES =
  /\b(?:lol|lmao|ha(?:ha)+|hehe|hihi|kk+)\b|[😂🤣😅😆]|笑|(?:w+|www)(?:$|[\s。、])|哈哈|嘻嘻|[=:]\)+/u;
const PRESSURE_OF_A_JOKE =
  /\bblood pressure\b.{0,24}\b(?:roof|up|rising|rose|spik\w*)\b|血圧.{0,6}(?:上が|爆|やば)|血[压壓].{0,6}(?:[飙飆升爆]|上[来來])|(?<!\p{L})(?:huyết áp|tăng xông)(?!\p{L}).{0,16}(?:lên|tăng|vọt)?/gu;
/** Vietnamese words that mean something else without their marks. */
const WITH_MARKS: readonly (readonly [Hazard, RegExp])[] = [
  [
    'condition',
    /(?<!\p{L})(?:bầu(?! (?:trời|không khí|bạn|cử|chọn))|có thai|thai kỳ|thai (?:nhi )?(?:ổn|khỏe|\d))(?!\p{L})/u,
  ],
  ['medicine', /(?<!\p{L})thuốc(?! lá)(?!\p{L})/u],
  ['storm', /(?<!\p{L})(?:bão|dông|giông|lũ)(?!\p{L})/u],
  ['air', /(?<!\p{L})khói(?!\p{L})/u],
];

let lexicon: ConceptLexicon | null = null;

/**
 * What can harm the runner and is named in a question, the gravest; null = nothing. It does not say whose it is,
 * nor whether it is true.
 *
 * @example hazardNamed('on beta blockers, are my zones right?') // 'medicine'
 */
export function hazardNamed(text: string): Hazard | null {
  lexicon ??= readLexicon(WORDS);
  const said = plainText(text).replace(NO_HAZARD, ' ');
  const plain = JOKES.test(said) ? said.replace(PRESSURE_OF_A_JOKE, ' ') : said;
  const named = conceptsIn(plain, lexicon);
  const isNamed = (hazard: Hazard) =>
    named.has(hazard) || WITH_MARKS.some(([one, said]) => one === hazard && said.test(plain));
  return HAZARDS.find(isNamed) ?? null;
}
