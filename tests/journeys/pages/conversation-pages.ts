import { getFirestore } from 'firebase-admin/firestore';
import type { Locator, Page } from 'playwright-core';
import type { CoachReply, ParticipantMessage } from '@tasuki/domain/chat/message';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { appOrigin } from '../journey-browser.ts';
import type { Words } from '../words.ts';

/** The messages on screen. */
export function threadOf(page: Page, words: Words): Locator {
  return page.getByRole('log', { name: words('chat:thread.label') });
}

/** The box that a message is written in. */
export function messageBox(page: Page, words: Words): Locator {
  return page.getByRole('textbox', { name: words('chat:composer.label') });
}

export function sendButton(page: Page, words: Words): Locator {
  return page.getByRole('button', { name: words('chat:composer.send'), exact: true });
}

/** Opens a topic by its address and waits for its messages, and for the live query that follows them. */
export async function openTopicPage(page: Page, words: Words, topicId: string): Promise<void> {
  const live = page.waitForRequest(/\/Listen\/channel/);
  await page.goto(`${appOrigin()}/topics/${topicId}/chat`);
  await threadOf(page, words).getByRole('article').first().waitFor();
  await live;
}

/** From an activity's page into the conversation about it, once the coach's words are in it. */
export async function askOn(page: Page, words: Words): Promise<string> {
  await page.getByRole('link', { name: words('questions:ask') }).click();
  await page.waitForURL(/\/topics\/.+\/chat$/);
  await threadOf(page, words).getByRole('article').first().waitFor();
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

/** Writes a message and sends it. */
export async function ask(page: Page, words: Words, question: string): Promise<void> {
  await messageBox(page, words).fill(question);
  await sendButton(page, words).click();
  await threadOf(page, words).getByText(question, { exact: true }).waitFor();
}

/** The coach's article under the last message, once it is whole: it says who answered. */
export async function lastReply(page: Page, words: Words, answeredBy: string): Promise<Locator> {
  const reply = threadOf(page, words).getByRole('article').last();
  await reply.getByText(answeredBy).waitFor();
  return reply;
}

/** Opens what stands behind the recommended models; it is the first that can be opened there. */
export async function showMoreModels(dialog: Locator): Promise<void> {
  await dialog.locator('button[aria-expanded="false"]').first().click();
}

/** Chooses who answers in the topic on screen. */
export async function chooseModel(page: Page, words: Words, label: string): Promise<void> {
  await page.locator('form button[aria-haspopup="dialog"]').click();
  const dialog = page.getByRole('dialog', { name: words('chat:model.title') });
  await showMoreModels(dialog);
  await dialog
    .locator('label')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('radio')
    .last()
    .check();
  await dialog.getByRole('button', { name: words('chat:model.close') }).click();
  await dialog.waitFor({ state: 'detached' });
  // The topic itself says so, and not only what was pressed.
  await page.getByRole('button', { name: words('chat:model.asks', { model: label }) }).waitFor();
}

type StoredMessage = (ParticipantMessage | CoachReply) & { id: string };

/** The stored messages of a conversation, oldest first. */
export async function storedMessages(topicId: string): Promise<StoredMessage[]> {
  const found = await getFirestore()
    .collection(firestorePaths.messages(topicId))
    .orderBy('createdAt')
    .get();
  return found.docs.map((one) => ({ ...one.data(), id: one.id }) as StoredMessage);
}
