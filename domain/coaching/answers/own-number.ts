import { plainText } from '../text/question-text.ts';
import type { AnswerCode } from './answer-book.ts';
import type { AnswerContext } from './answer-context.ts';
import { say, type AnswerPart } from './answer-part.ts';

/** A number of the runner's own beside the stored ones of an answer. */
interface OwnNumber {
  code: AnswerCode;
  /** The answers that give the stored figure. */
  besides: readonly AnswerCode[];
  said: RegExp;
  read: (match: RegExpMatchArray) => number;
  facts: readonly string[];
  /** By how much they must differ to be worth a sentence. */
  least: (stored: number) => number;
}

const PER_MINUTE = /(?<![\d.:])(?:[89]\d|1\d\d|2[0-3]\d)(?![\d.:]|\s?(?:km|m\b|公里|キロ))/;
const readWhole = ([digits]: RegExpMatchArray) => Number(digits);

const OWN_NUMBERS: readonly OwnNumber[] = [
  {
    code: 'own.heartRate',
    besides: ['pulse.notHigh', 'pulse.compared', 'figure.heartRate', 'figure.maximum'],
    said: PER_MINUTE,
    read: readWhole,
    facts: ['heartRate.average', 'heartRate.maximum'],
    least: () => 3,
  },
  {
    code: 'own.cadence',
    besides: ['figure.cadence'],
    said: PER_MINUTE,
    read: readWhole,
    facts: ['cadence.average'],
    least: () => 3,
  },
  {
    code: 'own.pace',
    besides: ['figure.pace', 'run.usual', 'run.slower', 'run.faster', 'effort.pace'],
    said: /(?<!\d)([2-9])[:'分]([0-5]\d)(?!\d|[:'分]\d)/,
    read: ([, minutes, seconds]) => 60 * Number(minutes) + Number(seconds),
    facts: ['pace.average'],
    least: () => 5,
  },
  {
    code: 'own.distance',
    besides: ['figure.distance'],
    said: /(?<![\d.:])(\d{1,2}(?:[.,]\d)?)\s?(?:km|k\b|公里|キロ)/,
    read: ([, length]) => 1000 * Number(length?.replace(',', '.')),
    facts: ['distance.total'],
    least: (stored) => stored / 20,
  },
];

/** Names the runner's own number where it differs from the figures that the answer gives. */
export function withOwnNumber(
  parts: readonly AnswerPart[],
  { typed, value }: AnswerContext,
): readonly AnswerPart[] {
  const codes = new Set(parts.flatMap((part) => (part.kind === 'answer' ? [part.code] : [])));
  const plain = plainText(typed);
  for (const { code, besides, said, read, facts, least } of OWN_NUMBERS) {
    const given = besides.find((one) => codes.has(one));
    const match = plain.match(said);
    if (given === undefined || !match) continue;
    const own = read(match);
    const stored = facts.flatMap((fact) => value(fact) ?? []);
    const isOther = stored.every((one) => Math.abs(one - own) > least(one));
    if (stored.length < facts.length || !isOther) continue;
    const at = parts.findIndex((part) => part.kind === 'answer' && part.code === given);
    return [
      ...parts.slice(0, at + 1),
      say(code, { said: match[0].trim() }),
      ...parts.slice(at + 1),
    ];
  }
  return parts;
}
