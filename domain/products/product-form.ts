import { object, string, type ObjectSchema } from 'yup';
import { BILLING_CURRENCY, CHARGE_LIMITS } from '../billing/charge-limits.ts';
import { DURATION_UNITS, PRICED_OFFER_LIMITS, type PricedOffer } from '../billing/priced-offer.ts';
import { rule } from '../form-rules.ts';
import { filledText, wholeNumber } from '../form-texts.ts';
import { SAVED_PRODUCT_STATES, type SavedProductState } from './product.ts';

/** A product as its coach enters it; numbers are typed as digits. */
export interface ProductForm {
  name: string;
  target: string;
  priceYen: string;
  duration: string;
  durationUnit: PricedOffer['durationUnit'];
  state: SavedProductState;
}

export const productFormSchema: ObjectSchema<ProductForm> = object({
  name: filledText(PRICED_OFFER_LIMITS.nameMaxLength),
  target: filledText(PRICED_OFFER_LIMITS.targetMaxLength),
  priceYen: wholeNumber(CHARGE_LIMITS.minimumYen, CHARGE_LIMITS.maximumYen, 'priceInvalid'),
  duration: wholeNumber(1, PRICED_OFFER_LIMITS.durationMaximum),
  durationUnit: string().required(rule('required')).oneOf(DURATION_UNITS, rule('outOfRange')),
  state: string().required(rule('required')).oneOf(SAVED_PRODUCT_STATES, rule('outOfRange')),
});

/** The offer that a valid form asks for. */
export function offerOf(form: ProductForm): PricedOffer {
  return {
    name: form.name.trim(),
    target: form.target.trim(),
    priceYen: Number(form.priceYen),
    currency: BILLING_CURRENCY,
    duration: Number(form.duration),
    durationUnit: form.durationUnit,
  };
}
