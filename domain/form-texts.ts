import { string, type StringSchema } from 'yup';
import { rule } from './form-rules.ts';

/** A text field that must say something, with form rules as its messages. */
export function filledText(maxLength: number): StringSchema<string> {
  return string()
    .defined(rule('required'))
    .trim()
    .required(rule('required'))
    .max(maxLength, rule('tooLong'));
}

const DIGITS = /^\d{1,8}$/;

/** Digits of a whole number between two. */
export function wholeNumber(minimum: number, maximum: number) {
  return string()
    .defined()
    .test('required', rule('required'), (text) => text.trim() !== '')
    .test('range', rule('outOfRange'), (text) => {
      const digits = text.trim();
      return DIGITS.test(digits) && Number(digits) >= minimum && Number(digits) <= maximum;
    });
}
