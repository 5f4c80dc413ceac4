import Button from '@mui/material/Button';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { AccountProfileForm as Fields } from '@tasuki/domain/accounts/account-profile';
import { nameFieldOrder } from '@tasuki/domain/accounts/name-order';
import { TERMS_VERSION } from '@tasuki/domain/accounts/user-account';
import { saveUserAccount } from '../../data/sign-in/session-account.ts';
import { browserTimeZone } from '../../platform/browser-time-zone.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import {
  forgetPendingSignUp,
  readPendingSignUp,
} from '../../platform/between-pages/pending-sign-up.ts';
import { reportError } from '../../platform/report-error.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts';
import { Agreement } from '../../ui/forms/agreement.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { FormCheckbox } from '../../ui/forms/form-checkbox.tsx';
import { FormNativeSelect } from '../../ui/forms/form-native-select.tsx';
import { FormStack } from '../../ui/forms/form-stack.tsx';
import { FormTextField } from '../../ui/forms/form-text-field.tsx';
import { countryNames, likelyCountry } from '../../ui/country-names.ts';

function loadPhoneNumbers() {
  return import('./phone-number.ts');
}

/** Saying no to a number needs the numbering plans; without them saving says that they are missing. */
async function isPhoneNumber(typed: string, country: string): Promise<boolean> {
  try {
    return (await loadPhoneNumbers()).phoneNumberOf(typed, country) !== null;
  } catch (cause) {
    reportError(cause, 'load phone numbers');
    return true;
  }
}

async function loadSchema() {
  const { accountProfileSchema } = await import('@tasuki/domain/accounts/account-profile');
  return accountProfileSchema(isPhoneNumber);
}

interface UpdateProfileFormProps {
  onSaved: () => void;
}

/** The fields as they are known so far, and how they are saved. */
function useProfileForm({ onSaved }: UpdateProfileFormProps) {
  const language = currentLanguage();
  const user = useSessionStore((session) => session.user);
  const signInEmail = useSessionStore((session) => session.userCredential?.email ?? null);
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  const [pending] = useState(() => readPendingSignUp({ uid, email: signInEmail }));
  const acceptedTermsVersion =
    user?.acceptedTermsVersion || pending?.acceptedTermsVersion || undefined;
  const names = user ?? pending;
  useEffect(() => {
    loadPhoneNumbers().catch((cause: unknown) => {
      reportError(cause, 'load phone numbers');
    });
  }, []);
  const save = useCallback(
    async (fields: Fields) => {
      const phoneNumber = await e164Of(fields);
      const change = {
        firstName: fields.firstName,
        lastName: fields.lastName,
        country: fields.country,
        phoneNumber,
        timeZone: browserTimeZone(),
        contactEmail: signInEmail === null ? fields.email : null,
        acceptedTermsVersion: acceptedTermsVersion ?? TERMS_VERSION,
      };
      await saveUserAccount(change, {
        ...change,
        email: signInEmail,
        language,
        units: 'metric',
        isStartPageShown: false,
      });
      forgetPendingSignUp();
    },
    [acceptedTermsVersion, language, signInEmail],
  );
  const schemaForm = useSchemaForm<Fields>({
    what: 'save profile',
    loadSchema,
    defaultValues: {
      firstName: names?.firstName ?? '',
      lastName: names?.lastName ?? '',
      email: signInEmail ?? user?.contactEmail ?? '',
      country: user?.country ?? likelyCountry(globalThis.navigator.language, language),
      phoneNumber: user?.phoneNumber ?? '',
      isAgreed: acceptedTermsVersion !== undefined,
    },
    run: save,
    onDone: onSaved,
  });
  return { ...schemaForm, signInEmail, hasAgreed: acceptedTermsVersion !== undefined };
}

/** The required data of a person. It also writes an account that sign-up could not. */
export function UpdateProfileForm({ onSaved }: UpdateProfileFormProps) {
  const { t } = useTranslation('onboarding');
  const language = currentLanguage();
  const countries = useMemo(() => countryNames(language), [language]);
  const profile = useProfileForm({ onSaved });
  const { form, handlers, isBusy, failureCode, signInEmail, hasAgreed } = profile;
  return (
    <FormStack label={t('onboarding:profile.submit')} {...handlers}>
      {nameFieldOrder(language).map((name) => (
        <FormTextField
          key={name}
          form={form}
          name={name}
          label={t(`onboarding:field.${name}`)}
          autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
        />
      ))}
      <FormTextField
        form={form}
        name="email"
        label={t('onboarding:field.email')}
        type="email"
        autoComplete="email"
        {...(signInEmail === null
          ? {}
          : {
              hint: t('onboarding:profile.signInEmail'),
              isReadOnly: true,
            })}
      />
      <FormNativeSelect
        form={form}
        name="country"
        label={t('onboarding:field.country')}
        autoComplete="country"
        choices={countries}
      />
      <FormTextField
        form={form}
        name="phoneNumber"
        label={t('onboarding:field.phoneNumber')}
        hint={t('onboarding:profile.phoneHint')}
        type="tel"
        autoComplete="tel"
      />
      {!hasAgreed && (
        <FormCheckbox
          form={form}
          name="isAgreed"
          label={<Agreement words="onboarding:profile.agreement" />}
        />
      )}
      <FailureAlert failureCode={failureCode} />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('onboarding:profile.submit')}
      </Button>
    </FormStack>
  );
}

async function e164Of({ phoneNumber, country }: Fields): Promise<string> {
  try {
    const parsed = (await loadPhoneNumbers()).phoneNumberOf(phoneNumber, country);
    if (parsed !== null) return parsed;
  } catch (cause) {
    throw new TasukiFailure('account/profile-not-saved', { cause });
  }
  throw new TasukiFailure('common/invalid-request');
}
