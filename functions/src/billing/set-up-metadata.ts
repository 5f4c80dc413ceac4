import { object, string, type InferType } from 'yup';

const subscribe = object({
  purpose: string()
    .required()
    .oneOf(['subscribe'] as const),
  uid: string().required(),
  sellerId: string().required(),
  planId: string().required(),
  priceId: string().required(),
  /** Digits. */
  trialDays: string()
    .required()
    .matches(/^\d{1,3}$/),
  /** The id of a coupon's code; left out = no coupon. */
  promotionCodeId: string(),
  /** Stripe's id of the same coupon. */
  couponId: string(),
}).required();

const replaceMethod = object({
  purpose: string()
    .required()
    .oneOf(['replaceMethod'] as const),
  uid: string().required(),
  subscriptionId: string().required(),
}).required();

type SubscribeMetadata = InferType<typeof subscribe>;
type ReplaceMethodMetadata = InferType<typeof replaceMethod>;

/** The purpose of a set-up. Only our own functions write it, so it can be trusted. */
export type SetUpPurpose =
  | (Omit<SubscribeMetadata, 'trialDays'> & { trialDays: number })
  | ReplaceMethodMetadata;

/** The purpose as it stands at Stripe. */
export function setUpMetadata(purpose: SetUpPurpose): Record<string, string> {
  return Object.fromEntries(Object.entries(purpose).map(([name, value]) => [name, String(value)]));
}

/** @returns null for a set-up that is none of ours */
export function purposeOf(metadata: Readonly<Record<string, string>>): SetUpPurpose | null {
  if (subscribe.isValidSync(metadata, { strict: true })) {
    return { ...metadata, trialDays: Number(metadata.trialDays) };
  }
  return replaceMethod.isValidSync(metadata, { strict: true }) ? metadata : null;
}
