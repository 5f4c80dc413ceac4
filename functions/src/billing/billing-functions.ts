import { mayAct } from '@tasuki/domain/billing/billing-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { callable } from '../platform/callable.ts';
import { PROVIDER_SECRETS } from '../platform/provider-secrets.ts';
import { applyCoupon as apply } from './apply-coupon.ts';
import { beginCoveredSubscription as beginCovered } from './begin-covered-subscription.ts';
import { beginSubscription as begin } from './begin-subscription.ts';
import {
  beginMethodChange as beginChange,
  changeSubscription as change,
} from './change-subscription.ts';
import { checkCoupon as check } from './check-coupon.ts';
import { takeBillingTurn } from './billing-turns.ts';
import { currentBilling } from './current-billing.ts';
import { finishSetUp as finish } from './finish-set-up.ts';
import { refreshBilling as refresh } from './refresh-billing.ts';
import { previewSwitch as preview, switchPlan as switchTo } from './switch-plan.ts';

const OPTIONS = { secrets: PROVIDER_SECRETS };

export const beginSubscription = callable(
  'beginSubscription',
  async (request, caller) => {
    const billing = await takeBillingTurn('setUp', caller, await currentBilling());
    return begin(request, caller.uid, billing);
  },
  OPTIONS,
);

export const beginCoveredSubscription = callable(
  'beginCoveredSubscription',
  async (request, caller) =>
    beginCovered(
      request,
      caller.uid,
      await takeBillingTurn('coupon', caller, await currentBilling()),
    ),
  OPTIONS,
);

export const checkCoupon = callable(
  'checkCoupon',
  async ({ code }, caller) => {
    const billing = await takeBillingTurn('coupon', caller, await currentBilling());
    return check(code, caller.uid, billing);
  },
  OPTIONS,
);

export const applyCoupon = callable(
  'applyCoupon',
  async (request, caller) =>
    apply(request, caller.uid, await takeBillingTurn('coupon', caller, await currentBilling())),
  OPTIONS,
);

export const finishSetUp = callable(
  'finishSetUp',
  async ({ setupIntentId }, caller) => {
    const billing = await takeBillingTurn('finish', caller, await currentBilling());
    return finish(setupIntentId, caller.uid, billing);
  },
  OPTIONS,
);

export const changeSubscription = callable(
  'changeSubscription',
  async (request, caller) => {
    // A person who lost the approval pays for nothing more, but can end what they pay for.
    if (!mayAct(request.action, caller.claims.canAccessBeta === true)) {
      throw new TasukiFailure('common/permission-denied');
    }
    const isPayment = request.action === 'retry';
    const billing = await takeBillingTurn(
      isPayment ? 'pay' : 'change',
      caller,
      await currentBilling(),
    );
    return change(request, caller.uid, billing);
  },
  OPTIONS,
);

export const beginMethodChange = callable(
  'beginMethodChange',
  async (request, caller) => {
    const billing = await takeBillingTurn('setUp', caller, await currentBilling());
    return beginChange(request, caller.uid, billing);
  },
  OPTIONS,
);

export const previewSwitch = callable(
  'previewSwitch',
  async (request, caller) =>
    preview(request, caller.uid, await takeBillingTurn('preview', caller, await currentBilling())),
  OPTIONS,
);

export const switchPlan = callable(
  'switchPlan',
  async (request, caller) =>
    switchTo(request, caller.uid, await takeBillingTurn('pay', caller, await currentBilling())),
  OPTIONS,
);

export const refreshBilling = callable(
  'refreshBilling',
  async (_, caller) =>
    refresh(caller.uid, await takeBillingTurn('refresh', caller, await currentBilling())),
  OPTIONS,
);
