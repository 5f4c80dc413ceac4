import { OWN_SELLER } from '@tasuki/domain/billing/own-plan';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';

/** What a mail calls a subscription. A plan of a coach who is gone has no name. */
export function planNames({
  sellerId,
  planName = '',
  sellerName = '',
}: Pick<SubscriptionMirror, 'sellerId' | 'planName' | 'sellerName'>): {
  planName?: string;
  coachName: string;
} {
  if (sellerId === OWN_SELLER) return { planName: '', coachName: '' };
  return { ...(planName !== '' && { planName }), coachName: sellerName };
}
