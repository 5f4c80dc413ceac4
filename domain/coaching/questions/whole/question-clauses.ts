import { conceptsOf } from '../topics/question-concepts.ts';
import { plainText } from '../../text/question-text.ts';
import { readFigureQuestion } from '../question-figures.ts';

/** Between two things that are asked: a stop, or a word that adds another. */
const BETWEEN =
  /[?？!！。;；\n]+|\.(?=\s|$)|[,，、]|(?<=\p{L}) (?:and also|and|also|plus|then) (?=\p{L})|(?:と、|それと|あと、|あと(?=明日|今週|今日|何))|(?:还有|另外|還有|然后|然後)| (?:với lại|còn|rồi thì|và) | (?:va|voi lai|roi thi) (?=(?:chay|pace|bao|may|nen|mai|tuan|thang|nhip|co)\b)|(?<=[\u4e00-\u9fff]) (?=[\u4e00-\u9fff])/u;
/** A clause that asks. Whatever else is said is about the run, or thought aloud. */
const ASKS: ReadonlySet<string> = new Set(['how_much', 'which', 'when', 'should', 'why']);
/** Such words want an answer on each thing that is named. */
const WANTS_ANSWER =
  /\b(?:tell me|give me|show me|let me know)\b|教えて|知りたい|おしえて|告诉我|告訴我|说说|說說|cho (?:mình|em|tôi|tui) (?:biết|hỏi)|cho biết/u;
const CLAUSES_MOST = 4;
const LETTERS_LEAST = 3;
const WIDE = /[\u3040-\u30ff\u4e00-\u9fff]/;
const ASKS_AT_END =
  /(?:か(?:な|ね)?|の|は|吗|嗎|呢|没|沒|不|ko|không|khong|chưa|chua|(?<= )(?:gi|gì|sao|nào|nao))$/u;

/**
 * What a message asks one after the other, where it asks several things. A single question is left
 * whole, however many clauses it has.
 *
 * @example clausesOf('how far this week, and should I rest tomorrow?') // two clauses
 */
export function clausesOf(text: string): readonly string[] {
  const clauses = plainText(text)
    .split(BETWEEN)
    .map((clause) => clause.trim())
    .filter((clause) => clause.length >= (WIDE.test(clause) ? 2 : LETTERS_LEAST));
  if (clauses.length < 2 || clauses.length > CLAUSES_MOST) return [text];
  const isAsked = WANTS_ANSWER.test(text.toLowerCase());
  const asked = clauses.filter(
    (clause) => asksSomething(clause) || (isAsked && readFigureQuestion(clause).figures.length > 0),
  );
  return asked.length < 2 ? [text] : asked;
}

const ASKS_WITHIN = /何|いくつ|どれ|どの|どう|いつ|几|幾|多少|什么|什麼|哪|怎么|怎麼/u;
/** An English question begins with its verb or its question word. */
const ASKS_AT_START =
  /^(?:(?:so|and|but|or) )?(?:what|how|which|when|why|was|were|is|are|am|did|do|does|should|can|could|will|would|have|has)\b/;

function asksSomething(clause: string): boolean {
  if ([ASKS_AT_START, ASKS_WITHIN, ASKS_AT_END].some((said) => said.test(clause))) return true;
  return [...conceptsOf(clause)].some((concept) => ASKS.has(concept));
}
