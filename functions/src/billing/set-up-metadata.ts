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
  /** Of a coupon; left out = none. */
  promotionCodeId: string(),
  /** Of the same one, at Stripe. */
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

/** What a set-up is for. It is written by us alone, so it can be taken at its word. */
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
