import { array, number, object, string, type InferType } from 'yup';

/** The state that the sandbox's Stripe keeps through a restart. */
export const STRIPE_KEPT_STATE = object({
  /** How far its clock is ahead. */
  offsetSeconds: number().required(),
  objects: array(
    object({ id: string().required(), object: string().required() }).required(),
  ).required(),
  /** Events that nobody has taken yet, as they are posted. */
  undelivered: array(string().required()).required(),
}).required();
export type StripeKeptState = InferType<typeof STRIPE_KEPT_STATE>;
