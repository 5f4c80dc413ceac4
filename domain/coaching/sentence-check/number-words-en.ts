import { AMOUNT_WORDS } from './measure-words.ts';

const UNITS: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const SCALES: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
};

const UNIT = Object.keys(UNITS).join('|');
const TEN = Object.keys(TENS).join('|');
const SCALE = Object.keys(SCALES).join('|');
/** `forty-five`, `two hundred and ten`, `a dozen`; "one" alone is an article more than a figure. */
const NUMBER = new RegExp(
  `\\b(?:(?:an?|${TEN}|${UNIT})[ -])?(?:(?:${TEN})(?:[ -](?:${UNIT}))?|(?:${SCALE})(?: (?:and )?(?:${TEN}|${UNIT})(?:[ -](?:${UNIT}))?)?|(?:${UNIT}))\\b`,
  'gi',
);
const ONE_OF_AN_AMOUNT = new RegExp(`\\bone(?=[ -](?:${AMOUNT_WORDS.latin})\\b)`, 'gi');

const ORDINALS: Readonly<Record<string, number>> = {
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  thirteenth: 13,
  fourteenth: 14,
  fifteenth: 15,
  twentieth: 20,
  thirtieth: 30,
};
const ORDINAL = new RegExp(`\\b(${Object.keys(ORDINALS).join('|')})(s?)\\b`, 'gi');
/** The early ones are words of order, except where they count the parts of a run. */
const EARLY_ORDINAL_OF_PART =
  /\b(first|second|third)(?= (?:kilomet(?:er|re)|km|mile|split|lap|repetition|rep|interval|repeat)\b)/gi;
const EARLY: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3 };

function valueOf(phrase: string): number {
  let total = 0;
  let current = 0;
  for (const word of phrase.toLowerCase().split(/[ -]/)) {
    const scale = SCALES[word];
    if (scale !== undefined) {
      total += Math.max(current, 1) * scale;
      current = 0;
    } else {
      current += UNITS[word] ?? TENS[word] ?? 0;
    }
  }
  return total + current;
}

/**
 * English numbers as digits.
 *
 * @example englishNumbersAsDigits('forty-five minutes') // '45 minutes'
 */
export function englishNumbersAsDigits(text: string): string {
  return text
    .replace(ONE_OF_AN_AMOUNT, '1')
    .replace(EARLY_ORDINAL_OF_PART, (word) => `${EARLY[word.toLowerCase()] ?? ''}th`)
    .replace(
      ORDINAL,
      (_, word: string, plural: string) => `${ORDINALS[word.toLowerCase()] ?? ''}th${plural}`,
    )
    .replace(NUMBER, (phrase) => {
      if (/^one$/i.test(phrase)) return phrase;
      const [article = ''] = /^an? /i.exec(phrase) ?? [];
      const counted = phrase.slice(article.length);
      // "a two" names a kind of thing; "a dozen" is a figure as a whole.
      const isScale = new RegExp(`^(?:${SCALE})`, 'i').test(counted);
      return `${isScale ? '' : article}${valueOf(counted)}`;
    });
}
