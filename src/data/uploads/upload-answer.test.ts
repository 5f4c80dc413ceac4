import { afterEach, expect, it, vi } from 'vitest';
import { putAttachmentPart } from '../chat/attachments.ts';
import { putRecording } from './uploads.ts';

vi.mock('../../platform/firebase/callable-functions.ts', () => ({ callFunction: vi.fn() }));

const TARGET = { url: 'https://bucket.test/file', method: 'PUT' as const, headers: {} };

/** A store that answers each request with one status. */
function answerWith(status: number): void {
  class Answered {
    upload = {};
    status = status;
    responseText = '';
    onload = () => undefined;
    onloadend = () => undefined;
    open = vi.fn();
    setRequestHeader = vi.fn();
    send() {
      this.onload();
      this.onloadend();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Answered);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

async function sent(): Promise<string[]> {
  const { signal } = new AbortController();
  const bytes = new Blob(['run']);
  const answers = await Promise.allSettled([
    putRecording({ kind: 'target', ...TARGET }, bytes, vi.fn(), signal),
    putAttachmentPart({ ...TARGET, part: 0 }, bytes, vi.fn(), signal),
  ]);
  return answers.map(({ status }) => status);
}

it('counts bytes as sent that an earlier try brought, though its answer was lost', async () => {
  for (const status of [200, 412]) {
    answerWith(status);
    expect(await sent()).toEqual(['fulfilled', 'fulfilled']);
  }
});

it('counts nothing as sent that a store refuses', async () => {
  for (const status of [0, 403, 422, 503]) {
    answerWith(status);
    expect(await sent()).toEqual(['rejected', 'rejected']);
  }
});
