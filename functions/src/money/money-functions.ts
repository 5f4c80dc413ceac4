import { callable } from '../platform/callable.ts';
import { PROVIDER_SECRETS } from '../platform/provider-secrets.ts';
import { takeBillingTurn } from '../billing/billing-turns.ts';
import { currentBilling } from '../billing/current-billing.ts';
import { readMoney } from './read-money.ts';
import { readStatement } from './read-statement.ts';

const OPTIONS = { secrets: PROVIDER_SECRETS };

export const listMoney = callable(
  'listMoney',
  async (request, caller) =>
    readMoney(request, caller, await takeBillingTurn('money', caller, await currentBilling())),
  OPTIONS,
);

export const monthlyStatement = callable(
  'monthlyStatement',
  async (request, caller) =>
    readStatement(
      request,
      caller,
      await takeBillingTurn('statement', caller, await currentBilling()),
    ),
  OPTIONS,
);
