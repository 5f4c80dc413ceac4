import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { calendarDayOf, dayNumber } from '@tasuki/domain/measures/calendar-day';
import {
  EXAMPLE_REVISION,
  EXAMPLE_RUNNER,
  EXAMPLE_WISH,
  raceGoal,
} from '@tasuki/domain/plans/example-plan-wish';
import { storedPlanOf } from '@tasuki/domain/plans/plan-record';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import { MARATHON_METERS } from '@tasuki/domain/training/performance/vdot';
import type { Bench } from '../../scripts/test-runs/measurement.ts';
import { median } from './median.ts';

const WARM_UPS = 4;
const RUNS = 9;

/** What the embedded coach answers itself, whatever model was chosen: a sign that belongs to a doctor. */
const FOR_THE_EMBEDDED_COACH = 'I have had chest pain on every run since Monday.';
const FOR_A_MODEL = 'How should I run the next one?';

const FOR_A_PROPOSAL = 'I missed a week, what about my plan?';

/** A plan that was taken three weeks ago, of which nothing was run. */
function missedPlan() {
  const today = dayNumber(new Date(), 0);
  const proposed = proposedPlan(EXAMPLE_RUNNER, {
    ...EXAMPLE_WISH,
    goal: raceGoal(MARATHON_METERS, calendarDayOf(today + 140)),
    today: calendarDayOf(today - 21),
  });
  if (proposed.outcome !== 'built') throw new Error(proposed.outcome);
  const at = new Date();
  const plan = storedPlanOf(proposed.record, EXAMPLE_REVISION);
  return { ...plan, createdAt: at, updatedAt: at };
}

/** From sending a message to the first sentence of its reply, as the browser's SDKs do it. */
export const bench: Bench = {
  needs: 'app',
  measure: async () => {
    // Loaded here: they look for the emulators at once.
    const { openBrowser } = await import('../functions/browser.ts');
    const { newMessageId } = await import('../functions/chat-fixture.ts');
    const browser = await openBrowser();
    try {
      const { topicId } = await browser.call('openTopic', { activityId: null });
      const answered = async (text: string): Promise<{ first: number; whole: number }> => {
        const messageId = newMessageId();
        const from = performance.now();
        let firstAt = Number.NaN;
        await setDoc(doc(browser.firestore, firestorePaths.message(topicId, messageId)), {
          kind: 'participant',
          authorUid: browser.uid,
          text,
          createdAt: serverTimestamp(),
          writtenAt: new Date(),
          isStopRequested: false,
        });
        await browser.stream('streamReply', { topicId, messageId }, () => {
          if (Number.isNaN(firstAt)) firstAt = performance.now();
        });
        return { first: firstAt - from, whole: performance.now() - from };
      };
      const timesOf = async (text: string, which: 'first' | 'whole' = 'first') => {
        const times: number[] = [];
        for (let run = 0; run < WARM_UPS + RUNS; run += 1)
          times.push((await answered(text))[which]);
        return times.slice(WARM_UPS);
      };
      const { adminFirestore } = await import('../functions/admin.ts');
      await adminFirestore.doc(firestorePaths.trainingPlan(browser.uid)).set(missedPlan());
      await adminFirestore
        .doc(firestorePaths.user(browser.uid))
        .set({ defaultModel: 'embedded' }, { merge: true });
      const proposal = await timesOf(FOR_A_PROPOSAL, 'whole');
      await adminFirestore.doc(firestorePaths.user(browser.uid)).update({ defaultModel: null });
      const embedded = await timesOf(FOR_THE_EMBEDDED_COACH);
      const model = await timesOf(FOR_A_MODEL);
      return [
        {
          figure: 'message sent → plan proposal stored, embedded coach, warm (median)',
          value: median(proposal),
          unit: 'ms',
          budget: 700,
        },
        {
          figure: 'message sent → first sentence, embedded coach, warm (median)',
          value: median(embedded),
          unit: 'ms',
          budget: 700,
        },
        {
          figure: 'message sent → first sentence, sandboxed model, warm (median)',
          value: median(model),
          unit: 'ms',
          budget: null,
        },
      ];
    } finally {
      await browser.close();
    }
  },
};
