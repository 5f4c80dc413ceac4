/*
 * Sentences that name a sign of nobody now: one of long ago that never came again, or a question
 * about what happens to others.
 */

const LONG_AGO =
  /\b(?:years? ago|as an? (?:kid|child|teen\w*|student)|when i was (?:an? |at |in |little|young|\d)|back in (?:19|20)\d\d|in (?:19|20)\d\d|at (?:school|uni\w*)|in my (?:teens|twenties|childhood))|学生(?:の|時代)|(?:子ども|子供|小さい|若い|高校|中学|大学)の?(?:頃|ころ|とき|時)|(?:\d+|何|数|十)年(?:も)?前|昔|かつて|(?:19|20)\d\d年|小[时時]候|上[学學]|[学學]生[时時]代|年[轻輕]的?[时時]候|(?:\d+|[几幾]|好[几幾]|十[几幾]?)年前|\d\d年有?|hồi (?:nhỏ|đi học|bé|xưa|trẻ|cấp)|ngày xưa|năm (?:19|20)\d\d|\d+ năm trước|\b(?:19|20)\d\d\b|\blast year\b|おととし|一昨年|去年|昨年|[一二三四五六七八九十两兩几幾]+年(?:多)?(?:以?前|了)|前年|去年|大[学學](?:[时時]候|那)|năm (?:kia|ngoái|xưa)|mấy năm/;
const NEVER_SINCE =
  /\b(?:never|nothing|not once|none|no \w+)\b[^.]{0,12}\bsince\b|\bsince then\b[^.]{0,20}\b(?:fine|nothing|never|no)\b|(?:それ(?:以来|から)|以来|その後)は?、?[^。]{0,10}(?:一度も|一切|まったく|全く|何も|全然)[^。]{0,8}(?:な|ませ)|(?:[后後][来來]|之[后後]|以[后後])[^。]{0,6}[没沒](?:有)?(?:再|[过過]|[发發]|出|[犯晕暈]|了|$|。)|từ (?:đó|ấy|hồi đó)(?: \S+){0,4} (?:không|chưa|chẳng)|\b(?:long|fully|completely|totally) (?:healed|recovered)\b|\b(?:healed|recovered) (?:fully|completely|ages|long)\b|完治|すっかり治|完全に(?:治|回復)|(?:早就?|已[经經]|完全|[彻徹]底)(?:完全|就)?(?:好了|恢[复復]|痊[愈癒]|[没沒冇]事)|全好了|(?:lành|khỏi|hết) (?:hẳn|hoàn toàn)|khỏi lâu/;
const FOUND_WELL =
  /(?:循環器|病院|検査|ホルター|心電図|エコー)[^。]{0,24}(?:異常|問題)(?:なし|な[いくし]|ありません)[^。]{0,24}(?:走っていい|走って良い|走ってよい|許可|大丈夫)|(?:心[脏臟臓](?:科|彩超|[检檢]查)|心[电電][图圖]|彩超|循[环環]科)[^。]{0,24}(?:[医醫]生|[医醫][师師]|大夫)[^。]{0,6}[说說]?[^。]{0,4}(?:[没沒]事|啥毛病[没沒]有|[没沒](?:有|啥)?(?:[问問][题題]|毛病)|都?正常)[^。]{0,10}(?:跑|[训訓][练練]|[练練])/;
const EARLIER = /去年|昨年|先月|以前|半年前|之前|上[个個]月|[前去]年|先前/;
const AND_AGAIN =
  /\b(?:until|till|again|but (?:now|today)|today|yesterday|last (?:night|week))\b|今日|昨日|また|最近|今天|昨天|前天|又|最近|hôm (?:nay|qua)|gần đây|lại (?:bị|thấy)/;

const ANYBODY =
  /\b(?:what|how)\b[^.?!]{0,30}\b(?:if|when|for)\b[^.?!]{0,12}\b(?:someone|somebody|anyone|anybody|people|(?:a|another|one of (?:the|my|our)) (?:\w+ )?(?:runners?|friends?|team ?mates?|members?|clients?|athletes?|participants?))\b|(?:誰か|他の人|人|仲間|メンバー|ランナー|友達|参加者)(?:が|の)[^。]{0,24}(?:たら|とき|時|場合)[^。]{0,10}(?:どう|何を|対処|応急)|(?:有人|[别別]人|[队隊]友|跑友|同[学學]|朋友|[团團][员員])[^。]{0,16}(?:怎[么麼]|如何|[该該應应][该該]?(?:怎|做)|急救|[处處]理)|(?:nếu|lỡ|khi)[^.]{0,24}(?:có )?(?:người|ai|bạn chạy|thành viên)[^.]{0,30}(?:làm gì|xử lý|thế nào|thì sao|phải làm)/;
/** Words about somebody else ask for them, and words about oneself ask for oneself. */
const OF_NOW =
  /\b(?:i'?m|i (?:am|have|had|felt|feel|was)|my (?:chest|heart|head)|just (?:collapsed|fainted))\b|私|自分|俺|僕|今|我|自己|tôi bị|mình bị|em bị|đang/;

const SENTENCE = /[^.!?。！？;；\n]+[.!?。！？;；\n]*|[.!?。！？;；\n]+/g;

function isAside(sentence: string): boolean {
  const text = sentence.normalize('NFKC').toLowerCase();
  const isOver =
    ((LONG_AGO.test(text) && NEVER_SINCE.test(text)) ||
      (EARLIER.test(text) && FOUND_WELL.test(text))) &&
    !AND_AGAIN.test(text);
  return isOver || (ANYBODY.test(text) && !OF_NOW.test(text));
}

/**
 * A text without its asides.
 *
 * @returns the same text where it has none
 * @example withoutAsides('I fainted at school, never since. My knee hurts.') // ' My knee hurts.'
 */
export function withoutAsides(text: string): string {
  return text.replace(SENTENCE, (sentence) => (isAside(sentence) ? ' ' : sentence));
}
