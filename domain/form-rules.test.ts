import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import { describe, expect, test } from 'vitest';
import { accountProfileSchema, type AccountProfileForm } from './accounts/account-profile.ts';
import { isFormRule } from './form-rules.ts';
import { changePasswordSchema } from './sign-in/passwords/change-password.ts';
import { newPasswordSchema } from './sign-in/passwords/new-password.ts';
import {
  passwordAgainSchema,
  passwordResetRequestSchema,
  signInSchema,
} from './sign-in/sign-in.ts';
import { SERVER_PASSWORD_POLICY } from './sign-in/passwords/password-rules.ts';
import { signUpSchema, type SignUpForm } from './sign-in/sign-up.ts';

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
    expect(await broken(passwordResetRequestSchema, { email: 'nobody' })).toEqual({
      email: 'emailInvalid',
    });
  });
});

test('take a password of any length: it may be older than any rule', async () => {
  expect(await broken(signInSchema, { email: 'a@b.jp', password: 'short' })).toEqual({});
  expect(await broken(passwordAgainSchema, { password: 'short' })).toEqual({});
  expect(await broken(passwordAgainSchema, { password: '' })).toEqual({ password: 'required' });
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

  test('is taken as it was typed, however long it is', async () => {
    const newPassword = ` Aa1! ${'パスワード '.repeat(30)}`;
    const form = { currentPassword: ' before it ', newPassword, repeatPassword: newPassword };
    expect(await changePasswordSchema.validate(form)).toEqual(form);
    const password = ` ${'a'.repeat(64)} `;
    const signUp = { ...SIGN_UP, password, repeatPassword: password };
    expect(await signUpSchema.validate(signUp)).toEqual(signUp);
  });

  test('needs the one that it replaces, where that is asked for', async () => {
    const form = { newPassword: 'Aa1!aaaa', repeatPassword: 'Aa1!aaaa' };
    const refuse = async (currentPassword: string) =>
      broken(changePasswordSchema, { ...form, currentPassword });
    expect(await refuse('')).toEqual({ currentPassword: 'required' });
    expect(await refuse('seven77')).toEqual({ currentPassword: 'passwordTooShort' });
    expect(await refuse('eight888')).toEqual({});
  });

  test.each([
    ['at sign-up', signUpSchema, { ...SIGN_UP }, 'password'],
    ['in the place of another', newPasswordSchema, { currentPassword: '' }, 'newPassword'],
  ] as const)(
    'that a form refuses %s the server refuses too',
    async (_form, schema, rest, field) => {
      const { constraints, enforcementState } = SERVER_PASSWORD_POLICY;
      expect(enforcementState).toBe('ENFORCE');
      const kinds: readonly (readonly [isRequired: boolean, character: string])[] = [
        [constraints.requireUppercase, 'A'],
        [constraints.requireLowercase, 'a'],
        [constraints.requireNumeric, '1'],
        [constraints.requireNonAlphanumeric, '!'],
      ];
      const isTakenByServer = (password: string) =>
        password.length >= constraints.minLength &&
        kinds.every(([isRequired, character]) => !isRequired || password.includes(character));
      // Every choice among the kinds, at every length around the limit.
      for (let choice = 1; choice < 2 ** kinds.length; choice += 1) {
        const characters = kinds
          .filter((_kind, index) => choice & (1 << index))
          .map(([, one]) => one);
        for (
          let length = constraints.minLength - 2;
          length < constraints.minLength + 2;
          length += 1
        ) {
          const password = characters.join('').padEnd(length, characters[0]);
          const problems = await broken<AnyObject>(schema, {
            ...rest,
            [field]: password,
            repeatPassword: password,
          });
          if (field in problems)
            expect([password, isTakenByServer(password)]).toEqual([password, false]);
        }
      }
    },
  );
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
