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
