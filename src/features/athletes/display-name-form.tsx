import { useTranslation } from 'react-i18next';
import { publicNameOf } from '@tasuki/domain/accounts/public-name';
import type { UserAccount } from '@tasuki/domain/accounts/user-account';
import { saveUserAccount } from '../../data/sign-in/session-account.ts';
import { useKeptForm } from '../../platform/forms/use-kept-form.ts';
import { FormFoot } from '../../ui/forms/form-foot.tsx';
import { FormStack } from '../../ui/forms/form-stack.tsx';
import { FormTextField } from '../../ui/forms/form-text-field.tsx';
import { FormSection } from './form-section.tsx';

interface Fields {
  displayName: string;
}

async function loadSchema() {
  const { displayNameSchema } = await import('@tasuki/domain/athletes/athlete-forms');
  return displayNameSchema;
}

async function save({ displayName }: Fields): Promise<void> {
  await saveUserAccount({ displayName: displayName.trim() || null });
}

/** The name that others see. */
export function DisplayNameForm({ user }: { user: UserAccount }) {
  const { t } = useTranslation('athlete');
  const { form, handlers, ...saving } = useKeptForm<Fields>({
    name: `displayName.${user.uid}`,
    stored: { displayName: user.displayName ?? '' },
    loadSchema,
    save,
  });
  return (
    <FormSection title={t('athlete:displayName.title')} why={t('athlete:displayName.why')}>
      <FormStack label={t('athlete:displayName.title')} {...handlers}>
        <FormTextField
          form={form}
          name="displayName"
          label={t('athlete:displayName.field')}
          autoComplete="nickname"
          hint={t('athlete:displayName.hint', {
            name: publicNameOf({ ...user, displayName: null }),
          })}
        />
        <FormFoot {...saving} />
      </FormStack>
    </FormSection>
  );
}
