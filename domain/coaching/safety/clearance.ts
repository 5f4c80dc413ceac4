import { inSimplified, plainText, withoutMarks } from '../text/question-text.ts';
import { patternOfLines, separateLines } from '../text/separate-lines.ts';

/** What a runner may say that ends a caution. */
export interface Clearance {
  /** A doctor has allowed running. */
  byDoctor: boolean;
  /** The illness has passed. */
  isWell: boolean;
  /** Nothing hurts any more. */
  isPainGone: boolean;
  /** They have spoken with somebody about it. */
  hasTalked: boolean;
}

interface ClearancePhrases {
  byDoctor: RegExp;
  isWell: RegExp;
  isPainGone: RegExp;
  hasTalked: RegExp;
  /** In the same sentence: it has not happened, or not yet. */
  notYet: RegExp;
}

const EN: ClearancePhrases = {
  byDoctor:
    /\b(doctors?|doc|dr|physio\w*|gp|cardiologist|hospital|specialist|midwife|clinic|consultant)\b.{0,60}\b(cleared|all[- ]clear|(is|was|am|are|i'm|it's|everything'?s?|all) (ok(ay)?|fine|good|healthy|normal)|(says?|said|told me) (it'?s |that )?(ok(ay)?|fine|safe|alright)|allow(ed|s)|green light|go[- ]?ahead|good to go|nothing wrong|harmless|benign|nothing to worry about|safe to (run|train)|i can (run|train|start)|can run again)\b|\b(i'?m|i am|i was|i got|i've been|got|been) (\w+ )?(cleared|given the all[- ]clear)\b|\b(got|given|have) the (all[- ]clear|green light|go[- ]?ahead) (from|by)\b|\bcleared (me|to (run|train))\b/,
  isWell:
    /\b(i'?m|i am|feel(ing)?|been) (\w+ ){0,2}(well|healthy|fine|better|recovered|healed|good) ?(again|now)\b|\b(i'?m|i am|have|i've) (\w+ )?(recovered|over (it|the (flu|cold|fever|virus)))\b|\b(fever|flu|cold|cough|infection|covid) (is |has |are )?(\w+ )?(gone|over|passed|cleared up)\b/,
  isPainGone:
    /\b(no (more )?pain|pain[- ]free|pain (is |has )?(\w+ )?(gone|went away|disappeared)|(doesn't|does not|not) hurt(ing)?( any ?more)?|no longer (hurts|painful|sore)|(knee|achilles|calf|shin|foot|hip|ankle|it|everything) (is|feels) (\w+ )?(fine|healed|good|ok(ay)?) ?(again|now))\b/,
  hasTalked:
    /\b(talked|spoke|spoken|been) (to|with) (a |my |the )?(doctor|therapist|counsell?or|friend|someone|wife|husband|partner|mother|mum|mom|father|dad|sister|brother|psycholog\w+|gp|helpline|crisis line)\b|\bsaw (a|my) (doctor|therapist|counsell?or)\b/,
  notYet:
    /\b(not|n't|never|yet|until|before|when|if|once|unless|waiting|wait|hasn't|haven't|tomorrow|should i|will)\b(?! hurt)|\?/,
};

const JA: ClearancePhrases = {
  byDoctor:
    /(医師|医者|先生|病院|ドクター|主治医|助産師|医院|クリニック).{0,24}(許可|ok|オーケー|大丈夫|問題な|異常な|心配(は|も)?(な|いら|あり)|走ってい|走っていい|いいと|良いと|goサイン|ゴーサイン|運動していい|再開していい)|許可(が|を|も)?(出|おり|下り|もら|いただ|得)/,
  isWell:
    /(風邪|病気|熱|体調|インフル|コロナ|咳|具合)(は|が|も)?.{0,6}(治り|治っ|なおっ|良くな|よくな|戻り|戻っ|下がり|下がっ|回復し|なくな)|(すっかり)?(元気になり|元気になっ|回復しまし|回復した|全快|完治|治りまし|治った)/,
  isPainGone:
    /痛み?(は|が|も)?(なくな|無くな|消え|ひき|引き|引い|とれ|取れ)|痛く(な(い|く)|ありません)|(膝|足|脚|腰|アキレス腱|怪我|ケガ|故障|すね|ふくらはぎ)(は|が|も)?.{0,6}(治り|治っ|完治|良くなり|よくなり|大丈夫に)/,
  hasTalked: /相談し(た|まし)|話し(た|まし)|話を聞いてもら|カウンセリング(を|に)|受診し(た|まし)/,
  notYet:
    /まだ|(出|おり|もらっ|治っ|消え|なくなっ|無くなっ|引い|ひい|とれ|取れ|下がっ)てい?(ない|ません)|もらえ(ない|ません|なか)|治ら|次第|(出|もらっ|治っ|なっ|言われ|引い|消え)たら|待ち|\?|ですか|ますか|でしょうか|かな|明日/,
};

const ZH: ClearancePhrases = {
  byDoctor:
    /(医生|大夫|医师|医院|主任|助产).{0,20}(同意|可以(跑|运动|训练|恢复)|允许|批准|没(有)?问题|没事|放行|说(可以|行|能跑)|ok|正常|点头)|(检查|复查)(过|了|结果|完)?.{0,8}(没事|没问题|正常)/,
  isWell:
    /(病|感冒|烧|发烧|咳嗽|身体|流感|新冠)(已经|都|全|也)?(好了|好全|痊愈|退了|恢复了|没事了|康复)|退烧了|(已经|都|全|我)(好了|康复了|痊愈了|恢复健康)/,
  isPainGone:
    /(不|没(有)?|没再)(再)?(感觉|觉得)?(疼|痛)了?|(膝盖?|脚|腿|小腿|跟腱|腰|伤)(已经|都|也|全)?(好了|没事了|恢复了|痊愈)|(疼|痛)(感)?(已经)?(消失|没了|不见)/,
  hasTalked:
    /(跟|和|找)(医生|朋友|家人|咨询师|心理|老婆|老公|妈|爸|信任的人).{0,6}(聊|谈|说|看)过?了?|(看|咨询)过(医生|心理)/,
  notYet:
    /还没|没有?(同意|允许|批准)|不(同意|允许|让|能跑|可以跑|行)|尚未|等(到)?|如果|要是|吗|\?|之前|再说|还(疼|痛)|明天/,
};

const VI: ClearancePhrases = {
  byDoctor:
    /(bac si|\bbs\b|benh vien|nu ho sinh|phong kham).{0,40}(cho phep|dong y|cho chay|cho tap|(bao|noi) (la )?(on|duoc|khong sao|chay duoc|binh thuong|ko sao)|\bok\b|khong co gi|khong sao|binh thuong)|duoc (bac si )?cho phep/,
  isWell:
    /(khoi (han|roi|benh|om)|khoe (lai|roi|han)|het (om|benh|sot|cam|ho)|binh phuc|hoi phuc han)/,
  isPainGone:
    /het dau|khong (con )?dau( nua)?|ko (con )?dau|khoi dau|(goi|chan|got|hong|lung) (da )?(on|khoi|lanh) (roi|han|lai)/,
  hasTalked:
    /(da|moi) (noi chuyen|tam su|gap|chia se|di kham).{0,20}(bac si|ban|nguoi|vo|chong|me|bo|chuyen gia|tu van)?/,
  notYet:
    /chua|khong cho|khong dong y|\bdoi\b|\bcho (den|toi)\b|neu|khi nao|\bbao gio\b|\?|\bmai\b/,
};

const SENTENCE = /[^.!?。！？\n,，、;；]*[.!?。！？\n,，、;；]*/g;

/** What ends a caution in the runner's words; a hope, a question or "not yet" does not. */
export function clearanceIn(text: string): Clearance {
  const plain = plainText(text.replace(/\n/g, '. '));
  const found: Clearance = { byDoctor: false, isWell: false, isPainGone: false, hasTalked: false };
  const sentences = plain.match(SENTENCE) ?? [];
  if (!mayClear(sentences)) return found;
  for (const sentence of sentences) {
    for (const [phrases, words] of readings(sentence)) {
      if (phrases.notYet.test(words)) continue;
      if (phrases.byDoctor.test(words)) found.byDoctor = true;
      if (phrases.isWell.test(words)) found.isWell = true;
      if (phrases.isPainGone.test(words)) found.isPainGone = true;
      if (phrases.hasTalked.test(words)) found.hasTalked = true;
    }
  }
  return found;
}

/** Each language's phrases that end a caution, for texts of {@link separateLines}. */
const CLEARING_LINES = [EN, VI, JA, ZH].map(({ byDoctor, isWell, isPainGone, hasTalked }) =>
  [byDoctor, isWell, isPainGone, hasTalked].map(patternOfLines),
);

/** Looks all sentences through at once: hardly any text holds such a phrase. */
function mayClear(sentences: readonly string[]): boolean {
  const lines = separateLines(sentences);
  const read = [lines, withoutMarks(lines), lines, inSimplified(lines)];
  return CLEARING_LINES.some((patterns, at) =>
    patterns.some((pattern) => read[at]?.search(pattern) !== -1),
  );
}

function readings(sentence: string): (readonly [ClearancePhrases, string])[] {
  const isJapanese = /[\u3041-\u30fa]/.test(sentence);
  return [
    [EN, sentence],
    [VI, withoutMarks(sentence)],
    isJapanese ? [JA, sentence] : [ZH, inSimplified(sentence)],
  ];
}

const RECURRED =
  /\b(but|again|still|today|now|yesterday|this morning|came back|returned|last night)\b|でも|けど|しかし|また|今日|今も|昨日|再び|但|可是|又|还是|今天|昨天|仍|nhưng|nhung|lai |vẫn|van |hôm nay|hom nay|hôm qua/;

/**
 * The words without the sentences in which a doctor's leave is reported. So "the doctor says my
 * chest pain is harmless" raises no alarm again. Where it is said to be back, nothing is taken out.
 */
export function withoutClearedSigns(text: string): string {
  const plain = plainText(text);
  if (RECURRED.test(plain)) return text;
  return (plain.match(/[^.!?。！？\n]*[.!?。！？\n]*/g) ?? [])
    .filter((sentence) => !clearanceIn(sentence).byDoctor)
    .join('');
}
