import { callable } from '../../platform/callable.ts';
import { PROVIDER_SECRETS } from '../../platform/provider-secrets.ts';
import { takeBillingTurn } from '../billing-turns.ts';
import { currentBilling } from '../current-billing.ts';
import { listInvoices as list, openReceipt as open } from './read-invoices.ts';

const OPTIONS = { secrets: PROVIDER_SECRETS };

export const listInvoices = callable(
  'listInvoices',
  async (_, caller) => {
    const billing = await takeBillingTurn('receipt', caller, await currentBilling());
    return { invoices: await list(caller.uid, billing) };
  },
  OPTIONS,
);

export const openReceipt = callable(
  'openReceipt',
  async (request, caller) => {
    const billing = await takeBillingTurn('receipt', caller, await currentBilling());
    return { url: await open(request, caller.uid, billing) };
  },
  OPTIONS,
);
