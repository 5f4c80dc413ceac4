import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import {
  COACH_PLAN_INTERVALS,
  SAVED_PLAN_STATES,
  type PaidCoachPlan,
} from '@tasuki/domain/billing/coach-plan';
import type { CoachPlanForm as Fields } from '@tasuki/domain/billing/coach-plan-form';
import { saveCoachPlan } from '../../data/coach-plans/coach-plan-functions.ts';
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { FormLongTextField } from '../../ui/forms/form-long-text-field.tsx';
import { FormNativeSelect } from '../../ui/forms/form-native-select.tsx';
import { FormStack } from '../../ui/forms/form-stack.tsx';
import { FormTextField } from '../../ui/forms/form-text-field.tsx';

const NEW: Fields = { name: '', target: '', priceYen: '', interval: 'month', state: 'draft' };

async function loadSchema() {
  return (await import('@tasuki/domain/billing/coach-plan-form')).coachPlanFormSchema;
}

async function save(planId: string, form: Fields): Promise<void> {
  const { planOfferOf } = await import('@tasuki/domain/billing/coach-plan-form');
  await saveCoachPlan({ planId, offer: planOfferOf(form), state: form.state });
}

function fieldsOf({ name, target, priceJpy, interval, state }: PaidCoachPlan): Fields {
  return {
    name,
    target,
    priceYen: String(priceJpy),
    interval,
    state: state === 'published' ? 'published' : 'draft',
  };
}

interface CoachPlanFormProps {
  /** Made once, so that saving twice makes no second one. */
  planId: string;
  /** null = a new one. */
  plan: PaidCoachPlan | null;
  label: string;
  onSaved: () => void;
}

/** The words and the price of a coach's plan. */
export function CoachPlanForm({ planId, plan, label, onSaved }: CoachPlanFormProps) {
  const { t } = useTranslation('products');
  const { form, handlers, isBusy, failureCode } = useSchemaForm<Fields>({
    what: 'save coach plan',
    loadSchema,
    defaultValues: plan ? fieldsOf(plan) : NEW,
    run: async (fields) => save(planId, fields),
    onDone: onSaved,
  });
  return (
    <FormStack label={label} {...handlers}>
      <FormTextField
        form={form}
        name="name"
        label={t('products:plans.field.name')}
        autoComplete="off"
      />
      <FormLongTextField
        form={form}
        name="target"
        label={t('products:field.target')}
        hint={t('products:plans.field.targetHint')}
        lines={2}
      />
      <FormTextField
        form={form}
        name="priceYen"
        label={t('products:field.priceYen')}
        hint={t('products:plans.field.priceHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormNativeSelect
        form={form}
        name="interval"
        label={t('products:plans.field.interval')}
        choices={COACH_PLAN_INTERVALS.map((value) => ({
          value,
          words: t(`products:plans.interval.${value}`),
        }))}
      />
      <FormNativeSelect
        form={form}
        name="state"
        label={t('products:field.state')}
        hint={t('products:field.stateHint')}
        choices={SAVED_PLAN_STATES.map((value) => ({
          value,
          words: t(`products:state.${value}`),
        }))}
      />
      <FailureAlert failureCode={failureCode} />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('products:action.save')}
      </Button>
    </FormStack>
  );
}
