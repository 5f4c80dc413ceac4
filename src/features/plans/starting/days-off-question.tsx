import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormCheckbox } from '../../../ui/forms/form-checkbox.tsx';
import { FormTextField } from '../../../ui/forms/form-text-field.tsx';
import { areDaysOffPossible, type PlanFields } from './plan-fields.ts';

interface DaysOffQuestionProps {
  form: UseFormReturn<PlanFields>;
}

/** Days on which nothing can be run; the next ones are asked once those before are given. */
export function DaysOffQuestion({ form }: DaysOffQuestionProps) {
  const { t } = useTranslation('planning');
  const [hasDaysOff, daysOff] = useWatch({
    control: form.control,
    name: ['hasDaysOff', 'daysOff'],
  });
  const given = daysOff.findLastIndex(({ from }) => from !== '') + 1;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FormCheckbox form={form} name="hasDaysOff" label={t('planning:more.daysOff')} />
      {hasDaysOff &&
        daysOff.slice(0, given + 1).map((_, index) => (
          <Box
            key={`${index + 1}`}
            role="group"
            aria-label={t('planning:more.daysOff')}
            sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}
          >
            <FormTextField
              form={form}
              name={`daysOff.${index}.from`}
              type="date"
              label={t('planning:more.daysOffFrom')}
            />
            <FormTextField
              form={form}
              name={`daysOff.${index}.to`}
              type="date"
              label={t('planning:more.daysOffTo')}
            />
          </Box>
        ))}
      {hasDaysOff && !areDaysOffPossible(daysOff) && (
        <Typography role="alert" variant="body2" color="error">
          {t('planning:more.daysOffWrong')}
        </Typography>
      )}
    </Box>
  );
}
