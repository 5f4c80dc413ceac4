import { getFirestore } from 'firebase-admin/firestore';
import type { Browser } from 'playwright-core';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { newVisitor } from '../journey-browser.ts';
import { createJourneyRunner, type JourneyRunner } from '../journey-runner.ts';

type Visitor = Awaited<ReturnType<typeof newVisitor>>;
type Options = NonNullable<Parameters<typeof newVisitor>[1]>;

interface SellerAndBuyer {
  coach: JourneyRunner;
  runner: JourneyRunner;
  seller: Visitor;
  buyer: Visitor;
}

/** A published coach who reads English, and a runner who reads Japanese; nobody is signed in. */
export async function sellerAndBuyer(
  browser: Browser,
  { seller, buyer }: { seller: Options; buyer: Options },
): Promise<SellerAndBuyer> {
  const coach = await createJourneyRunner('en', { isEmailVerified: true, isCoach: true });
  const runner = await createJourneyRunner('ja', { isEmailVerified: true });
  await getFirestore().doc(firestorePaths.coach(coach.uid)).set({
    kind: 'human',
    name: 'Mai Tanaka',
    description: 'Marathons in your forties',
    coachingStyle: '',
    profile: '',
    aboutMe: '',
    isApproved: true,
    isPublished: true,
  });
  return {
    coach,
    runner,
    seller: await newVisitor(browser, seller),
    buyer: await newVisitor(browser, { ...buyer, locale: 'ja-JP' }),
  };
}
