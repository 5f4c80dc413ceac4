/** What is ordered, promised or claimed of the runner's standing, in each language. */
const SETS_TRAINING: readonly RegExp[] = [
  /(?:^|[.!:;]\s*|\b(?:please|then) )(?:run|jog|race|keep|hold|aim|target|build|increase|raise|add|do|go for|try)\b/i,
  /\b(?:you|we)(?:'ll| will| should| must| need to| can| could) (?:\p{L}+ )?(?:run|jog|race|finish|hold|keep|do|build)\b/iu,
  /\byour (?:\p{L}+ )?(?:pace|heart rate|pulse|vo ?2 ?max|threshold|zone|limit|mileage|weekly distance)\b.{0,16}\b(?:is|are|should|must|can)\b/iu,
  /ましょう|(?:走って|保って|上げて|続けて)(?:ください|みて)|走れます(?!か)|あなたの(?:\S{0,6})(?:ペース|心拍数?|限界)は|を目標に/,
  /(?:你|您)?(?:应该|應該|可以|要|请|請|建议|建議)(?:\S{0,6})跑|(?:你|您)的(?:\S{0,6})(?:配速|心率|最大心率)(?:是|为|為|应|應)|跑.{0,12}吧/,
  /(?<!\p{L})(?:hãy|nên|cứ|bạn có thể|bạn sẽ) (?:\p{L}+ )?(?:chạy|giữ|tập|về đích)(?!\p{L})|(?:pace|nhịp tim)(?: \p{L}+){0,2} của bạn (?:là|nên)/iu,
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
