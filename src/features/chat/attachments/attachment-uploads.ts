import { create } from 'zustand';
import {
  ATTACHMENT_LIMITS,
  type Attachment,
  type AttachmentKind,
} from '@tasuki/domain/chat/attachments/attachment';
import { bytesOfParts } from '@tasuki/domain/chat/attachments/attachment';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import {
  completeAttachment,
  putAttachmentPart,
  requestAttachment,
} from '../../../data/chat/attachments.ts';
import { failureCodeOf } from '../../../platform/failure-code-of.ts';
import { askBeforeLeaving } from '../../../platform/between-pages/leave-question.ts';
import { newMessageId } from '../../../platform/new-message-id.ts';
import { reportError } from '../../../platform/report-error.ts';
import { markSessionExpired, onEntryOfAnother } from '../../../platform/session-store.ts';
import { kindOfFile, partAt, prepareFile, refusalOf, type PreparedFile } from './prepare-file.ts';

/**
 * `waiting`: for its turn. `preparing`: made smaller, cut into parts. `offline`: the connection is lost, and
 * it goes on by itself. `checking`: all of it is there. `ready`: may be sent with a message.
 */
export type PendingState =
  | 'waiting'
  | 'preparing'
  | 'sending'
  | 'offline'
  | 'checking'
  | 'ready'
  | 'failed';

/** A file that was chosen for a message that is not sent yet. */
export interface PendingAttachment {
  id: string;
  topicId: string;
  file: File;
  kind: AttachmentKind;
  /** An address of the image, for a preview meanwhile. */
  previewUrl: string | null;
  state: PendingState;
  /** From 0 to 1. */
  progress: number;
  failureCode: FailureCode | null;
  attachment: Attachment | null;
}

/** A file that was not taken, and why. */
export interface RefusedFile {
  name: string;
  failureCode: FailureCode;
}

const usePending = create<{ files: readonly PendingAttachment[] }>()(() => ({ files: [] }));

/** Data of one file that is never shown. */
const aborts = new Map<string, AbortController>();
const prepared = new Map<string, PreparedFile>();
let isAtWork = false;

const ID_LENGTH = 20;
const NETWORK_FAILURES: ReadonlySet<FailureCode> = new Set([
  'common/offline',
  'common/unavailable',
  'auth/network-request-failed',
  'attachment/interrupted',
  // Another tab is at it.
  'auth/too-many-requests',
]);
const TRIES_MAXIMUM = 30;
const LONGEST_WAIT_MILLISECONDS = 15_000;

// The browser gives no page the files again that another one was given: they would have to be chosen anew.
usePending.subscribe(({ files }) => {
  askBeforeLeaving(
    'attachments',
    files.some(({ state }) => state !== 'failed'),
  );
});

// A person who enters after another neither sees nor sends the files that the other chose.
onEntryOfAnother(() => {
  for (const { id } of usePending.getState().files) removeAttachment(id);
});

/** The files chosen for the next message of a conversation. */
export function usePendingAttachments(topicId: string): readonly PendingAttachment[] {
  const files = usePending((state) => state.files);
  return files.filter((file) => file.topicId === topicId);
}

function patch(id: string, change: Partial<PendingAttachment>): void {
  usePending.setState(({ files }) => ({
    files: files.map((file) => (file.id === id ? { ...file, ...change } : file)),
  }));
}

function find(id: string): PendingAttachment | undefined {
  return usePending.getState().files.find((file) => file.id === id);
}

/**
 * Takes files for the next message, as many as there may be, and begins to send them.
 *
 * @returns those that were not taken
 */
export function addAttachments(topicId: string, chosen: readonly File[]): RefusedFile[] {
  const refused: RefusedFile[] = [];
  for (const file of chosen) {
    const count = usePending.getState().files.filter((one) => one.topicId === topicId).length;
    const failureCode =
      refusalOf(file) ?? (count >= ATTACHMENT_LIMITS.perMessage ? 'attachment/too-many' : null);
    const kind = kindOfFile(file);
    if (failureCode !== null || kind === null) {
      refused.push({
        name: file.name,
        failureCode: failureCode ?? 'attachment/type-not-supported',
      });
      continue;
    }
    const pending: PendingAttachment = {
      id: newMessageId().slice(0, ID_LENGTH),
      topicId,
      file,
      kind,
      previewUrl: kind === 'image' ? URL.createObjectURL(file) : null,
      state: 'waiting',
      progress: 0,
      failureCode: null,
      attachment: null,
    };
    usePending.setState(({ files }) => ({ files: [...files, pending] }));
  }
  void work();
  return refused;
}

/** Takes a file out of the next message; what was sent of it is deleted after a day. */
export function removeAttachment(id: string): void {
  aborts.get(id)?.abort();
  forget(id);
}

/** Forgets the files of a message that was sent. */
export function forgetAttachments(ids: readonly string[]): void {
  for (const id of ids) forget(id);
}

function forget(id: string): void {
  const previewUrl = find(id)?.previewUrl ?? null;
  if (previewUrl !== null) URL.revokeObjectURL(previewUrl);
  prepared.delete(id);
  usePending.setState(({ files }) => ({ files: files.filter((file) => file.id !== id) }));
}

/** Goes on with a file that failed; what was sent of it is not sent again. */
export function retryAttachment(id: string): void {
  patch(id, { state: 'waiting', failureCode: null });
  void work();
}

/** Sends one file after the other. */
async function work(): Promise<void> {
  if (isAtWork) return;
  isAtWork = true;
  try {
    for (;;) {
      const next = usePending.getState().files.find(({ state }) => state === 'waiting');
      if (!next) return;
      await sendOne(next);
    }
  } finally {
    isAtWork = false;
  }
}

async function sendOne({ id, file, topicId }: PendingAttachment): Promise<void> {
  const abort = new AbortController();
  aborts.set(id, abort);
  try {
    patch(id, { state: 'preparing' });
    const ready = prepared.get(id) ?? (await prepareFile(file));
    if (!find(id)) return;
    prepared.set(id, ready);
    const attachment = await sendUntilThere(id, { topicId, name: file.name, ready, abort });
    patch(id, { state: 'ready', progress: 1, attachment });
    prepared.delete(id);
  } catch (cause) {
    if (abort.signal.aborted) return;
    reportError(cause, 'send attachment');
    const failureCode = failureCodeOf(cause);
    if (failureCode === 'account/session-expired') markSessionExpired();
    patch(id, { state: 'failed', failureCode });
  } finally {
    aborts.delete(id);
  }
}

interface Sending {
  topicId: string;
  name: string;
  ready: PreparedFile;
  abort: AbortController;
}

/** Tries again where the connection was lost, from the part at which it was. */
async function sendUntilThere(id: string, sending: Sending): Promise<Attachment> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await sendParts(id, sending);
    } catch (cause) {
      const isPassing = NETWORK_FAILURES.has(failureCodeOf(cause)) && tries < TRIES_MAXIMUM;
      if (sending.abort.signal.aborted || !isPassing) throw cause;
      patch(id, { state: 'offline' });
      await untilOnline(
        Math.min(1000 * 2 ** tries, LONGEST_WAIT_MILLISECONDS),
        sending.abort.signal,
      );
    }
  }
}

async function sendParts(
  id: string,
  { topicId, name, ready, abort }: Sending,
): Promise<Attachment> {
  const { parts, poster, bytes } = ready;
  const { targets, attachment } = await requestAttachment({
    topicId,
    attachmentId: id,
    name: name.slice(-200) || 'file',
    parts,
    poster: poster?.part ?? null,
  });
  if (attachment) return attachment;
  const total = bytesOfParts(parts);
  const missing = targets.flatMap(({ part }) => (part === 'poster' ? [] : [part]));
  let sent = total - missing.reduce((sum, part) => sum + (parts[part]?.sizeBytes ?? 0), 0);
  patch(id, { state: 'sending', progress: sent / total });
  for (const target of targets) {
    const before = sent;
    const isPoster = target.part === 'poster';
    const piece = target.part === 'poster' ? poster?.bytes : partAt(bytes, target.part);
    if (!piece) continue;
    await putAttachmentPart(
      target,
      piece,
      (loaded) => {
        if (!isPoster) patch(id, { progress: Math.min(1, (before + loaded) / total) });
      },
      abort.signal,
    );
    if (!isPoster) sent = before + piece.size;
  }
  patch(id, { state: 'checking', progress: 1 });
  return completeAttachment(topicId, id);
}

/** Waits for the connection, or for a while where the browser says that there is one. */
async function untilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    globalThis.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
