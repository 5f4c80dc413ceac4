import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import type { Language } from '@tasuki/domain/language';
import { withEmulatorAdmin } from '../local-services/emulator-admin.ts';
import { signInLocally, type LocalEnvironment } from '../local-services/local-client.ts';
import { continueDemoConversation } from './continue-demo-conversation.ts';
import { writeDemoGroup } from './demo-group.ts';
import { offerForSale } from './demo-offers.ts';

interface DemoData {
  environment: LocalEnvironment;
  language: Language;
  now: Date;
  /** Whether the sandbox takes the payments: at a real Stripe nothing is made. */
  isStripeSandboxed: boolean;
}

/**
 * Adds what somebody looks at who is shown around: a group, today's messages between runner and coach, a
 * product and a plan with a price. It comes last, so that nobody waits for it. Everything that is there already is left as it is.
 */
export async function completeDemoData(demo: DemoData): Promise<void> {
  const { environment, language, isStripeSandboxed } = demo;
  const coach = DEMO_ACCOUNTS.find(({ role }) => role === 'coach');
  const runner = DEMO_ACCOUNTS.find(({ role }) => role === 'runner');
  if (!coach || !runner) throw new Error('There is no demo coach or runner');
  await withEmulatorAdmin(environment, async ({ firestore }) => {
    await writeDemoGroup(DEMO_ACCOUNTS, demo, firestore);
    const client = await signInLocally(environment, coach);
    const parties = { runnerUid: runner.uid, coachId: coach.uid };
    const today = { ...parties, client, language, now: () => new Date() };
    await continueDemoConversation(today, firestore);
    if (!isStripeSandboxed) return;
    await offerForSale(coach.uid, language, { client, firestore });
  });
}
