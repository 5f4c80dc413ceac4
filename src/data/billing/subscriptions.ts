import {
  SUBSCRIPTION_MIRROR_SHAPE,
  type SubscriptionMirror,
} from '@tasuki/domain/billing/subscription-mirror';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { documentWithId } from '../stored-document.ts';

/** More of them nobody has; the functions mirror fewer. */
const SUBSCRIPTIONS_MAXIMUM = 50;

/** The person's subscriptions as Stripe last said they are, live, the newest first. */
export async function watchSubscriptions(
  uid: string,
  onSubscriptions: (subscriptions: SubscriptionMirror[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchCollection } = await import('../live-documents.ts');
  return watchCollection(
    firestorePaths.subscriptions(uid),
    SUBSCRIPTIONS_MAXIMUM,
    (documents) => {
      const subscriptions = documents.map((one) =>
        documentWithId<SubscriptionMirror>(one, SUBSCRIPTION_MIRROR_SHAPE),
      );
      onSubscriptions(subscriptions.sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime()));
    },
    onError,
  );
}
