import { create } from 'zustand';
import { ATTACHMENT_LIMITS } from '@tasuki/domain/chat/attachments/attachment';
import type { AttachmentLink } from '@tasuki/domain/chat/attachments/attachment-calls';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { linkToAttachments } from '../../../data/chat/attachments.ts';
import { askTogether } from '../../../platform/ask-together.ts';
import { reportError } from '../../../platform/report-error.ts';
import { onEntryOfAnother } from '../../../platform/session-store.ts';

/** The known addresses of one message's files. */
interface KnownLinks {
  /** Addresses by the ids of the files; null = they are being asked for. */
  links: ReadonlyMap<string, AttachmentLink> | null;
  hasFailed: boolean;
  askedAt: number;
  /** How often they were asked for anew because a file could not be shown. */
  renewals: number;
}

const useLinks = create<{ known: ReadonlyMap<string, KnownLinks> }>()(() => ({ known: new Map() }));

// Each address was signed for who asked for it.
onEntryOfAnother(() => {
  useLinks.setState({ known: new Map() });
});

const RENEWALS_MAXIMUM = 2;

/** Addresses are asked for anew some time before they end. */
const GOOD_MILLISECONDS = (ATTACHMENT_LIMITS.linkMinutes - 1) * MINUTE_MILLISECONDS;

/** The addresses of a message's files; undefined = nobody has asked for them yet. */
export function useLinksOf(messageId: string): KnownLinks | undefined {
  return useLinks((state) => state.known.get(messageId));
}

function note(messageId: string, known: KnownLinks): void {
  useLinks.setState((state) => ({ known: new Map(state.known).set(messageId, known) }));
}

/** Asks for the addresses of a message's files, together with those of others on screen. */
export function askForLinks(topicId: string, messageId: string): void {
  const known = useLinks.getState().known.get(messageId);
  if (known && !known.hasFailed && Date.now() - known.askedAt < GOOD_MILLISECONDS) return;
  ask(topicId, messageId, 0);
}

/**
 * The same where a file could not be shown, since its address may have ended. A file that no address
 * shows is damaged, so after a few tries its place stays empty until the message is opened again.
 */
export function askAnew(topicId: string, messageId: string): void {
  const renewals = useLinks.getState().known.get(messageId)?.renewals ?? 0;
  if (renewals < RENEWALS_MAXIMUM) ask(topicId, messageId, renewals + 1);
}

function ask(topicId: string, messageId: string, renewals: number): void {
  const links = useLinks.getState().known.get(messageId)?.links ?? null;
  note(messageId, { links, hasFailed: false, askedAt: Date.now(), renewals });
  askFor(topicId, messageId);
}

const askFor = askTogether(ATTACHMENT_LIMITS.linkedMessages, async (topicId, messageIds) => {
  const askedAt = Date.now();
  try {
    const links = await linkToAttachments(topicId, messageIds);
    for (const messageId of messageIds) {
      const ofMessage = links.filter((link) => link.messageId === messageId);
      const byId = new Map(ofMessage.map((link) => [link.attachmentId, link]));
      note(messageId, { links: byId, hasFailed: false, askedAt, renewals: renewalsOf(messageId) });
    }
  } catch (cause) {
    reportError(cause, 'link to attachments');
    for (const messageId of messageIds) {
      const links = useLinks.getState().known.get(messageId)?.links ?? null;
      note(messageId, { links, hasFailed: true, askedAt, renewals: renewalsOf(messageId) });
    }
  }
});

function renewalsOf(messageId: string): number {
  return useLinks.getState().known.get(messageId)?.renewals ?? 0;
}
