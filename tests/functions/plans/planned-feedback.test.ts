import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import { feedbackText } from '@tasuki/domain/coaching/feedback/render-feedback';
import { NO_CAUTIONS } from '@tasuki/domain/coaching/safety/caution-record';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { calendarDayOf, dayNumber } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { nextSession } from '@tasuki/domain/plans/changes/next-session';
import {
  EXAMPLE_REVISION,
  EXAMPLE_RUNNER,
  EXAMPLE_WISH,
} from '@tasuki/domain/plans/example-plan-wish';
import { storedPlanOf } from '@tasuki/domain/plans/plan-record';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import { adminFirestore, documentWhen } from '../admin.ts';
import { openBrowser, type Browser } from '../browser.ts';
import { steadyRunAt } from '../run-files.ts';
import { recordingFile, sendRecording } from '../sent-recording.ts';

const LOCALE = { language: 'en', units: 'metric' } as const;
const YESTERDAY = new Date(Date.now() - DAY_MILLISECONDS);
const TODAY = dayNumber(new Date(), 0);

/** Taken a fortnight ago; no two of its sessions lie a week apart. */
const PROPOSED = proposedPlan(EXAMPLE_RUNNER, {
  ...EXAMPLE_WISH,
  goal: { kind: 'fitness', meters: null, seconds: null, day: null, event: null },
  today: calendarDayOf(TODAY - 14),
});
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const { record: RECORD, plan: PLAN } = PROPOSED;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  await adminFirestore.doc(firestorePaths.user(browser.uid)).set(LOCALE);
  await adminFirestore.doc(firestorePaths.trainingPlan(browser.uid)).set({
    ...storedPlanOf(RECORD, EXAMPLE_REVISION),
    createdAt: YESTERDAY,
    updatedAt: YESTERDAY,
  });
});
afterAll(async () => browser.close());

async function wordsOf(activityId: string, isWanted: (last: string) => boolean = () => true) {
  const path = firestorePaths.activityAnalysis(browser.uid, activityId);
  const snapshot = await documentWhen(path, (document) => {
    const { feedback, facts } = document.data() as ActivityAnalysis;
    return feedback !== null && isWanted(feedbackText(feedback, facts, LOCALE).at(-1) ?? '');
  });
  const { feedback, facts } = snapshot.data() as ActivityAnalysis;
  return feedback ? (feedbackText(feedback, facts, LOCALE).at(-1) ?? '') : '';
}

it('names the plan’s next session in the words on a run that was sent, and not on an older one', async () => {
  const start = YESTERDAY.toISOString();
  const newest = await sendRecording(recordingFile(steadyRunAt(start)), browser);
  const session = nextSession(PLAN, RECORD, {
    recordings: [],
    caution: null,
    today: calendarDayOf(TODAY),
  });
  const words = await wordsOf(newest.activityIds[0] ?? '');
  expect(words).toMatch(/\byour plan\b/i);
  expect(words).toContain(formatMeasure(session?.meters ?? 0, 'roundMeters', LOCALE));

  const before = new Date(YESTERDAY.getTime() - 3 * DAY_MILLISECONDS).toISOString();
  const older = await sendRecording(recordingFile(steadyRunAt(before)), browser);
  expect(await wordsOf(older.activityIds[0] ?? '')).not.toMatch(/\bplan\b/i);
});

it('names none while something that the runner wrote comes first, and again when it is over', async () => {
  const start = new Date(YESTERDAY.getTime() + 3_600_000).toISOString();
  const sent = await sendRecording(recordingFile(steadyRunAt(start)), browser);
  const [activityId = ''] = sent.activityIds;
  expect(await wordsOf(activityId)).toMatch(/\byour plan\b/i);
  const cautions = adminFirestore.doc(firestorePaths.cautions(browser.uid));
  await cautions.set({ ...NO_CAUTIONS, illnessAt: new Date() });
  const row = adminFirestore.doc(firestorePaths.activity(browser.uid, activityId));
  await row.update({ effort: 2 });
  expect(await wordsOf(activityId, (last) => !/\bplan\b/i.test(last))).not.toBe('');
  await cautions.set({ ...NO_CAUTIONS, illnessAt: new Date(0) });
  await row.update({ effort: 3 });
  expect(await wordsOf(activityId, (last) => /\byour plan\b/i.test(last))).not.toBe('');
});
