/** A number that is written in groups and stands for one person, and what sets it apart from figures of training. */
interface GroupedNumber {
  pattern: RegExp;
  /** Whether the digits, without what stands between them, are such a number. */
  isOne: (digits: string) => boolean;
}

/** A Japanese keyboard writes a wide space. */
const BETWEEN = '[ \\u3000-]';

/** Begins and ends where no other digit follows, nor one behind a point or a colon. */
function inGroups(...groups: readonly string[]): RegExp {
  return new RegExp(`(?<![\\d.:-])${groups.join(BETWEEN)}(?!\\d|[.:-]\\d)`, 'gu');
}

/** The last digit of a card follows from the others (ISO/IEC 7812). */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The last digit of Japan's number of a person follows from the others. */
function isMyNumber(digits: string): boolean {
  const last = digits.length - 1;
  const sum = [...digits.slice(0, last)].reverse().reduce((total, digit, index) => {
    const place = index + 1;
    return total + Number(digit) * (place <= 6 ? place + 1 : place - 5);
  }, 0);
  const rest = sum % 11;
  return Number(digits[last]) === (rest <= 1 ? 0 : 11 - rest);
}

const always = () => true;

/** Distances of intervals in metres: `1200 1600 2000`. */
function areDistances(digits: string): boolean {
  return /^(?:\d\d[05]0)+$/.test(digits);
}

const GROUPED_NUMBERS: readonly GroupedNumber[] = [
  // Of a bank account: first, since a part of it may look like a card's.
  {
    pattern: /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?(?![\p{L}\d])/gu,
    isOne: always,
  },
  {
    pattern: inGroups('\\d{4}', '\\d{4}', '\\d{4}', '\\d{4}'),
    isOne: (digits) => isCardNumber(digits) && !areDistances(digits),
  },
  { pattern: inGroups('3\\d{3}', '\\d{6}', '\\d{5}'), isOne: isCardNumber },
  {
    pattern: inGroups('\\d{4}', '\\d{4}', '\\d{4}'),
    isOne: (digits) => isMyNumber(digits) && !areDistances(digits),
  },
  // Of a person in China and in Vietnam
  { pattern: inGroups('[1-9]\\d{5}', '(?:19|20)\\d{6}', '\\d{3}[\\dXx]'), isOne: always },
  { pattern: inGroups('0\\d{2}', '\\d{3}', '\\d{3}', '\\d{3}'), isOne: always },
];

/** The patterns of such numbers, with what decides about each place where one is found. */
export const IDENTITY_NUMBERS: readonly {
  pattern: RegExp;
  isMeant: (match: RegExpExecArray) => boolean;
}[] = GROUPED_NUMBERS.map(({ pattern, isOne }) => ({
  pattern,
  isMeant: ([found]) => isOne(found.replaceAll(new RegExp(BETWEEN, 'g'), '')),
}));
