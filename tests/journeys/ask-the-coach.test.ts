import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { addFiles, coachWords, openAdded } from './pages/activity-pages.ts';
import {
  ask,
  askOn,
  chooseModel,
  lastReply,
  openTopicPage,
  sendButton,
  storedMessages,
  threadOf,
} from './pages/conversation-pages.ts';
import { journeyBrowser, newVisitor, type ViewportName } from './journey-browser.ts';
import { createJourneyRunner } from './journey-runner.ts';
import { journeyVariants } from './journey-variants.ts';
import { generatedRun, realRecording, type PickedFile } from './recording-files.ts';
import { setModelBehaviours } from './sandboxed-models.ts';
import { signIn } from './sign-up-journey.ts';
import { wordsOf } from './words.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

/** A race of 10.01 km in 40:25, as its own watch recorded it. */
const race = realRecording('recordings/trackeR__2013-06-14-100911.TCX');

const LOCALES = { ja: 'ja-JP', en: 'en-GB' } as const;

/** Somebody with one activity, on its page with the coach's words. */
async function runnerWith(
  file: PickedFile,
  language: keyof typeof LOCALES,
  viewport: ViewportName,
) {
  const words = wordsOf(language);
  const visitor = await newVisitor(browser, { viewport, locale: LOCALES[language] });
  const { page } = visitor;
  const runner = await createJourneyRunner(language);
  await signIn(page, words, runner);
  await page.waitForURL('**/activities');
  await addFiles(page, words, [file]);
  await openAdded(page, words, file.name);
  await coachWords(page, words);
  return { ...visitor, words, runner };
}

const QUESTIONS: Record<keyof typeof LOCALES, { embedded: string; model: string; script: RegExp }> =
  {
    ja: {
      embedded: '組み込みのコーチに聞きます。次はどう走ればいいですか?',
      model: '次はどう走ればいいですか?',
      script: /[ぁ-ん].*(です|ます|ください|でした|ましょう)/s,
    },
    en: {
      embedded: 'Asking the built-in coach: how should I run the next one?',
      model: 'How should I run the next one?',
      script: /[a-z]{2,} [a-z]{2,}/,
    },
  };

/** One of each company whose models can be asked. */
const MODELS = ['GPT-5.6 Luna', 'Gemini 3.5 Flash', 'Claude Haiku 4.5'] as const;

describe('asking on from the coach’s words', () => {
  for (const [language, viewport] of journeyVariants<['ja' | 'en', ViewportName]>(
    [['ja', 'phone']],
    [['en', 'desktop']],
  )) {
    const what = race ? 'a real race' : 'a generated race (the shared recordings are absent)';
    it(`about ${what} is answered by each coach in turn, on a ${viewport} in ${language}`, async () => {
      const { embedded, model, script } = QUESTIONS[language];
      await setModelBehaviours({
        whenAsked: embedded,
        behaviours: [{ kind: 'fail', status: 500 }],
      });
      const file = race ?? generatedRun('race', 1);
      const { leave, page, words, problems } = await runnerWith(file, language, viewport);
      const topicId = await askOn(page, words);

      await ask(page, words, embedded);
      const reply = await lastReply(page, words, words('chat:answeredBy.embedded'));
      expect(await reply.innerText()).toMatch(script);
      expect(await reply.innerText()).not.toMatch(/\{\{|\}\}|NaN|undefined|null/);

      for (const label of MODELS) {
        await chooseModel(page, words, label);
        await ask(page, words, `${model} (${label})`);
        const answer = await lastReply(
          page,
          words,
          words('chat:answeredBy.model', { model: label }),
        );
        expect(await answer.innerText()).toMatch(script);
        expect(await answer.innerText()).not.toMatch(/\{\{|\}\}|NaN|undefined|null/);
      }
      const stored = await storedMessages(topicId);
      expect(stored.filter(({ kind }) => kind === 'participant')).toHaveLength(4);
      // The opening, and one reply a message.
      expect(stored.filter(({ kind }) => kind === 'reply')).toHaveLength(5);
      expect(problems).toEqual([]);
      await leave();
    });
  }

  it('leads from a figure back to where it can be seen', async () => {
    const { leave, page, words } = await runnerWith(generatedRun('intervals', 3), 'en', 'desktop');
    const activityAddress = new URL(page.url()).pathname;
    await askOn(page, words);
    const opening = threadOf(page, words).getByRole('article').first();
    await opening.locator('[role="button"]').first().click();
    await page.getByRole('link', { name: words('chat:proof.open') }).click();
    await page.waitForURL(/\?fact=/);
    expect(new URL(page.url()).pathname).toBe(activityAddress);
    await page.getByRole('button', { name: words('activities:proof.close') }).waitFor();
    await leave();
  });

  it('asks what was pressed on the activity’s page, once', async () => {
    const { leave, page, words } = await runnerWith(generatedRun('steady', 5), 'en', 'phone');
    const question = words('questions:easy.first');
    await page.getByRole('link', { name: question }).click();
    await page.waitForURL(/\/topics\/.+\/chat$/);
    await threadOf(page, words).getByText(question, { exact: true }).waitFor();
    const answeredBy = words('chat:answeredBy.model', { model: 'Gemini 3.5 Flash' });
    await lastReply(page, words, answeredBy);
    await page.reload();
    await threadOf(page, words).getByText(question, { exact: true }).waitFor();
    await lastReply(page, words, answeredBy);
    await sendButton(page, words).waitFor();
    const topicId = new URL(page.url()).pathname.split('/')[2] ?? '';
    const stored = await storedMessages(topicId);
    expect(stored.map(({ kind }) => kind)).toEqual(['reply', 'participant', 'reply']);
    await leave();
  });
});

describe('a reply', () => {
  it('can be stopped where it is, and begun anew', async () => {
    const { leave, page, words } = await runnerWith(generatedRun('steady', 8), 'en', 'phone');
    const question = 'Will you stop half-way through this one?';
    await setModelBehaviours({
      whenAsked: question,
      behaviours: [{ kind: 'stall', afterEvents: 12 }],
      isRepeated: false,
    });
    const topicId = await askOn(page, words);
    await ask(page, words, question);
    const reply = threadOf(page, words).getByRole('article').last();
    // Its words are in its own language; what only says that it is written is not.
    await reply.locator('[lang] p').first().waitFor();
    await page.getByRole('button', { name: words('chat:composer.stop') }).click();
    await reply.getByText(words('chat:reply.stopped')).waitFor();
    await reply.getByRole('button', { name: words('chat:reply.again') }).click();
    await reply.getByText(words('chat:reply.stopped')).waitFor({ state: 'detached' });
    await lastReply(page, words, words('chat:answeredBy.model', { model: 'Gemini 3.5 Flash' }));
    const replies = (await storedMessages(topicId)).filter(({ kind }) => kind === 'reply');
    expect(replies).toHaveLength(2);
    expect(replies.at(-1)).toMatchObject({ state: 'done' });
    await leave();
  });

  it('says why another answered, and can be tried again', async () => {
    const { leave, page, words } = await runnerWith(generatedRun('steady', 9), 'en', 'phone');
    const question = 'What if nobody is there for this question?';
    await setModelBehaviours({
      whenAsked: question,
      behaviours: [{ kind: 'fail', status: 500 }],
    });
    await askOn(page, words);
    await ask(page, words, question);
    const reply = await lastReply(page, words, words('chat:answeredBy.embedded'));
    await reply.getByText(words('chat:fallback.failed', { model: 'Gemini 3.5 Flash' })).waitFor();
    await reply.getByRole('button', { name: words('chat:reply.again') }).waitFor();
    await leave();
  });

  it('comes to a message that was written offline in a tab that was closed, once', async () => {
    const { leave, context, page, words, runner } = await runnerWith(
      generatedRun('steady', 10),
      'en',
      'phone',
    );
    const topicId = await askOn(page, words);
    expect(topicId.startsWith(runner.uid)).toBe(true);
    // The live query also loads the code that keeps a message.
    await openTopicPage(page, words, topicId);
    await context.setOffline(true);
    await page.getByText(words('chat:offline')).waitFor();
    await ask(page, words, 'Written in a tunnel: what next?');
    await page.getByText(words('chat:message.waitsForConnection')).waitFor();
    await page.close();
    await context.setOffline(false);
    expect(await storedMessages(topicId)).toHaveLength(1);

    const next = await context.newPage();
    await next.goto(page.url());
    await threadOf(next, words).getByText('Written in a tunnel: what next?').waitFor();
    await lastReply(next, words, words('chat:answeredBy.model', { model: 'Gemini 3.5 Flash' }));
    await next.getByText(words('chat:message.notSent')).waitFor({ state: 'detached' });
    const stored = await storedMessages(topicId);
    expect(stored.map(({ kind }) => kind)).toEqual(['reply', 'participant', 'reply']);
    await leave();
  });
});
