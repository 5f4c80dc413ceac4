import { callable } from '../../platform/callable.ts';
import { PROVIDER_SECRETS } from '../../platform/provider-secrets.ts';
import { beginCoachSubscription as begin } from '../begin-subscription.ts';
import { takeBillingTurn } from '../billing-turns.ts';
import { currentBilling } from '../current-billing.ts';
import { archiveCoachPlan as archive, saveCoachPlan as save } from './save-coach-plan.ts';

const OPTIONS = { secrets: PROVIDER_SECRETS };

export const saveCoachPlan = callable(
  'saveCoachPlan',
  async (request, caller) =>
    save(request, caller, await takeBillingTurn('product', caller, await currentBilling())),
  OPTIONS,
);

export const archiveCoachPlan = callable(
  'archiveCoachPlan',
  async (request, caller) => {
    await archive(
      request,
      caller,
      await takeBillingTurn('product', caller, await currentBilling()),
    );
    return { isArchived: true };
  },
  OPTIONS,
);

export const beginCoachSubscription = callable(
  'beginCoachSubscription',
  async (request, caller) =>
    begin(request, caller.uid, await takeBillingTurn('setUp', caller, await currentBilling())),
  OPTIONS,
);
