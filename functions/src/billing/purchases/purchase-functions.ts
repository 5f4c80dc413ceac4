import { callable } from '../../platform/callable.ts';
import { PROVIDER_SECRETS } from '../../platform/provider-secrets.ts';
import { takeBillingTurn } from '../billing-turns.ts';
import { currentBilling } from '../current-billing.ts';
import { beginPurchase as begin } from './begin-purchase.ts';
import { payPurchase as pay } from './pay-purchase.ts';
import { settlePurchase as settle } from './settle-purchase.ts';

const OPTIONS = { secrets: PROVIDER_SECRETS };

export const beginPurchase = callable(
  'beginPurchase',
  async (request, caller) =>
    begin(request, caller.uid, await takeBillingTurn('purchase', caller, await currentBilling())),
  OPTIONS,
);

export const payPurchase = callable(
  'payPurchase',
  async ({ purchaseId }, caller) => {
    const billing = await takeBillingTurn('setUp', caller, await currentBilling());
    return pay({ uid: caller.uid, purchaseId }, billing);
  },
  OPTIONS,
);

export const settlePurchase = callable(
  'settlePurchase',
  async ({ purchaseId }, caller) => {
    const billing = await takeBillingTurn('finish', caller, await currentBilling());
    return settle({ uid: caller.uid, purchaseId }, billing);
  },
  OPTIONS,
);
