import { expect, test } from 'vitest';
import { englishNumbersAsDigits } from './number-words-en.ts';

test.each([
  ['zero', '0'],
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
  ['seven', '7'],
  ['eight', '8'],
  ['nine', '9'],
  ['ten', '10'],
  ['eleven', '11'],
  ['twelve', '12'],
  ['thirteen', '13'],
  ['fourteen', '14'],
  ['fifteen', '15'],
  ['sixteen', '16'],
  ['seventeen', '17'],
  ['eighteen', '18'],
  ['nineteen', '19'],
  ['twenty', '20'],
  ['thirty', '30'],
  ['forty', '40'],
  ['fourty', '40'],
  ['fifty', '50'],
  ['sixty', '60'],
  ['seventy', '70'],
  ['eighty', '80'],
  ['ninety', '90'],
  ['forty-five', '45'],
  ['forty five', '45'],
  ['twenty-one', '21'],
  ['a dozen', '12'],
  ['dozen', '12'],
  ['two dozen', '24'],
  ['hundred', '100'],
  ['a hundred', '100'],
  ['one hundred', '100'],
  ['two hundred', '200'],
  ['two hundred and ten', '210'],
  ['two hundred ten', '210'],
  ['a hundred and sixty-five', '165'],
  ['hundred and sixty five', '165'],
  ['three thousand', '3000'],
  ['a million', '1000000'],
  ['two million', '2000000'],
])('a number in words is the number: %s', (words, digits) => {
  expect(englishNumbersAsDigits(`about ${words} today`)).toBe(`about ${digits} today`);
});

test.each([
  ['Forty-five minutes', '45 minutes'],
  ['TWO HUNDRED beats', '200 beats'],
  ['A dozen runs', '12 runs'],
])('capitals change nothing: %s', (text, expected) => {
  expect(englishNumbersAsDigits(text)).toBe(expected);
});

test.each([
  ['this is one of your best runs', 'this is one of your best runs'],
  ['One never knows', 'One never knows'],
  ['one kilometre', '1 kilometre'],
  ['one minute', '1 minute'],
  ['a one-minute rest', 'a 1-minute rest'],
])('"one" is a figure only before what is measured: %s', (text, expected) => {
  expect(englishNumbersAsDigits(text)).toBe(expected);
});

test.each([
  ['the first kilometre', 'the 1th kilometre'],
  ['your second km', 'your 2th km'],
  ['the third mile', 'the 3th mile'],
  ['the Second rep', 'the 2th rep'],
  ['first split, second lap', '1th split, 2th lap'],
  ['the third interval and the first repeat', 'the 3th interval and the 1th repeat'],
  ['first repetition', '1th repetition'],
  ['first kilometer', '1th kilometer'],
  ['the first half', 'the first half'],
  ['wait a second', 'wait a second'],
  ['first, rest', 'first, rest'],
])('early ordinals count only parts of a run: %s', (text, expected) => {
  expect(englishNumbersAsDigits(text)).toBe(expected);
});

test.each([
  ['fourth', '4th'],
  ['fifth', '5th'],
  ['sixth', '6th'],
  ['seventh', '7th'],
  ['eighth', '8th'],
  ['ninth', '9th'],
  ['tenth', '10th'],
  ['eleventh', '11th'],
  ['twelfth', '12th'],
  ['thirteenth', '13th'],
  ['fourteenth', '14th'],
  ['fifteenth', '15th'],
  ['twentieth', '20th'],
  ['thirtieth', '30th'],
  ['Fourth', '4th'],
  ['tenths', '10ths'],
])('later ordinals are figures: %s', (text, expected) => {
  expect(englishNumbersAsDigits(`the ${text} time`)).toBe(`the ${expected} time`);
});

test.each([
  ['a two hour run', 'a 2 hour run'],
  ['an eight kilometre run', 'an 8 kilometre run'],
  ['A ten km run', 'A 10 km run'],
  ['an eighty minute run', 'an 80 minute run'],
])('an article before a counted thing stays: %s', (text, expected) => {
  expect(englishNumbersAsDigits(text)).toBe(expected);
});

test.each([
  'someone often weighs tension',
  'the tenor of the money',
  'stone and bone',
  'attention',
  'canine',
])('parts of other words are no numbers: %s', (text) => {
  expect(englishNumbersAsDigits(text)).toBe(text);
});

test('several numbers of a sentence are each read', () => {
  expect(englishNumbersAsDigits('forty minutes, then ten more, twice in seven days')).toBe(
    '40 minutes, then 10 more, twice in 7 days',
  );
});
