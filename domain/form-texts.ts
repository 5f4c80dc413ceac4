import { string, type StringSchema } from 'yup';
import { rule, type FormRule } from './form-rules.ts';

/** A text field that must say something, with form rules as its messages. */
export function filledText(maxLength: number): StringSchema<string> {
  return string()
    .defined(rule('required'))
    .trim()
    .required(rule('required'))
    .max(maxLength, rule('tooLong'));
}

const DIGITS = /^\d{1,8}$/;

/**
 * Digits of a whole number between two.
 *
 * @param broken what else is entered breaks
 */
export function wholeNumber(minimum: number, maximum: number, broken: FormRule = 'outOfRange') {
  return string()
    .defined()
    .test('required', rule('required'), (text) => text.trim() !== '')
    .test('range', rule(broken), (text) => {
      const digits = text.trim();
      return DIGITS.test(digits) && Number(digits) >= minimum && Number(digits) <= maximum;
    });
}
