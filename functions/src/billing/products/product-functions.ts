import { callable } from '../../platform/callable.ts';
import { PROVIDER_SECRETS } from '../../platform/provider-secrets.ts';
import { takeBillingTurn } from '../billing-turns.ts';
import { currentBilling } from '../current-billing.ts';
import { archiveProduct as archive, saveProduct as save } from './save-product.ts';

const OPTIONS = { secrets: PROVIDER_SECRETS };

export const saveProduct = callable(
  'saveProduct',
  async (request, caller) =>
    save(request, caller, await takeBillingTurn('product', caller, await currentBilling())),
  OPTIONS,
);

export const archiveProduct = callable(
  'archiveProduct',
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
