import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { COUPON_DURATIONS, COUPON_PLANS } from '@tasuki/domain/billing/coupon';
import type { CouponForm as Fields } from '@tasuki/domain/billing/coupon-form';
import { asRecentAdmin } from '../../data/accounts/admin-acts.ts';
import { createCoupon } from '../../data/billing/coupon-functions.ts';
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { FormCheckbox } from '../../ui/forms/form-checkbox.tsx';
import { FormNativeSelect } from '../../ui/forms/form-native-select.tsx';
import { FormStack } from '../../ui/forms/form-stack.tsx';
import { FormTextField } from '../../ui/forms/form-text-field.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';

const EMPTY: Fields = {
  code: '',
  percentOff: '',
  duration: 'once',
  durationInMonths: '',
  lastDay: '',
  usesMaximum: '',
  // The default is the smaller gift: a careless admin gives a month and not a year.
  plan: 'monthly',
  isAffiliate: false,
};

async function loadSchema() {
  return (await import('@tasuki/domain/billing/coupon-form')).couponFormSchema;
}

async function create(form: Fields, continueTo: string): Promise<void | false> {
  const { newCouponOf } = await import('@tasuki/domain/billing/coupon-form');
  return asRecentAdmin(async () => createCoupon(newCouponOf(form)), continueTo);
}

/** A new coupon with its code. */
export function CouponForm({ onCreated }: { onCreated: () => void }) {
  const { t } = useTranslation('people');
  const announce = useSnackbar();
  const { pathname, search } = useLocation();
  const { form, handlers, isBusy, failureCode } = useSchemaForm<Fields>({
    what: 'create coupon',
    loadSchema,
    defaultValues: EMPTY,
    run: async (fields) => create(fields, pathname + search),
    onDone: () => {
      announce(t('people:money.coupons.new.done'));
      form.reset(EMPTY);
      onCreated();
    },
  });
  const duration = useWatch({ control: form.control, name: 'duration' });
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2">{t('people:money.coupons.new.title')}</Typography>
      <FormStack label={t('people:money.coupons.new.title')} {...handlers}>
        <FormTextField
          form={form}
          name="code"
          label={t('people:money.coupons.new.code')}
          hint={t('people:money.coupons.new.codeHint')}
          autoComplete="off"
        />
        <FormTextField
          form={form}
          name="percentOff"
          label={t('people:money.coupons.new.percentOff')}
          hint={t('people:money.coupons.new.percentHint')}
          inputMode="numeric"
        />
        <FormNativeSelect
          form={form}
          name="duration"
          label={t('people:money.coupons.new.duration')}
          choices={COUPON_DURATIONS.map((value) => ({
            value,
            words: t(`people:money.coupons.new.${value}`),
          }))}
        />
        {duration === 'repeating' && (
          <FormTextField
            form={form}
            name="durationInMonths"
            label={t('people:money.coupons.new.months')}
            inputMode="numeric"
          />
        )}
        <FormNativeSelect
          form={form}
          name="plan"
          label={t('people:money.coupons.new.plan')}
          choices={COUPON_PLANS.map((value) => ({
            value,
            words: t(`people:money.coupons.plan.${value}`),
          }))}
        />
        <FormTextField
          form={form}
          name="lastDay"
          label={t('people:money.coupons.new.lastDay')}
          hint={t('people:money.coupons.new.lastDayHint')}
          type="date"
        />
        <FormTextField
          form={form}
          name="usesMaximum"
          label={t('people:money.coupons.new.usesMaximum')}
          hint={t('people:money.coupons.new.usesHint')}
          inputMode="numeric"
        />
        <FormCheckbox
          form={form}
          name="isAffiliate"
          label={t('people:money.coupons.new.isAffiliate')}
        />
        <FailureAlert failureCode={failureCode} />
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {t('people:money.coupons.new.create')}
        </Button>
      </FormStack>
    </Box>
  );
}
