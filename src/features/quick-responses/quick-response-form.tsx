import { useWatch } from 'react-hook-form';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { statusChoices } from '@tasuki/domain/quick-responses/quick-response-actions';
import type { QuickResponseForm as Fields } from '@tasuki/domain/quick-responses/quick-response-form';
import type { ListedQuickResponse } from '../../data/quick-responses/quick-responses.ts';
import { useKeptForm } from '../../platform/forms/use-kept-form.ts';
import { FormFoot } from '../../ui/forms/form-foot.tsx';
import { FormNativeSelect } from '../../ui/forms/form-native-select.tsx';
import { FormStack } from '../../ui/forms/form-stack.tsx';
import { FormTextField } from '../../ui/forms/form-text-field.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { ContentField } from './content-field.tsx';
import { ContentPreview } from './content-preview.tsx';

async function loadSchema() {
  const { quickResponseFormSchema } =
    await import('@tasuki/domain/quick-responses/quick-response-form');
  return quickResponseFormSchema;
}

const NEW: Fields = { name: '', content: '', status: 'published' };

interface QuickResponseFormProps {
  /** Distinguishes what is kept unsaved of several forms. */
  draftName: string;
  /** Null = a new one. */
  response: ListedQuickResponse | null;
  label: string;
  save: (fields: Fields) => Promise<void>;
  onSaved?: () => void;
}

/** Name, text and status of a quick response, with the text as a runner would read it. */
export function QuickResponseForm({
  draftName,
  response,
  label,
  save,
  onSaved,
}: QuickResponseFormProps) {
  const { t } = useTranslation('quickResponses');
  const stored: Fields = response
    ? { name: response.name, content: response.content, status: response.status }
    : NEW;
  const { form, handlers, ...saving } = useKeptForm<Fields>({
    name: draftName,
    stored,
    loadSchema,
    save,
    ...(onSaved && { onSaved }),
  });
  const [content, chosenStatus] = useWatch({ control: form.control, name: ['content', 'status'] });
  // The chosen status stays among the choices, also if the status changes elsewhere meanwhile.
  const choices = new Set([...statusChoices(response?.status ?? null), chosenStatus]);
  return (
    <FormStack label={label} {...handlers}>
      <FormTextField
        form={form}
        name="name"
        label={t('quickResponses:field.name')}
        hint={t('quickResponses:field.nameHint')}
        autoComplete="off"
      />
      <ContentField form={form} content={content} />
      {/* The words of dates may come later than the form. */}
      <Suspense fallback={<LoadingState shape="words" />}>
        <ContentPreview content={content} />
      </Suspense>
      <FormNativeSelect
        form={form}
        name="status"
        label={t('quickResponses:field.status')}
        hint={t('quickResponses:field.statusHint')}
        choices={[...choices].map((status) => ({
          value: status,
          words: t(`quickResponses:status.${status}`),
        }))}
      />
      <FormFoot {...saving} />
    </FormStack>
  );
}
