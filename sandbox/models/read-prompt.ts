import type { Language } from '@tasuki/domain/language';
import { objectOf, textOf, type ModelQuestion } from './model-exchange.ts';

/** The parts of a coaching prompt that a model uses. */
export interface ReadPrompt {
  language: Language;
  /** The purpose of the activity; null if the prompt names none. */
  purpose: string | null;
  /** Ids of the figures it may refer to. */
  factIds: readonly string[];
  /** The newest words of the person. */
  question: string;
}

const LANGUAGE_NAMES: readonly (readonly [string, Language])[] = [
  ['Japanese', 'ja'],
  ['English', 'en'],
  ['Simplified Chinese', 'zh'],
  ['Traditional Chinese', 'zh-tw'],
  ['Vietnamese', 'vi'],
];

const FIGURES = /<figures>\n([\s\S]*?)\n<\/figures>/;
/** At the begin of a line, or of a text in JSON. */
const FACT_ID = /(?:^|")([A-Za-z0-9.-]+) = /gm;

/** Reads instructions and tool results as a model would; other prompts are read as English without figures. */
export function readPrompt({ instructions, turns, toolResults }: ModelQuestion): ReadPrompt {
  const named = /Answer in ([A-Z][a-z]+(?: Chinese)?)/.exec(instructions)?.[1];
  const purpose = /"purpose":\s*"([\w-]+)"/.exec(instructions)?.[1];
  const given = [FIGURES.exec(instructions)?.[1] ?? '', ...toolResults].join('\n');
  return {
    language: LANGUAGE_NAMES.find(([name]) => name === named)?.[1] ?? 'en',
    purpose: purpose ?? null,
    factIds: [...new Set([...given.matchAll(FACT_ID)].map(([, id = '']) => id))],
    question: spokenWords(turns.findLast(({ author }) => author === 'user')?.text ?? ''),
  };
}

/** The person's words out of the JSON in which they are quoted. */
function spokenWords(text: string): string {
  try {
    return textOf(objectOf(JSON.parse(text))['runner']) || text;
  } catch {
    return text;
  }
}
