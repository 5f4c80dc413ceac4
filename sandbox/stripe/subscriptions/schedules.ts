import { isLive } from '@tasuki/domain/billing/subscription-status';
import { isAnotherInterval, periodEnd } from './billing-periods.ts';
import { itemOf } from '../invoices.ts';
import { invalidRequest } from '../stripe-failure.ts';
import type { StripeAccount } from '../stripe-account.ts';
import type {
  PriceObject,
  SchedulePhase,
  SubscriptionObject,
  SubscriptionScheduleObject,
} from '../stripe-objects.ts';
import type { StripeParameters } from '../stripe-parameters.ts';
import type { StripeRoute } from '../stripe-routes.ts';

const PHASE_INTERVALS = ['day', 'week', 'month', 'year'] as const;

/** The schedule that a subscription follows; null = none. */
function scheduleOf({ schedule }: SubscriptionObject, { store }: StripeAccount) {
  return schedule === null ? null : store.get('subscription_schedule', schedule);
}

/** The phase that comes when the present period is over; null = none. */
function phaseAfter(
  subscription: SubscriptionObject,
  schedule: SubscriptionScheduleObject,
): SchedulePhase | null {
  const end = itemOf(subscription).current_period_end;
  return schedule.phases.find(({ start_date: start }) => start === end) ?? null;
}

/** The next period's price by a schedule; null = the same as in this one. */
export function scheduledPrice(
  subscription: SubscriptionObject,
  account: StripeAccount,
): PriceObject | null {
  const schedule = scheduleOf(subscription, account);
  const next = schedule && phaseAfter(subscription, schedule);
  return next ? account.store.get('price', next.items[0].price) : null;
}

/**
 * Brings a subscription into the phase that begins with its next period.
 *
 * @returns whether its periods are counted anew
 */
export function enterNextPhase(subscription: SubscriptionObject, account: StripeAccount): boolean {
  const schedule = scheduleOf(subscription, account);
  if (!schedule) return false;
  const item = itemOf(subscription);
  const next = phaseAfter(subscription, schedule);
  if (next) {
    const price = account.store.get('price', next.items[0].price);
    const isNewInterval = isAnotherInterval(item.price, price);
    item.price = price;
    schedule.current_phase = { start_date: next.start_date, end_date: next.end_date };
    subscription.metadata = { ...subscription.metadata, ...next.metadata };
    return isNewInterval;
  }
  const isOver = (schedule.current_phase?.end_date ?? 0) <= item.current_period_end;
  if (isOver) release(schedule, account);
  return false;
}

/** A subscription goes on as it is, without its schedule. */
export function release(schedule: SubscriptionScheduleObject, account: StripeAccount): void {
  const subscription =
    schedule.subscription === null
      ? null
      : account.store.get('subscription', schedule.subscription);
  schedule.status = 'released';
  schedule.released_at = account.now();
  schedule.released_subscription = schedule.subscription;
  schedule.subscription = null;
  if (subscription) subscription.schedule = null;
  account.notify('subscription_schedule.released', schedule);
}

/** Plans for what a subscription becomes later. */
export function scheduleRoutes(account: StripeAccount): StripeRoute[] {
  const { store } = account;
  return [
    {
      method: 'POST',
      path: '/v1/subscription_schedules',
      run: (parameters, _, ready) => {
        const subscription = store.get(
          'subscription',
          parameters.needed('from_subscription'),
          'from_subscription',
        );
        ready();
        if (subscription.schedule !== null || !isLive(subscription.status)) {
          throw invalidRequest(
            'You cannot migrate a subscription that is already attached to a schedule.',
          );
        }
        const item = itemOf(subscription);
        const period = { start_date: item.current_period_start, end_date: item.current_period_end };
        const schedule = store.add('subscription_schedule', {
          current_phase: period,
          customer: subscription.customer,
          default_settings: { default_payment_method: subscription.default_payment_method },
          end_behavior: 'release',
          metadata: {},
          phases: [
            {
              ...period,
              items: [{ price: item.price.id, quantity: 1 }],
              discounts: subscription.discounts.map((discount) => ({ discount })),
              metadata: {},
            },
          ],
          released_at: null,
          released_subscription: null,
          status: 'active',
          subscription: subscription.id,
        });
        subscription.schedule = schedule.id;
        account.notify('subscription_schedule.created', schedule);
        return schedule;
      },
    },
    {
      method: 'POST',
      path: '/v1/subscription_schedules/:id',
      run: (parameters, id, ready) => {
        const schedule = store.get('subscription_schedule', id);
        const phases = parameters.children('phases').map((phase) => readPhase(phase, account));
        parameters.oneOf('end_behavior', ['release'] as const);
        parameters.oneOf('proration_behavior', ['none'] as const);
        const method = parameters.child('default_settings')?.text('default_payment_method');
        const metadata = parameters.metadata();
        ready();
        if (schedule.status !== 'active') throw invalidRequest('The schedule is not active.');
        const made = phasesFrom(schedule.phases[0]?.start_date ?? account.now(), phases);
        if (made.length > 0) schedule.phases = made;
        if (method !== undefined) schedule.default_settings.default_payment_method = method;
        if (metadata) schedule.metadata = { ...schedule.metadata, ...metadata };
        account.notify('subscription_schedule.updated', schedule);
        return schedule;
      },
    },
    {
      method: 'POST',
      path: '/v1/subscription_schedules/:id/release',
      run: (_, id, ready) => {
        const schedule = store.get('subscription_schedule', id);
        ready();
        if (schedule.status !== 'active') {
          throw invalidRequest('You cannot release a subscription schedule that is not active.');
        }
        release(schedule, account);
        return schedule;
      },
    },
  ];
}

function readPhase(parameters: StripeParameters, { store }: StripeAccount) {
  const [item] = parameters.children('items');
  const price = store.get('price', item?.needed('price') ?? '', parameters.name('items'));
  item?.integer('quantity');
  const start = parameters.integer('start_date');
  const end = parameters.integer('end_date');
  const duration = parameters.child('duration');
  const interval = duration?.oneOf('interval', PHASE_INTERVALS);
  const count = duration?.integer('interval_count') ?? 1;
  const discounts = parameters.children('discounts').map((entry) => entry.needed('discount'));
  parameters.oneOf('proration_behavior', ['create_prorations', 'always_invoice', 'none'] as const);
  const metadata = parameters.metadata() ?? {};
  return { price, start, end, interval, count, discounts, metadata };
}

/** Each begins where the one before it ends. */
function phasesFrom(
  firstStart: number,
  phases: readonly ReturnType<typeof readPhase>[],
): SchedulePhase[] {
  let start = firstStart;
  return phases.map((phase) => {
    const from = phase.start ?? start;
    if (from !== start) {
      throw invalidRequest('You can not modify the start date of the current phase.');
    }
    const planned = phase.interval && {
      ...phase.price,
      recurring: { interval: phase.interval, interval_count: 1, usage_type: 'licensed' },
    };
    const end =
      phase.end ?? (planned ? periodEnd(from, planned as PriceObject, phase.count) : from);
    start = end;
    return {
      start_date: from,
      end_date: end,
      items: [{ price: phase.price.id, quantity: 1 }],
      discounts: phase.discounts.map((discount) => ({ discount })),
      metadata: phase.metadata,
    };
  });
}
