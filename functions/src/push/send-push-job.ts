import {
  Timestamp,
  type DocumentReference,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { InboxRole } from '@tasuki/domain/chat/inbox-entry';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DEFAULT_LANGUAGE, htmlLanguage, isLanguage } from '@tasuki/domain/language';
import {
  DAY_MILLISECONDS,
  HOUR_MILLISECONDS,
  MINUTE_MILLISECONDS,
} from '@tasuki/domain/measures/durations';
import {
  PUSH_KINDS_OF_OTHERS,
  PUSH_LIFETIME_HOURS,
  pushPath,
  pushTag,
  type Push,
  type PushContent,
  type PushKind,
} from '@tasuki/domain/push/push';
import { DEFAULT_PUSH_CHOICES, type PushChoices } from '@tasuki/domain/push/push-preferences';
import { PUSH_DEVICES_MAXIMUM } from '@tasuki/domain/push/push-subscription';
import { PUSH_WORDS, type KindWords } from '@tasuki/domain/push/push-words';
import { endOfQuietHours, FALLBACK_TIME_ZONE } from '@tasuki/domain/push/quiet-hours';
import { waitingCoach } from '../coaches/waiting-coach.ts';
import { jobHandler, type JobHandler } from '../jobs/job-handler.ts';
import { storedAccountState } from '../permissions/stored-account-state.ts';
import { storedUserAccount } from '../permissions/stored-user-account.ts';
import { isSessionOver, type CallerState } from '../platform/caller-state.ts';
import { isChangedOrGone } from '../platform/firestore/write-conflicts.ts';
import { logInfo } from '../platform/log.ts';
import { SEND_PUSH, type SendPush } from './ask-for-push.ts';
import type { PushTransport } from './push-transport.ts';
import {
  storedPush,
  storedPushPreferences,
  storedPushSubscription,
  storedUnreadConversation,
} from './stored-push.ts';

export interface PushDependencies {
  firestore: Firestore;
  /** Null = no keys are configured: nothing is sent. */
  transport: PushTransport | null;
}

/** Days for which it is stored which devices got a notification; nobody asks for it again later. */
const KEPT_DAYS = 90;

/** The pause for a busy push service; it grows with the age of the news. */
const BUSY_MINUTES = { first: 1, maximum: 30 } as const;

/**
 * Notifies a person's devices, each once at most. What is old news by then, switched off, read meanwhile
 * or for a closed account is not sent. Nor is anything of others to who is not let in. In quiet hours it waits for their end.
 * A device whose session has ended gets nothing, and is forgotten.
 */
export function sendPushJob({ firestore, transport }: PushDependencies): JobHandler {
  return jobHandler(SEND_PUSH, {
    run: async (payload, now) => {
      const { uid, push, askedAt } = payload;
      const nothing = { fulfil: () => undefined };
      if (!transport) return nothing;
      const lifetime = PUSH_LIFETIME_HOURS[push.kind] * HOUR_MILLISECONDS;
      const left = askedAt + lifetime - now.getTime();
      if (left <= 0) return nothing;
      const reader = await readReader(uid, firestore);
      if (!reader || reader.choices.offKinds.includes(push.kind)) return nothing;
      if (PUSH_KINDS_OF_OTHERS.has(push.kind) && !reader.isLetIn) return nothing;
      const quietUntil = endOfQuietHours(now, reader.choices, reader.timeZone);
      if (quietUntil) return { ...nothing, next: { dueAt: quietUntil, payload } };
      const content = await contentOf(push, reader, uid, { firestore, now });
      if (!content) return nothing;
      const counts = await sendToAll(payload, content, Math.ceil(left / 1000), {
        firestore,
        transport,
        state: reader.state,
        now,
      });
      logInfo('push done with', { uid, kind: push.kind, ...counts });
      if (counts.later === 0) return nothing;
      // A step of its own: a company's bad hours are no fault of the job, which ends with its news.
      return { ...nothing, next: { dueAt: afterBusy(now, askedAt), payload } };
    },
    giveUp: () => undefined,
  });
}

function afterBusy(now: Date, askedAt: number): Date {
  const wait = Math.min(
    Math.max(now.getTime() - askedAt, BUSY_MINUTES.first * MINUTE_MILLISECONDS),
    BUSY_MINUTES.maximum * MINUTE_MILLISECONDS,
  );
  return new Date(now.getTime() + wait);
}

interface Reader {
  language: ReturnType<typeof languageOf>;
  timeZone: string;
  choices: PushChoices;
  isLetIn: boolean;
  /** Says which sessions are over. */
  state: CallerState;
}

function languageOf(value: unknown) {
  return isLanguage(value) ? value : DEFAULT_LANGUAGE;
}

/** @returns null where there is no open account */
async function readReader(uid: string, firestore: Firestore): Promise<Reader | null> {
  const [stateSnapshot, accountSnapshot, choices] = await firestore.getAll(
    firestore.doc(firestorePaths.accountState(uid)),
    firestore.doc(firestorePaths.user(uid)),
    firestore.doc(firestorePaths.pushPreferences(uid)),
  );
  const account = storedUserAccount(accountSnapshot);
  const state = storedAccountState(stateSnapshot);
  if (!account || state?.isDisabled === true) return null;
  return {
    isLetIn: state?.isBetaApproved === true,
    state: state ?? {},
    language: languageOf(account.language),
    timeZone: account.timeZone ?? FALLBACK_TIME_ZONE,
    choices: storedPushPreferences(choices) ?? DEFAULT_PUSH_CHOICES,
  };
}

/** @returns null where it is no news any more */
async function contentOf(
  push: Push,
  { language, choices }: Reader,
  uid: string,
  { firestore, now }: { firestore: Firestore; now: Date },
): Promise<PushContent | null> {
  let fromName = '';
  let role: InboxRole = 'runner';
  if (push.kind === 'unread-messages') {
    const entry = storedUnreadConversation(
      await firestore.doc(firestorePaths.inboxEntry(uid, push.topicId)).get(),
    );
    if (!entry || entry.isMuted || entry.unreadCount === 0) return null;
    role = entry.role;
    fromName = entry.people?.find((person) => person.uid === entry.lastAuthorUid)?.name ?? '';
  }
  if (push.kind === 'plan-waiting') {
    const coach = await waitingCoach(uid, push, { firestore, now });
    if (!coach) return null;
    fromName = coach.name;
  }
  const words = textOf(push, language, fromName);
  return {
    ...(choices.isContentShown ? words.whole : words.plain),
    path: pushPath(push, role),
    tag: pushTag(push),
    language: htmlLanguage(language),
    stopWords: PUSH_WORDS[language].stop,
  };
}

function textOf(push: Push, language: Reader['language'], fromName: string) {
  // Each kind's words take the notification of their kind.
  const write: (push: never, fromName: string) => ReturnType<KindWords<PushKind>> =
    PUSH_WORDS[language][push.kind];
  return write(push as never, fromName);
}

/** @returns how the devices' push services answered, each counted */
async function sendToAll(
  { uid, pushId, push }: SendPush,
  content: PushContent,
  lifetimeSeconds: number,
  {
    firestore,
    transport,
    state,
    now,
  }: { firestore: Firestore; transport: PushTransport; state: CallerState; now: Date },
) {
  const { docs } = await firestore
    .collection(firestorePaths.pushSubscriptions())
    .where('uid', '==', uid)
    .limit(2 * PUSH_DEVICES_MAXIMUM)
    .get();
  const mark = firestore.doc(firestorePaths.push(pushId));
  const counts = { sent: 0, gone: 0, later: 0, refused: 0, unknown: 0 };
  for (const document of docs) {
    const device = storedPushSubscription(document);
    // The session that noted the device may have been ended by a new password.
    if (isSessionOver((device.sessionGivenAt ?? device.createdAt).toDate(), state)) {
      await forgetUnlessNotedAgain(document);
      continue;
    }
    const claim = { device: document.id, uid, kind: push.kind, now };
    // Before it is sent: a run that is cut off sends nothing twice.
    if (!(await claimDevice(mark, claim, firestore))) continue;
    const result = await transport(device, content, lifetimeSeconds);
    counts[result] += 1;
    if (result === 'gone') await document.ref.delete();
    if (result === 'later') await releaseDevice(mark, document.id, firestore);
  }
  return counts;
}

async function forgetUnlessNotedAgain({ ref, updateTime }: QueryDocumentSnapshot): Promise<void> {
  try {
    await ref.delete({ lastUpdateTime: updateTime });
  } catch (cause) {
    if (!isChangedOrGone(cause)) throw cause;
  }
}

/** @returns false where the device was claimed before */
async function claimDevice(
  mark: DocumentReference,
  { device, uid, kind, now }: { device: string; uid: string; kind: PushKind; now: Date },
  firestore: Firestore,
): Promise<boolean> {
  return firestore.runTransaction(async (transaction) => {
    const sentTo = storedPush(await transaction.get(mark))?.sentTo ?? [];
    if (sentTo.includes(device)) return false;
    transaction.set(mark, {
      uid,
      kind,
      sentTo: [...sentTo, device],
      at: Timestamp.fromDate(now),
      expiresAt: Timestamp.fromMillis(now.getTime() + KEPT_DAYS * DAY_MILLISECONDS),
    });
    return true;
  });
}

async function releaseDevice(
  mark: DocumentReference,
  device: string,
  firestore: Firestore,
): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const sentTo = storedPush(await transaction.get(mark))?.sentTo ?? [];
    transaction.update(mark, { sentTo: sentTo.filter((one) => one !== device) });
  });
}
