/**
 * The faults of a form's field. Schemas give these as their messages; the words are in
 * `common:validation.<rule>`.
 */
export const FORM_RULES = [
  'required',
  'emailInvalid',
  'phoneInvalid',
  'tooLong',
  'passwordTooShort',
  'passwordTooWeak',
  'passwordsDiffer',
  'agreementMissing',
  'outOfRange',
  'priceInvalid',
  'heartRateOrder',
  'timeInvalid',
  'dateInvalid',
  'codeInvalid',
] as const;
export type FormRule = (typeof FORM_RULES)[number];

const KNOWN: ReadonlySet<string> = new Set(FORM_RULES);

/** Checks whether `value` is a rule that has words in every language. */
export function isFormRule(value: unknown): value is FormRule {
  return typeof value === 'string' && KNOWN.has(value);
}

/** One schema message. Typed, so that a rule without words does not compile. */
export function rule(name: FormRule): FormRule {
  return name;
}

// The domain needs a dot: what the browser's own pattern allows, such as a@b, no mail reaches.
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
