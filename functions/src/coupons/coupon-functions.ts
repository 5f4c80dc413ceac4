import { requireRecentAdmin } from '../permissions/require-recent-sign-in.ts';
import { callable } from '../platform/callable.ts';
import { PROVIDER_SECRETS } from '../platform/provider-secrets.ts';
import { currentBilling } from '../billing/current-billing.ts';
import {
  archiveCoupon as archive,
  createCoupon as create,
  listCoupons as list,
} from './manage-coupons.ts';

const OPTIONS = { secrets: PROVIDER_SECRETS };

export const createCoupon = callable(
  'createCoupon',
  async (request, caller) => {
    requireRecentAdmin(caller);
    return create(request, caller, await currentBilling());
  },
  OPTIONS,
);

export const archiveCoupon = callable(
  'archiveCoupon',
  async (request, caller) => {
    requireRecentAdmin(caller);
    await archive(request, caller, await currentBilling());
    return { isArchived: true };
  },
  OPTIONS,
);

export const listCoupons = callable(
  'listCoupons',
  async (_, caller) => ({ coupons: await list(caller, await currentBilling()) }),
  OPTIONS,
);
