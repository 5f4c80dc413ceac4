import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { rewriteFeedbackJob } from '../../../functions/src/activities/rewrite-feedback-job.ts';
import { adminFirestore, documentWhen } from '../admin.ts';
import { openBrowser, type Browser } from '../browser.ts';
import { steadyRunAt } from '../run-files.ts';
import { recordingFile, sendRecording } from '../sent-recording.ts';

const JAPANESE = /[\u3040-\u30ff]/;

let browser: Browser;
let activityId: string;
beforeAll(async () => {
  browser = await openBrowser();
  await adminFirestore
    .doc(firestorePaths.user(browser.uid))
    .set({ language: 'en', units: 'metric' });
  const upload = await sendRecording(recordingFile(steadyRunAt('2026-05-02T06:30:00Z')), browser);
  activityId = upload.activityIds[0] ?? '';
});
afterAll(async () => browser.close());

async function wordsWhen(
  isAsWanted: (feedback: NonNullable<ActivityAnalysis['feedback']>) => boolean,
): Promise<ActivityAnalysis> {
  const path = firestorePaths.activityAnalysis(browser.uid, activityId);
  const snapshot = await documentWhen(path, (document) => {
    const { feedback } = document.data() as ActivityAnalysis;
    return feedback !== null && isAsWanted(feedback);
  });
  return snapshot.data() as ActivityAnalysis;
}

it('says what it said in the language that was chosen since, of the same figures', async () => {
  const before = await wordsWhen(({ language }) => language === 'en');
  await adminFirestore.doc(firestorePaths.user(browser.uid)).update({ language: 'ja' });
  const after = await wordsWhen(({ language }) => language === 'ja');
  expect(after.facts).toEqual(before.facts);
  expect(after.feedback?.sentences.map(({ role }) => role)).toEqual(
    before.feedback?.sentences.map(({ role }) => role),
  );
  await documentWhen(firestorePaths.activity(browser.uid, activityId), (row) =>
    JAPANESE.test(String(row.get('feedbackLead'))),
  );
});

it('puts safety first when a note written later holds a sign, and coaches again when it is gone', async () => {
  const row = adminFirestore.doc(firestorePaths.activity(browser.uid, activityId));
  await row.update({ note: '走っている間、胸が締めつけられるように痛かった' });
  const flagged = await wordsWhen(({ isSafetyFirst }) => isSafetyFirst);
  expect(
    flagged.feedback?.sentences.every(({ role, text }) => role === 'safety' && !/\d|\{/.test(text)),
  ).toBe(true);
  await row.update({ note: null });
  await wordsWhen(({ isSafetyFirst }) => !isSafetyFirst);
});

it('reads a run by how hard the runner says that it felt, and no more when that is taken back', async () => {
  const row = adminFirestore.doc(firestorePaths.activity(browser.uid, activityId));
  const isFeltHard = ({ sentences }: NonNullable<ActivityAnalysis['feedback']>) =>
    sentences[0]?.text.includes('体感') === true && sentences[0].text.includes('きつかった');
  await row.update({ effort: 9 });
  await wordsWhen(isFeltHard);
  await row.update({ effort: null });
  await wordsWhen((feedback) => !isFeltHard(feedback));
});

it('knows of heat that was looked up after the words', async () => {
  const row = adminFirestore.doc(firestorePaths.activity(browser.uid, activityId));
  await row.update({
    weather: {
      temperatureCelsius: 31,
      feelsLikeCelsius: 35,
      humidityPercent: 70,
      windMetersPerSecond: 2,
    },
  });
  const path = firestorePaths.activityAnalysis(browser.uid, activityId);
  const snapshot = await documentWhen(path, (document) =>
    (document.data() as ActivityAnalysis).facts.some(({ id }) => id === 'temperature.weather'),
  );
  const { facts } = snapshot.data() as ActivityAnalysis;
  expect(facts.find(({ id }) => id === 'humidity.percent')?.value).toBe(70);
});

it('brings nothing back that was deleted while it wrote', async () => {
  const { uid } = browser;
  const handler = rewriteFeedbackJob({ firestore: adminFirestore });
  const result = await handler.run({ uid, activityId: null }, new Date(), {
    signal: new AbortController().signal,
    write: async () => Promise.resolve(),
  });
  const row = adminFirestore.doc(firestorePaths.activity(uid, activityId));
  const analysis = adminFirestore.doc(firestorePaths.activityAnalysis(uid, activityId));
  await Promise.all([row.delete(), analysis.delete()]);
  await adminFirestore.runTransaction(async (transaction) => result.fulfil(transaction));
  expect((await row.get()).exists).toBe(false);
  expect((await analysis.get()).exists).toBe(false);
});
