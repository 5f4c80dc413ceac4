import { getFirestore } from 'firebase-admin/firestore';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { topicIdOf } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { writeLongConversation } from '../builders/long-conversation.ts';
import {
  chooseModel,
  showMoreModels,
  lastReply,
  messageBox,
  openTopicPage,
  sendButton,
  storedMessages,
  threadOf,
} from './pages/conversation-pages.ts';
import { appOrigin, journeyBrowser, newVisitor, type JourneyOptions } from './journey-browser.ts';
import { createJourneyRunner } from './journey-runner.ts';
import { signIn } from './sign-up-journey.ts';
import { wordsOf } from './words.ts';

const words = wordsOf('en');

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

async function newRunner(options: JourneyOptions = {}) {
  const visitor = await newVisitor(browser, options);
  const runner = await createJourneyRunner('en');
  await signIn(visitor.page, words, runner);
  await visitor.page.waitForURL('**/activities');
  return { ...visitor, ...runner };
}

describe('a long conversation', () => {
  it('opens at its newest message, and keeps its place while older ones come', async () => {
    const { leave, page, uid, problems } = await newRunner();
    await openTopicPage(page, words, await writeLongConversation(uid, 75));
    const thread = threadOf(page, words);
    expect(await thread.getByText('Answer 75.').boundingBox()).not.toBeNull();
    await expect.poll(async () => thread.getByRole('article').count()).toBe(30);
    const fromEnd = () =>
      thread.evaluate((frame) => frame.scrollHeight - frame.scrollTop - frame.clientHeight);
    await expect.poll(fromEnd).toBeLessThan(2);

    const oldest = thread.getByText('Answer 46.', { exact: true });
    await thread.evaluate((frame) => {
      frame.scrollTop = 0;
    });
    const before = await oldest.boundingBox();
    await thread.getByText('Answer 17.', { exact: true }).waitFor({ state: 'attached' });
    const after = await oldest.boundingBox();
    expect(Math.abs((after?.y ?? Number.NaN) - (before?.y ?? 0))).toBeLessThan(2);

    await page.getByRole('button', { name: words('chat:thread.newest') }).click();
    await expect.poll(fromEnd).toBeLessThan(2);
    expect(problems).toEqual([]);
    await leave();
  });

  it('opens at the message that its address names, and stays there', async () => {
    const { leave, page, uid, problems } = await newRunner();
    const topicId = await writeLongConversation(uid, 75);
    await page.goto(`${appOrigin()}/topics/${topicId}/chat?message=said-20`);
    const thread = threadOf(page, words);
    const isInView = async () => {
      const [frame, found] = await Promise.all([
        thread.boundingBox(),
        thread.getByText('Answer 20.', { exact: true }).boundingBox(),
      ]);
      if (!frame || !found) return false;
      return found.y > frame.y && found.y + found.height < frame.y + frame.height;
    };
    await expect.poll(isInView, { timeout: 60_000 }).toBe(true);
    await page.getByRole('button', { name: words('chat:thread.newest') }).waitFor();
    expect(await isInView()).toBe(true);
    expect(problems).toEqual([]);
    await leave();
  });

  it('shows a character that a reply gives by its name in HTML', async () => {
    const { leave, page, uid, problems } = await newRunner();
    const topicId = await writeLongConversation(uid, 2);
    const reply = getFirestore().doc(firestorePaths.message(topicId, 'said-2'));
    await reply.update({ text: 'Rest &amp; sleep&hellip; &unknown; <b>2</b>' });
    await openTopicPage(page, words, topicId);
    await threadOf(page, words).getByText('Rest & sleep… &unknown; <b>2</b>').waitFor();
    expect(problems).toEqual([]);
    await leave();
  });

  it('does not pull away a person who has scrolled back in it', async () => {
    const { leave, page, uid } = await newRunner({ viewport: 'desktop' });
    const topicId = await writeLongConversation(uid, 40);
    await openTopicPage(page, words, topicId);
    const thread = threadOf(page, words);
    const anchor = thread.getByText('Answer 25.', { exact: true });
    await anchor.scrollIntoViewIfNeeded();
    const before = await anchor.boundingBox();
    await getFirestore()
      .doc(firestorePaths.message(topicId, 'said-41'))
      .set({
        ...(await getFirestore().doc(firestorePaths.message(topicId, 'said-40')).get()).data(),
        text: 'Answer 41.',
        createdAt: new Date(),
      });
    await thread.getByText('Answer 41.').waitFor({ state: 'attached' });
    const after = await anchor.boundingBox();
    expect(Math.abs((after?.y ?? Number.NaN) - (before?.y ?? 0))).toBeLessThan(2);
    await leave();
  });
});

describe('what is written', () => {
  it('shows as it is, and the next page load finds what was not sent', async () => {
    const { leave, page, uid } = await newRunner({ viewport: 'desktop' });
    await page.goto(`${appOrigin()}/topics/${topicIdOf(uid, null)}/chat`);
    const box = messageBox(page, words);
    await box.waitFor();
    // Only emphasis is shown in another way than it was written.
    const shown = {
      '🏃‍♀️💨': '🏃‍♀️💨',
      '<b>bold</b> **stars** [x](javascript:alert(1))':
        '<b>bold</b> stars [x](javascript:alert(1))',
      'متى أركض غدًا؟': 'متى أركض غدًا؟',
    };
    const texts = Object.keys(shown);
    for (const [text, looks] of Object.entries(shown)) {
      await box.fill(text);
      await box.press('Enter');
      await threadOf(page, words).getByText(looks, { exact: true }).waitFor();
      await lastReply(page, words, words('chat:answeredBy.model', { model: 'Gemini 3.5 Flash' }));
    }
    expect(await threadOf(page, words).locator('strong').allTextContents()).toContain('stars');
    await box.fill('   \n ');
    await box.press('Enter');
    await expect.poll(async () => sendButton(page, words).isDisabled()).toBe(true);

    await box.fill('長い文章'.repeat(5_000));
    await page.getByRole('alert').filter({ hasText: '16,000' }).waitFor();
    await box.press('Enter');
    await page.reload();
    await box.waitFor();
    await expect.poll(async () => (await box.inputValue()).length).toBe(20_000);
    const stored = await storedMessages(topicIdOf(uid, null));
    expect(stored.flatMap((one) => (one.kind === 'participant' ? [one.text] : []))).toEqual(texts);
    await leave();
  });

  it('keeps its place when a file is dropped on it', async () => {
    const { leave, page, uid } = await newRunner({ viewport: 'desktop' });
    await page.goto(`${appOrigin()}/topics/${topicIdOf(uid, null)}/chat`);
    await messageBox(page, words).fill('Half a thought');
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'run.fit'));
      document.body.dispatchEvent(
        new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
      );
    });
    await page.getByText(words('chat:files.refused')).waitFor();
    expect(await messageBox(page, words).inputValue()).toBe('Half a thought');
    await leave();
  });
});

describe('who answers', () => {
  it('is chosen for one conversation, or for all that have no choice of their own', async () => {
    const { leave, page, uid, problems } = await newRunner({ viewport: 'desktop' });
    const topicId = topicIdOf(uid, null);
    await page.goto(`${appOrigin()}/topics/${topicId}/chat`);
    const asking = (model: string) =>
      page.getByRole('button', { name: words('chat:model.asks', { model }) });
    await asking(words('chat:model.inherited.account')).click();
    const dialog = page.getByRole('dialog', { name: words('chat:model.title') });
    await dialog.getByText(words('chat:model.scope.account')).click();
    await showMoreModels(dialog);
    await dialog.getByText('Claude Haiku 4.5', { exact: true }).click();
    await dialog.getByRole('button', { name: words('chat:model.close') }).click();
    await asking('Claude Haiku 4.5').waitFor();
    await chooseModel(page, words, 'GPT-4o');
    await page.reload();
    await asking('GPT-4o').waitFor();
    // The page shows a choice before the server has it.
    const account = getFirestore().doc(firestorePaths.user(uid));
    await expect
      .poll(async () => (await account.get()).get('defaultModel') as unknown)
      .toBe('claude-haiku-4-5');
    expect(problems).toEqual([]);
    await leave();
  });
});

describe('conversations', () => {
  it('are listed, the last spoken in first, and stand beside the open one on a wide screen', async () => {
    const { leave, page, uid, problems } = await newRunner({ viewport: 'desktop' });
    await page.goto(`${appOrigin()}/topics`);
    await page.getByText(words('chat:list.empty')).waitFor();
    await page.getByRole('link', { name: words('chat:list.askCoach') }).click();
    await page.waitForURL(`**/topics/${topicIdOf(uid, null)}/chat`);
    await page.getByText(words('chat:greeting.none')).waitFor();
    const list = page.getByRole('navigation', { name: words('common:title.topics') });
    const current = list.locator('a[aria-current="page"]');
    await current.getByText(words('chat:list.general')).waitFor();
    expect(problems).toEqual([]);
    await leave();
  });

  it('of somebody else are not found', async () => {
    const first = await newRunner();
    const topicId = await writeLongConversation(first.uid, 1);
    await first.leave();
    const { leave, page } = await newRunner();
    await page.goto(`${appOrigin()}/topics/${topicId}/chat`);
    await page
      .getByRole('alert')
      .filter({ hasText: words('failures:topic/not-found') })
      .waitFor();
    expect(await page.getByText('Answer 1.').count()).toBe(0);
    await leave();
  });
});
