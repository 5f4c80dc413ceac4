import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Bench } from '../../scripts/test-runs/measurement.ts';
import { median } from './median.ts';

const WARM_UPS = 4;
const RUNS = 9;

/** What the embedded coach answers itself, whatever model was chosen: a sign that belongs to a doctor. */
const FOR_THE_EMBEDDED_COACH = 'I have had chest pain on every run since Monday.';
const FOR_A_MODEL = 'How should I run the next one?';

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
      const firstSentence = async (text: string): Promise<number> => {
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
        return firstAt - from;
      };
      const timesOf = async (text: string): Promise<number[]> => {
        const times: number[] = [];
        for (let run = 0; run < WARM_UPS + RUNS; run += 1) times.push(await firstSentence(text));
        return times.slice(WARM_UPS);
      };
      const embedded = await timesOf(FOR_THE_EMBEDDED_COACH);
      const model = await timesOf(FOR_A_MODEL);
      return [
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
