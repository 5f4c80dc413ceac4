import type { StripeEvents } from './stripe-events.ts';
import type { AnyStripeObject } from './stripe-objects.ts';
import type { StripeStore } from './stripe-store.ts';
import type { StripeViews } from './stripe-views.ts';

/** One account at Stripe, as its parts work on it. */
export class StripeAccount {
  readonly store: StripeStore;
  readonly views: StripeViews;
  /** The moved clock, in seconds since 1970. */
  readonly now: () => number;
  /** The sandbox's own address, without a slash at its end. */
  readonly origin: () => string;
  readonly #events: StripeEvents;

  constructor(parts: {
    store: StripeStore;
    views: StripeViews;
    events: StripeEvents;
    now: () => number;
    origin: () => string;
  }) {
    this.store = parts.store;
    this.views = parts.views;
    this.now = parts.now;
    this.origin = parts.origin;
    this.#events = parts.events;
  }

  /** Reports what happened to an object, as it is now. */
  notify(type: string, object: AnyStripeObject, previous?: Record<string, unknown>): void {
    this.#events.notify(type, this.views.view(object), previous);
  }
}
