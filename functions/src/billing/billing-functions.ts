import { callable } from '../platform/callable.ts';
import { PROVIDER_SECRETS } from '../platform/provider-secrets.ts';
import { beginSubscription as begin } from './begin-subscription.ts';
import {
  beginMethodChange as beginChange,
  changeSubscription as change,
} from './change-subscription.ts';
import { currentBilling } from './current-billing.ts';
import { finishSetUp as finish } from './finish-set-up.ts';
import { refreshBilling as refresh } from './refresh-billing.ts';

const OPTIONS = { secrets: PROVIDER_SECRETS };

export const beginSubscription = callable(
  'beginSubscription',
  async (request, { uid }) => begin(request, uid, await currentBilling()),
  OPTIONS,
);

export const finishSetUp = callable(
  'finishSetUp',
  async ({ setupIntentId }, { uid }) => finish(setupIntentId, uid, await currentBilling()),
  OPTIONS,
);

export const changeSubscription = callable(
  'changeSubscription',
  async (request, { uid }) => change(request, uid, await currentBilling()),
  OPTIONS,
);

export const beginMethodChange = callable(
  'beginMethodChange',
  async (request, { uid }) => beginChange(request, uid, await currentBilling()),
  OPTIONS,
);

export const refreshBilling = callable(
  'refreshBilling',
  async (_, { uid }) => refresh(uid, await currentBilling()),
  OPTIONS,
);
