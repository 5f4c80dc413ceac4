import { OWN_SELLER, type OwnPlanTerm } from '@tasuki/domain/billing/own-plan';
import { routePath } from '@tasuki/domain/navigation/route-table';

/** On a page for payments: the bank is asked about what is due, with the card that is there. */
export const CONFIRM_STEP = 'confirm';

export function onboardingPaymentPath(term: OwnPlanTerm): string {
  return `${routePath('onboardingPayment')}?term=${term}`;
}

/** The path to which Stripe leads back from the set-up of Tasuki's own plan. */
export function ownPlanCallbackPath(term: OwnPlanTerm): string {
  return routePath('coachPlanCallback', { coachId: OWN_SELLER, planId: term });
}

/** The same of a coach's plan. */
export function coachPlanCallbackPath(coachId: string, planId: string): string {
  return routePath('coachPlanCallback', { coachId, planId });
}

export function methodPath(subscriptionId: string): string {
  return routePath('subscriptionPayment', { subscriptionId });
}

/** The path of the page that confirms a payment with the bank. */
export function confirmPath(subscriptionId: string): string {
  return `${methodPath(subscriptionId)}?step=${CONFIRM_STEP}`;
}
