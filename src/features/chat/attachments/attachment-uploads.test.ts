// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Attachment } from '@tasuki/domain/chat/attachments/attachment';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { completeAttachment, requestAttachment } from '../../../data/chat/attachments.ts';
import { leaveUnasked } from '../../../platform/between-pages/leave-question.ts';
import { setErrorReporter } from '../../../platform/report-error.ts';
import { addAttachments, forgetAttachments, removeAttachment } from './attachment-uploads.ts';
import { prepareFile } from './prepare-file.ts';

vi.mock('../../../data/chat/attachments.ts', () => ({
  completeAttachment: vi.fn(),
  putAttachmentPart: vi.fn(),
  requestAttachment: vi.fn(),
}));
vi.mock(import('./prepare-file.ts'), async (original) => ({
  ...(await original()),
  prepareFile: vi.fn(),
}));

/** Whether the browser would ask whoever closes the page. */
function isAskedOnLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(event);
  return event.defaultPrevented;
}

const chosen: string[] = [];

beforeEach(() => {
  setErrorReporter(() => undefined);
  vi.resetAllMocks();
  vi.mocked(prepareFile).mockResolvedValue({ bytes: new Blob(['words']), parts: [], poster: null });
  vi.mocked(requestAttachment).mockImplementation(({ attachmentId }) => {
    chosen.push(attachmentId);
    return Promise.resolve({ targets: [], attachment: null });
  });
});
afterEach(() => {
  for (const id of chosen.splice(0)) removeAttachment(id);
});

function choose(): void {
  addAttachments('topic', [new File(['words'], 'plan.pdf', { type: 'application/pdf' })]);
}

test('the browser asks before a page is closed with a file on its way, or ready to be sent', async () => {
  const completing = Promise.withResolvers<Attachment>();
  vi.mocked(completeAttachment).mockReturnValue(completing.promise);
  expect(isAskedOnLeaving()).toBe(false);
  choose();
  expect(isAskedOnLeaving()).toBe(true);
  await vi.waitUntil(() => vi.mocked(completeAttachment).mock.calls.length === 1);
  completing.resolve({} as Attachment);
  await completing.promise;
  expect(isAskedOnLeaving()).toBe(true);
  // The message was sent with it.
  forgetAttachments(chosen);
  expect(isAskedOnLeaving()).toBe(false);
});

test('nothing is asked for a file that was taken out, or could not be sent', async () => {
  vi.mocked(completeAttachment).mockReturnValue(new Promise(() => undefined));
  vi.mocked(prepareFile).mockRejectedValueOnce(new TasukiFailure('attachment/damaged'));
  choose();
  await vi.waitUntil(() => !isAskedOnLeaving());
  expect(requestAttachment).not.toHaveBeenCalled();
});

test('whoever signs out is not asked', async () => {
  vi.mocked(completeAttachment).mockReturnValue(new Promise(() => undefined));
  choose();
  await vi.waitUntil(() => chosen.length === 1);
  expect(isAskedOnLeaving()).toBe(true);
  leaveUnasked();
  expect(isAskedOnLeaving()).toBe(false);
});
