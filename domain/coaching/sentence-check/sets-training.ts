/** What is ordered, promised or claimed of the runner's standing, in each language. */
const SETS_TRAINING: readonly RegExp[] = [
  /(?:^|[.!:;]\s*|\b(?:please|then) )(?:run|jog|race|keep|hold|aim|target|build|increase|raise|add|do|go for|try|(?:plan|schedule) (?:for )?(?:an?|the|\d)|cover|complete|make (?:it|that|this|(?:[\w']+ ){0,3}(?:run|session|workout|day)) (?:an?|the|your|\d)|let's|let us)\b/i,
  /\b(?:i want you to|i'd like you to|i would like you to|i suggest you|you(?:'re| are) ready (?:for|to)|it(?:'s| is) time (?:for|to)|the (?:target|aim|goal|plan) (?:for|of) (?:today|tomorrow|(?:this|next|the|your) (?:\w+ )?(?:run|session|workout|week|weekend)|\w+day))\b/i,
  /\byour (?:\p{L}+ ){0,2}(?:run|session|workout|jog|distance|week)\b.{0,16}\b(?:should|must|can|could|will) be\b/iu,
  /\b(?:you|we)(?:'ll| will| should| must| need to| can| could) (?:\p{L}+ )?(?:run|jog|race|finish|hold|keep|do|build)\b/iu,
  /\byour (?:\p{L}+ )?(?:pace|heart rate|pulse|vo ?2 ?max|threshold|zone|limit|mileage|weekly distance)\b.{0,16}\b(?:is|are|should|must|can)\b/iu,
  /ましょう|(?:走って|保って|上げて|続けて)(?:ください|みて)|走れます(?!か)|あなたの(?:\S{0,6})(?:ペース|心拍数?|限界)は|を目標に|を目指して(?:ください|みて)|走る(?:と(?:よい|いい|良い)|の?がおすすめ)|(?:して|やって)みて(?:ください)?/,
  /(?:你|您)?(?:应该|應該|可以|要|请|請|建议|建議)(?:\S{0,6})跑|(?:你|您)的(?:\S{0,6})(?:配速|心率|最大心率)(?:是|为|為|应|應)|跑.{0,12}吧|[按照以着著].{0,4}\d+ ?(?:公里|千米|km?).{0,8}(?:跑|安排|[练練])|(?<!(?:[说說想]|打算|[计計][划劃畫])[^。,]{0,3})(?:明天|[后後]天|[周週]末|下[周週])[^。,]{0,4}跑(?!了)/,
  /(?<!\p{L})(?:hãy|nên|cứ|bạn có thể|bạn sẽ) (?:\p{L}+ )?(?:chạy|giữ|tập|thi|thử|về đích)(?!\p{L})|(?<!\p{L})(?:chạy|tập|thi|thử)(?!\p{L}).{0,32}(?<!\p{L})(?:nhé|đi|nào)[.!]?$|(?:pace|nhịp tim)(?: \p{L}+){0,2} của bạn (?:là|nên)/iu,
];

/**
 * Whether a sentence orders or promises training, or says what the runner's paces and limits are. Such a figure
 * is proven by a fact alone: what the runner wrote may be of a meeting or of somebody else.
 *
 * @param text readable text
 * @example setsTraining('Run 30 km tomorrow.') // true
 */
export function setsTraining(text: string): boolean {
  return SETS_TRAINING.some((pattern) => pattern.test(text));
}

const DAYS_AHEAD: readonly RegExp[] = [
  /\b(?:tomorrow|tonight|today|(?:this|next|every|each) (?:\p{L}+ )?(?:day|week|weekend|morning|evening|month|run|session|time|\p{L}+day)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:the|at) weekend|daily|weekly|from now on)\b/iu,
  /明日|明後日|今日|今夜|今週|来週|週末|毎[日週朝晩月]|次(?:の|回)|[月火水木金土日]曜/,
  /明天|[后後]天|今[天晚]|[这這本下][个個]?[周週]|[周週]末|每[天日周週次]|(?:[周週]|星期|[礼禮]拜)[一二三四五六日天]|下(?:一)?次/,
  /(?<!\p{L})(?:ngày mai|(?:sáng|chiều|tối) (?:mai|nay)|mai|hôm nay|tuần (?:này|sau|tới)|cuối tuần|mỗi (?:ngày|tuần|sáng|tối|buổi)|hằng (?:ngày|tuần)|hàng (?:ngày|tuần)|chủ nhật|thứ (?:hai|ba|tư|năm|sáu|bảy)|lần (?:tới|sau))(?!\p{L})/iu,
];

/**
 * Whether a sentence names a day ahead, or a habit. A distance beside it is one to run, even where
 * the words order nothing.
 *
 * @param text readable text
 * @example speaksOfDayAhead('A 50k on Sunday, then.') // true
 */
export function speaksOfDayAhead(text: string): boolean {
  return DAYS_AHEAD.some((pattern) => pattern.test(text));
}
