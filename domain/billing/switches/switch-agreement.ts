import { MINUTE_MILLISECONDS } from '../../measures/durations.ts';
import type { SwitchAgreement } from '../billing-calls.ts';
import type { BillingInterval } from '../billing-period.ts';
import { OWN_SELLER } from '../own-plan.ts';
import type { SwitchPreview } from './plan-switch.ts';

/** The time for which a preview's sums are kept to. */
const PREVIEW_MILLISECONDS = 15 * MINUTE_MILLISECONDS;
/** The largest difference between clocks. */
const CLOCK_MILLISECONDS = MINUTE_MILLISECONDS;

/** The current facts with which an agreement is compared. */
export interface SwitchNow {
  /** The preview that would be shown now. */
  preview: SwitchPreview;
  time: Date;
  sellerId: string;
  /** The interval of the subscription's current plan. */
  interval: BillingInterval;
  periodStartedAt: Date;
}

/**
 * Checks whether somebody has agreed, in the last minutes, to just what a switch would do now. The same
 * sum may be charged more often than was shown, so the price counts and how often it is charged.
 */
export function isAsAgreed(agreement: SwitchAgreement, now: SwitchNow): boolean {
  const { preview } = now;
  return (
    agreement.chargedNowYen === preview.chargedNowYen &&
    agreement.renewalYen === preview.renewalYen &&
    agreement.prorationAt === preview.prorationAt &&
    isOfPrice(agreement, now) &&
    isFresh(agreement, now)
  );
}

function isOfPrice(
  { priceId, interval }: SwitchAgreement,
  { preview, sellerId, interval: formerInterval }: SwitchNow,
): boolean {
  if (priceId !== undefined) return priceId === preview.priceId && interval === preview.interval;
  // A page of an earlier release does not say what it showed. Tasuki's own terms keep their interval.
  return (
    sellerId === OWN_SELLER || (preview.interval === formerInterval && formerInterval !== 'day')
  );
}

function isFresh(
  { prorationAt, previewedAt }: SwitchAgreement,
  { time, periodStartedAt }: SwitchNow,
): boolean {
  const now = time.getTime();
  const latest = now + CLOCK_MILLISECONDS;
  const periodBeganAt = periodStartedAt.getTime();
  const isShownLately =
    previewedAt === undefined ||
    (now - previewedAt <= PREVIEW_MILLISECONDS && previewedAt <= latest);
  const isCountedLately =
    prorationAt === null ||
    (now - prorationAt <= PREVIEW_MILLISECONDS &&
      prorationAt <= Math.max(latest, periodBeganAt) &&
      prorationAt >= periodBeganAt);
  return isShownLately && isCountedLately;
}
