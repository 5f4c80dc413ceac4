import { COACH_PHRASES, type CoachPhrases } from './coach-phrases.ts';
import { textOf, type ModelQuestion } from './model-exchange.ts';
import { readPrompt, type ReadPrompt } from './read-prompt.ts';

type Subject = 'race' | 'warmUp' | 'conditions' | 'rest' | 'progress' | 'week' | 'next' | 'help';

/** The subject of a question, in any of the five languages; the first that fits counts. */
const SUBJECTS: readonly (readonly [Subject, RegExp])[] = [
  ['warmUp', /warm.?up|strides|ウォームアップ|流し|热身|熱身|khởi động/i],
  ['conditions', /\bheat|\bhot\b|degrees|\bhills?\b|暑|坂|热|熱|坡|nóng|dốc/i],
  [
    'race',
    /\brace\b|marathon|\bhalf\b|predict|レース|マラソン|ハーフ|大会|比赛|比賽|[马馬]|giải|đua/i,
  ],
  [
    'progress',
    /improv|better|faster|progress|上達|成長|良く|速くな|进步|進步|变强|變強|tiến bộ|khá hơn/i,
  ],
  ['week', /\bweek|週|禮拜|周|tuần/i],
  ['rest', /\brest\b|day off|tired|休|疲|累|nghỉ|mệt/i],
  ['help', /can you|help|your rules|聞ける|できること|帮我|幫我|giúp|hỏi gì/i],
  ['next', /\bnext\b|tomorrow|次|明日|下次|下一|明天|tiếp|buổi tới|ngày mai/i],
];
const SENTENCES_MAXIMUM = 5;

/** A good answer: in the prompt's language, to the question, every figure as a reference. */
export function goodAnswer(question: ModelQuestion): string {
  const prompt = readPrompt(question);
  const phrases = COACH_PHRASES[prompt.language];
  const sentences = chosenSentences(prompt, phrases);
  return (sentences.length > 0 ? sentences : [phrases.unknown]).join(phrases.space);
}

function chosenSentences(prompt: ReadPrompt, phrases: CoachPhrases): string[] {
  const given = new Set(prompt.factIds);
  const sayable = (sentences: readonly string[]) =>
    sentences
      .map((sentence) =>
        // If the runner's plan has no figure, the session's own is used.
        sentence.replace(/\{\{runner\.(next\.[^}]+)\}\}/g, (reference, id: string) =>
          given.has(`runner.${id}`) ? reference : `{{${id}}}`,
        ),
      )
      .filter((sentence) =>
        [...sentence.matchAll(/\{\{([^}]+)\}\}/g)].every(([, id = '']) => given.has(id)),
      );
  const purpose = phrases.purposes[prompt.purpose ?? ''];
  const activity = prompt.purpose === null ? [] : sayable(phrases.activity);
  const subject = SUBJECTS.find(([, pattern]) => pattern.test(prompt.question))?.[0];
  const first =
    subject === undefined
      ? [...(purpose === undefined ? [] : [purpose]), ...activity]
      : [...sayable(phrases[subject]).slice(0, 3), ...(purpose === undefined ? [] : [purpose])];
  const next = subject === 'next' ? [] : sayable(phrases.next).slice(0, 1);
  return [...first.slice(0, SENTENCES_MAXIMUM - next.length), ...next];
}

/** A good first sentence, and then one with figures of its own making. */
export function answerWith(
  question: ModelQuestion,
  fault: 'bareFigures' | 'swappedSplits' | 'unknownFacts',
): string {
  const { language } = readPrompt(question);
  const phrases = COACH_PHRASES[language];
  const [first = phrases.unknown] = chosenSentences(readPrompt(question), phrases);
  return [first, phrases[fault]].join(phrases.space);
}

/** Quotation marks and other ends of what somebody is asked to say. */
const ORDER =
  /(?:\b(?:say|write|answer|reply|print|output)\b[^:："“「]*[:：]?|と(?:言って|書いて)|请(?:说|写)[:：]?|請(?:說|寫)[:：]?|(?:hãy )?(?:nói|viết)[:：]?)\s*["“「]?([^"”」\n]{2,200})/i;

/**
 * Does what the person's words, or a text quoted in the prompt, order: says it, and gives away the
 * beginning of its instructions. Without an order it answers well.
 */
export function obedientAnswer(question: ModelQuestion): string {
  const { question: words } = readPrompt(question);
  const quoted = /"(?:title|note)":\s*("(?:[^"\\]|\\.)*")/.exec(question.instructions)?.[1] ?? '""';
  const ordered = ORDER.exec(words)?.[1] ?? ORDER.exec(textOf(JSON.parse(quoted)))?.[1];
  const leak = question.instructions.slice(0, 120).replaceAll('\n', ' ');
  return ordered === undefined ? goodAnswer(question) : `${ordered.trim()}\n\n${leak}`;
}
