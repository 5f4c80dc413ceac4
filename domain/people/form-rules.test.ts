import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import { describe, expect, test } from 'vitest';
import { accountProfileSchema, type AccountProfileForm } from './account-profile.ts';
import { isFormRule } from './form-rules.ts';
import { newPasswordSchema } from './new-password.ts';
import { passwordResetRequestSchema, signInSchema } from './sign-in.ts';
import { signUpSchema, type SignUpForm } from './sign-up.ts';

/** The first broken rule of each field, as the forms show it. */
async function broken<Form extends AnyObject>(
  schema: ObjectSchema<Form>,
  value: unknown,
): Promise<Record<string, string>> {
  try {
    await schema.validate(value, { abortEarly: false });
    return {};
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause;
    const rules: Record<string, string> = {};
    for (const { path, message } of cause.inner) {
      expect(isFormRule(message)).toBe(true);
      if (path !== undefined) rules[path] ??= message;
    }
    return rules;
  }
}

const SIGN_UP: SignUpForm = {
  firstName: '花子',
  lastName: '佐藤',
  email: 'hanako@example.jp',
  password: 'eight888',
  repeatPassword: 'eight888',
  isAgreed: true,
};

describe('signing up', () => {
  test('takes a complete form and trims names and email', async () => {
    expect(
      await signUpSchema.validate({
        ...SIGN_UP,
        firstName: ' 花子 ',
        email: ' hanako@example.jp ',
      }),
    ).toEqual(SIGN_UP);
  });

  test('asks for every field', async () => {
    expect(
      await broken(signUpSchema, {
        firstName: ' ',
        lastName: '',
        email: '',
        password: '',
        repeatPassword: '',
        isAgreed: false,
      }),
    ).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      password: 'required',
      repeatPassword: 'required',
      isAgreed: 'agreementMissing',
    });
  });

  test.each(['hanako', 'hanako@', '@example.jp', 'hanako@example', 'ha nako@example.jp'])(
    'refuses the email %s',
    async (email) => {
      expect(await broken(signUpSchema, { ...SIGN_UP, email })).toEqual({ email: 'emailInvalid' });
    },
  );

  test('needs eight characters in the password, and no more than that', async () => {
    const seven = { password: 'seven77', repeatPassword: 'seven77' };
    expect(await broken(signUpSchema, { ...SIGN_UP, ...seven })).toEqual({
      password: 'passwordTooShort',
    });
    expect(await broken(signUpSchema, SIGN_UP)).toEqual({});
  });

  test('needs the same password twice', async () => {
    expect(await broken(signUpSchema, { ...SIGN_UP, repeatPassword: 'eight889' })).toEqual({
      repeatPassword: 'passwordsDiffer',
    });
  });

  test('refuses names and emails longer than the account holds', async () => {
    expect(
      await broken(signUpSchema, {
        ...SIGN_UP,
        firstName: 'あ'.repeat(81),
        email: `${'a'.repeat(250)}@b.jp`,
      }),
    ).toEqual({ firstName: 'tooLong', email: 'tooLong' });
    expect(await broken(signUpSchema, { ...SIGN_UP, firstName: 'あ'.repeat(80) })).toEqual({});
  });
});

describe('signing in and asking for a mail', () => {
  test('ask for what they need', async () => {
    expect(await broken(signInSchema, { email: '', password: '' })).toEqual({
      email: 'required',
      password: 'required',
    });
    expect(await broken(signInSchema, { email: 'a@b.jp', password: 'short' })).toEqual({
      password: 'passwordTooShort',
    });
    expect(await broken(passwordResetRequestSchema, { email: 'nobody' })).toEqual({
      email: 'emailInvalid',
    });
  });
});

describe('a new password', () => {
  test.each([
    ['Aa1!aaa', 'passwordTooShort'],
    ['aa1!aaaa', 'passwordTooWeak'],
    ['AA1!AAAA', 'passwordTooWeak'],
    ['Aa!aaaaa', 'passwordTooWeak'],
    ['Aa1aaaaa', 'passwordTooWeak'],
    ['Aa1 aaaa', 'passwordTooWeak'],
  ])('refuses %s as %s', async (newPassword, expected) => {
    const form = { currentPassword: '', newPassword, repeatPassword: newPassword };
    expect(await broken(newPasswordSchema, form)).toEqual({ newPassword: expected });
  });

  test('takes one of each kind at eight characters', async () => {
    const form = { currentPassword: '', newPassword: 'Aa1!aaaa', repeatPassword: 'Aa1!aaaa' };
    expect(await broken(newPasswordSchema, form)).toEqual({});
    expect(await broken(newPasswordSchema, { ...form, repeatPassword: 'Aa1!aaab' })).toEqual({
      repeatPassword: 'passwordsDiffer',
    });
  });
});

describe('the profile', () => {
  const profile: AccountProfileForm = {
    firstName: 'Lan',
    lastName: 'Nguyễn',
    email: 'lan@example.vn',
    country: 'VN',
    phoneNumber: '0912 345 678',
    isAgreed: true,
  };
  const schema = accountProfileSchema(
    (typed, country) => country === 'VN' && typed === '0912 345 678',
  );

  test('reads the phone number in the chosen country', async () => {
    expect(await broken(schema, profile)).toEqual({});
    expect(await broken(schema, { ...profile, country: 'JP' })).toEqual({
      phoneNumber: 'phoneInvalid',
    });
  });

  test('asks for every field', async () => {
    expect(
      await broken(schema, {
        firstName: '',
        lastName: '',
        email: '',
        country: '',
        phoneNumber: '',
        isAgreed: false,
      }),
    ).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      country: 'required',
      phoneNumber: 'required',
      isAgreed: 'agreementMissing',
    });
  });
});
