import type { Firestore } from 'firebase-admin/firestore';
import type { CoachPlanWish } from '@tasuki/domain/billing/coach-plan-calls';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Language } from '@tasuki/domain/language';
import type { ProductWish } from '@tasuki/domain/products/product-calls';
import type { LocalClient } from '../local-services/local-client.ts';

/** The demo coach's product. */
export function demoProduct(language: Language): ProductWish {
  const isJapanese = language === 'ja';
  return {
    productId: 'demo-race-plan',
    offer: {
      name: isJapanese ? 'レース当日のペース表' : 'Your race, kilometre by kilometre',
      target: isJapanese
        ? '目標タイムのあるレースまで1か月以内の人。コースの高低に合わせた1kmごとのペースと補給をお渡しします。'
        : 'For a race with a goal time within a month: a pace and what to drink for each kilometre of the course.',
      priceYen: 3000,
      currency: 'JPY',
      duration: 1,
      durationUnit: 'month',
    },
    state: 'published',
  };
}

/** The demo coach's monthly plan. */
export function demoPaidPlan(language: Language): CoachPlanWish {
  const isJapanese = language === 'ja';
  return {
    planId: 'demo-every-week',
    offer: {
      name: isJapanese ? '毎週の練習を一緒に' : 'Every week together',
      target: isJapanese
        ? 'ハーフやフルで自己ベストを狙う人。週に一度、練習を一緒に見直します。'
        : 'For a personal best over half or full marathon. We look at your training together once a week.',
      priceYen: 6000,
      currency: 'JPY',
      planType: 'subscription',
      interval: 'month',
      duration: 1,
      durationUnit: 'month',
    },
    state: 'published',
  };
}

/** Has the demo coach sell a product and a plan, as a coach does it. What is there is left as it is. */
export async function offerForSale(
  coachId: string,
  language: Language,
  { client, firestore }: { client: LocalClient; firestore: Firestore },
): Promise<void> {
  const product = demoProduct(language);
  const plan = demoPaidPlan(language);
  const [storedProduct, storedPlan] = await firestore.getAll(
    firestore.doc(firestorePaths.coachProduct(coachId, product.productId)),
    firestore.doc(firestorePaths.coachPlan(coachId, plan.planId)),
  );
  if (!storedProduct?.exists) await client.call('saveProduct', product);
  if (!storedPlan?.exists) await client.call('saveCoachPlan', plan);
}
