import { isDeepStrictEqual } from 'node:util';
import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { CoachTopicParties } from '@tasuki/domain/chat/topic';
import { isSharing } from '@tasuki/domain/coaches/coach-sharing';
import type { WaitingPlan } from '@tasuki/domain/coaches/coach';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { UNREAD_MAIL } from '@tasuki/domain/mail/unread-mail';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import {
  COACH_PROPOSAL_SHAPE,
  type ListedCoachProposal,
} from '@tasuki/domain/plans/coached/coach-proposal';
import {
  listedNewPlan,
  NEW_PLAN_SHAPE,
  type StoredNewPlan,
} from '@tasuki/domain/plans/coached/new-plan';
import { waitingPlanOf } from '@tasuki/domain/plans/coached/waiting-plan';
import { storedCoach, storedCoachLink } from '../coaches/stored-coach.ts';
import { askForJob } from '../jobs/ask-for-job.ts';
import { storedJob } from '../jobs/job.ts';
import { mailRequest } from '../mail/send-mail-job.ts';
import { storedUserAccount } from '../permissions/stored-user-account.ts';
import { plainReader, unlessUnreadable } from '../platform/firestore/read-stored.ts';
import { takeTurnOnce, type TurnLimit } from '../platform/take-turn.ts';
import { askForPush } from '../push/ask-for-push.ts';
import { runnersToday } from '../permissions/runners-today.ts';
import { storedPlan } from './stored-plan.ts';

const readNewPlan = plainReader<StoredNewPlan>(NEW_PLAN_SHAPE);
const readProposal = plainReader<Omit<ListedCoachProposal, 'coachUid'>>(COACH_PROPOSAL_SHAPE);

/** More links than a runner has. */
const LINKS_MAXIMUM = 20;

/** In this time the runner may look into the app, and a coach may correct what they sent. */
const PUSH_AFTER_MINUTES = 1;
/** The time for which messages are left to be read. */
const MAIL_AFTER_MINUTES = UNREAD_MAIL.afterMinutes;

/** A coach who sends again and again makes no device ring each time. */
const NOTIFICATION_TURNS: TurnLimit = {
  kind: 'push-waiting-plan',
  burst: 3,
  intervalSeconds: 1800,
};

interface MarkDependencies {
  firestore: Firestore;
  now: Date;
}

/**
 * Notes on their link which plan, or change of one, a coach put before a
 * runner who has not decided. So the app marks it without another read. What is new is notified of,
 * once. Reads everything anew, so that it does not matter how often or in which order it is called.
 */
export async function markWaitingPlan(
  parties: CoachTopicParties,
  dependencies: MarkDependencies,
): Promise<void> {
  let turn: NotificationTurn | null = null;
  for (;;) {
    const unasked = await markUnlessNew(parties, turn, dependencies);
    if (!unasked) return;
    turn = { waitingId: unasked.id, at: await askForNotification(parties, unasked, dependencies) };
  }
}

/** When the devices of a runner may ring for one plan. */
interface NotificationTurn {
  waitingId: string;
  at: Date;
}

/** @returns what waits and is not marked, since nobody was asked to notify of it; null = all is as it should be */
async function markUnlessNew(
  { runnerUid, coachId }: CoachTopicParties,
  turn: NotificationTurn | null,
  { firestore, now }: MarkDependencies,
): Promise<WaitingPlan | null> {
  const linkAt = firestore.doc(firestorePaths.coachLink(runnerUid, coachId));
  return firestore.runTransaction(async (transaction) => {
    const [linkDocument, newPlan, proposal, plan, account] = await transaction.getAll(
      linkAt,
      firestore.doc(firestorePaths.newPlan(runnerUid, coachId)),
      firestore.doc(firestorePaths.planProposal(runnerUid, coachId)),
      firestore.doc(firestorePaths.trainingPlan(runnerUid)),
      firestore.doc(firestorePaths.user(runnerUid)),
    );
    const link = unlessUnreadable(() => storedCoachLink(linkDocument));
    if (link?.runnerUid !== runnerUid) return null;
    const current = unlessUnreadable(() => storedPlan(plan)) ?? null;
    const { timeZone } = unlessUnreadable(() => storedUserAccount(account)) ?? {};
    const found = isSharing(link)
      ? waitingPlanOf(
          { newPlan: newPlanIn(newPlan), proposal: proposalIn(proposal) },
          current,
          runnersToday(timeZone ?? null, now),
        )
      : null;
    if (isDeepStrictEqual(link.waitingPlan ?? null, found)) return null;
    if (found && link.waitingPlan?.id !== found.id) {
      if (turn?.waitingId !== found.id) return found;
      const proposed = { runnerUid, coachUid: coachId, waiting: found };
      await askForMail(transaction, proposed, turn.at, { firestore, now });
    }
    transaction.update(linkAt, { waitingPlan: found ?? FieldValue.delete() });
    return null;
  });
}

/**
 * Takes the plan's turn and asks its runner's devices to ring then. That is before the mark, which says that it was
 * asked for, and outside its transaction, which may be tried again. Asking twice is one turn and one notification.
 *
 * @returns when its turn is
 */
async function askForNotification(
  { runnerUid, coachId }: CoachTopicParties,
  waiting: WaitingPlan,
  { firestore, now }: MarkDependencies,
): Promise<Date> {
  // Turns are counted per coach, so a coach who sends often delays no other coach's notification.
  const pair = { uid: `${runnerUid} ${coachId}`, thing: waiting.id };
  const turnAt = await takeTurnOnce(pair, NOTIFICATION_TURNS, now, firestore);
  const proposed = { runnerUid, coachUid: coachId, waiting };
  await askForDevices(proposed, turnAt, { firestore, now });
  return turnAt;
}

function newPlanIn(document: DocumentSnapshot | undefined) {
  const stored = unlessUnreadable(() => readNewPlan(document));
  return document && stored ? listedNewPlan(document.id, stored) : null;
}

function proposalIn(document: DocumentSnapshot | undefined) {
  const stored = unlessUnreadable(() => readProposal(document));
  return document && stored ? { ...stored, coachUid: document.id } : null;
}

interface Proposed {
  runnerUid: string;
  coachUid: string;
  waiting: WaitingPlan;
}

async function askForDevices(
  { runnerUid: uid, coachUid, waiting }: Proposed,
  turnAt: Date,
  { firestore, now }: MarkDependencies,
): Promise<void> {
  await askForPush(
    {
      uid,
      key: `plan-${coachUid}-${waiting.id}`,
      push: { kind: 'plan-waiting', coachUid, waitingId: waiting.id },
    },
    now,
    firestore,
    afterMinutes(turnAt, PUSH_AFTER_MINUTES),
  );
}

/** Asks for a mail, which is sent only if the plan still waits then. */
async function askForMail(
  transaction: Transaction,
  { runnerUid, coachUid, waiting }: Proposed,
  turnAt: Date,
  { firestore, now }: MarkDependencies,
): Promise<void> {
  const coachDocument = await transaction.get(firestore.doc(firestorePaths.coach(coachUid)));
  const fromName = unlessUnreadable(() => storedCoach(coachDocument))?.name ?? '';
  const request = mailRequest(
    {
      uid: runnerUid,
      key: `plan-waiting-${coachUid}-${waiting.id}`,
      mail: { kind: 'plan-waiting', coachUid, waitingId: waiting.id, fromName },
    },
    now,
  );
  const [jobDocument, mailDocument] = await transaction.getAll(
    firestore.doc(firestorePaths.job(request.id)),
    firestore.doc(firestorePaths.mail(request.key)),
  );
  const current = storedJob(jobDocument);
  if (current?.state === 'open' || mailDocument?.exists === true) return;
  const dueAt = afterMinutes(turnAt, MAIL_AFTER_MINUTES);
  askForJob(transaction, firestore, request, { current, now, dueAt });
}

function afterMinutes(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * MINUTE_MILLISECONDS);
}

/** The runner's plan was written: looks at what each of their coaches has put before them. */
export async function markWaitingPlansOf(
  runnerUid: string,
  dependencies: MarkDependencies,
): Promise<void> {
  const { docs } = await dependencies.firestore
    .collection(firestorePaths.coachLinks())
    .where('runnerUid', '==', runnerUid)
    .where('state', '==', 'active')
    .limit(LINKS_MAXIMUM)
    .get();
  await Promise.all(
    docs.map(async (document) => {
      const coachId: unknown = document.get('coachId');
      if (typeof coachId === 'string') {
        await markWaitingPlan({ runnerUid, coachId }, dependencies);
      }
    }),
  );
}
