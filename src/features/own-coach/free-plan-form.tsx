import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { FreePlanForm as Fields } from '@tasuki/domain/coaches/coach-forms';
import type { CoachPlan } from '@tasuki/domain/coaches/coach';
import { offerFreePlan } from '../../data/coaches/own-coach.ts';
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { FormLongTextField } from '../../ui/forms/form-long-text-field.tsx';
import { FormStack } from '../../ui/forms/form-stack.tsx';
import { FormTextField } from '../../ui/forms/form-text-field.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';

async function loadSchema() {
  return (await import('@tasuki/domain/coaches/coach-forms')).freePlanFormSchema;
}

interface FreePlanFormProps {
  /** null = never offered. */
  plan: CoachPlan | null;
  onSaved: () => void;
}

/** The coach's one plan that costs nothing: offered, changed, taken off the list. */
export function FreePlanForm({ plan, onSaved }: FreePlanFormProps) {
  const { t } = useTranslation('coaches');
  const announce = useSnackbar();
  const isOffered = plan?.state === 'published';
  const { form, handlers, isBusy, failureCode } = useSchemaForm<Fields>({
    what: 'offer free plan',
    loadSchema,
    defaultValues: { name: plan?.name ?? '', target: plan?.target ?? '' },
    run: ({ name, target }) => offerFreePlan({ name, target, state: 'published' }),
    onDone: () => {
      announce(t(isOffered ? 'coaches:saved' : 'coaches:freePlan.offered'));
      onSaved();
    },
  });
  const archiving = useSubmission('archive free plan', offerFreePlan);
  const archive = async ({ name, target }: CoachPlan) => {
    if (!(await archiving.submit({ name, target, state: 'archived' }))) return;
    announce(t('coaches:freePlan.archived'));
    onSaved();
  };
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2">{t('coaches:freePlan.title')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t(isOffered ? 'coaches:freePlan.isOffered' : 'coaches:freePlan.isNotOffered')}
      </Typography>
      <FormStack label={t('coaches:freePlan.title')} {...handlers}>
        <FormTextField
          form={form}
          name="name"
          label={t('coaches:freePlan.name')}
          hint={t('coaches:freePlan.nameHint')}
        />
        <FormLongTextField
          form={form}
          name="target"
          label={t('coaches:freePlan.target')}
          hint={t('coaches:freePlan.targetHint')}
          lines={2}
        />
        <FailureAlert failureCode={failureCode ?? archiving.failureCode} />
        <Button
          type="submit"
          variant={isOffered ? 'outlined' : 'contained'}
          color={isOffered ? 'secondary' : 'primary'}
          size="large"
          loading={isBusy}
          disabled={archiving.isBusy}
        >
          {t(isOffered ? 'coaches:freePlan.change' : 'coaches:freePlan.offer')}
        </Button>
        {plan && isOffered && (
          <Button
            color="secondary"
            loading={archiving.isBusy}
            disabled={isBusy}
            onClick={() => void archive(plan)}
          >
            {t('coaches:freePlan.archive')}
          </Button>
        )}
      </FormStack>
    </Box>
  );
}
