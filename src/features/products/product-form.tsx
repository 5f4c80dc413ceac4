import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { DURATION_UNITS } from '@tasuki/domain/billing/priced-offer';
import type { ProductForm as Fields } from '@tasuki/domain/products/product-form';
import { SAVED_PRODUCT_STATES, type Product } from '@tasuki/domain/products/product';
import { saveProduct } from '../../data/products/product-functions.ts';
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { FormLongTextField } from '../../ui/forms/form-long-text-field.tsx';
import { FormNativeSelect } from '../../ui/forms/form-native-select.tsx';
import { FormStack } from '../../ui/forms/form-stack.tsx';
import { FormTextField } from '../../ui/forms/form-text-field.tsx';

const NEW: Fields = {
  name: '',
  target: '',
  priceYen: '',
  duration: '1',
  durationUnit: 'month',
  state: 'draft',
};

async function loadSchema() {
  return (await import('@tasuki/domain/products/product-form')).productFormSchema;
}

async function save(productId: string, form: Fields): Promise<void> {
  const { offerOf } = await import('@tasuki/domain/products/product-form');
  await saveProduct({ productId, offer: offerOf(form), state: form.state });
}

function fieldsOf({ name, target, priceYen, duration, durationUnit, state }: Product): Fields {
  return {
    name,
    target,
    priceYen: String(priceYen),
    duration: String(duration),
    durationUnit,
    state: state === 'published' ? 'published' : 'draft',
  };
}

interface ProductFormProps {
  /** Made once, so that saving twice makes no second one. */
  productId: string;
  /** null = a new one. */
  product: Product | null;
  label: string;
  onSaved: () => void;
}

/** The words and the price of a coach's product. */
export function ProductForm({ productId, product, label, onSaved }: ProductFormProps) {
  const { t } = useTranslation('products');
  const { form, handlers, isBusy, failureCode } = useSchemaForm<Fields>({
    what: 'save product',
    loadSchema,
    defaultValues: product ? fieldsOf(product) : NEW,
    run: async (fields) => save(productId, fields),
    onDone: onSaved,
  });
  return (
    <FormStack label={label} {...handlers}>
      <FormTextField form={form} name="name" label={t('products:field.name')} autoComplete="off" />
      <FormLongTextField
        form={form}
        name="target"
        label={t('products:field.target')}
        hint={t('products:field.targetHint')}
        lines={2}
      />
      <FormTextField
        form={form}
        name="priceYen"
        label={t('products:field.priceYen')}
        hint={t('products:field.priceHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormTextField
        form={form}
        name="duration"
        label={t('products:field.duration')}
        hint={t('products:field.durationHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormNativeSelect
        form={form}
        name="durationUnit"
        label={t('products:field.durationUnit')}
        choices={DURATION_UNITS.map((value) => ({ value, words: t(`products:unit.${value}`) }))}
      />
      <FormNativeSelect
        form={form}
        name="state"
        label={t('products:field.state')}
        hint={t('products:field.stateHint')}
        choices={SAVED_PRODUCT_STATES.map((value) => ({
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
