import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import type { Model, ModelKey } from '@tasuki/domain/chat/model-registry';
import {
  costOf,
  isAffordable,
  isPartAffordable,
  isWithinBudget,
  isWithinPart,
  USAGE_SHARDS,
  type CostClass,
  type SpentBudget,
  type SpentPart,
  type TokenCounts,
} from '@tasuki/domain/chat/usage-limits';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { logWarning } from '../platform/log.ts';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';

interface PersonUsage extends Partial<Record<CostClass, number>> {
  cost?: number;
  moderations?: number;
}

/** usage/user_{day}_{uid} */
interface UserUsage extends PersonUsage {
  /** For a budget that several people share: what each has used of it. */
  parts?: Readonly<Record<string, PersonUsage>>;
}

/** usage/day_{day}_{shard} */
interface DayUsage {
  /** Spent and reserved. */
  cost?: number;
  byModel?: Partial<Record<ModelKey, ModelDayUsage>>;
}

/** What one model was used for on a day. */
export interface ModelDayUsage extends TokenCounts {
  questions: number;
  /** In millionths of a US dollar. */
  cost: number;
}

export interface UsageQuestion {
  uid: string;
  /** The person whose part of a shared budget it uses; null = nobody shares it. */
  partUid: string | null;
  model: Model;
  /** The most tokens that it takes. */
  atMost: TokenCounts;
  /** How many texts moderation will be asked about for it. */
  moderations: number;
  now: Date;
}

/** Leave to ask a model once. */
export interface Reservation {
  /**
   * Reserves more for the same question, which takes more tokens than was thought.
   *
   * @param atMost of the whole question, what it took so far included
   * @returns false when that is beyond a limit; then nothing more is reserved
   * @throws whatever Firestore throws
   */
  raise: (atMost: TokenCounts) => Promise<boolean>;
  /** Puts the real usage in place of what was reserved; a failure is logged and costs only budget. */
  settle: (used: TokenCounts) => Promise<void>;
}

/** How long counts are kept that nobody looks at later; Firestore deletes by `expiresAt`. */
const KEPT_DAYS = 3;
/** The counts of everybody serve the operator's accounts. */
const DAY_KEPT_DAYS = 400;

/**
 * Reserves what a question may cost at most, for the person and the day, all or nothing. What is reserved counts as spent until it is settled,
 * so a process that dies in between has spent it.
 *
 * The counts are written only where nobody has written them since they were read.
 *
 * @returns null when one of the limits would be exceeded
 * @throws whatever Firestore throws, also when others were quicker every time; then nothing is reserved
 */
export async function reserveUsage(
  firestore: Firestore,
  question: UsageQuestion,
): Promise<Reservation | null> {
  const reserved = costOf(question.model.costClass, question.atMost);
  return retryOnContention(async () => {
    const counts = countsOf(firestore, question);
    const [user, everybody] = await firestore.getAll(...counts);
    const asked = [question.model.costClass, reserved, question.moderations] as const;
    const isGranted = isWithinBudget(spentBudget(user, everybody), ...asked);
    const part = spentPart(user, question.partUid);
    if (!isGranted || (part && !isWithinPart(part, ...asked))) return null;
    const batch = firestore.batch();
    const written = writtenCounts(question, reserved, user);
    for (const [index, snapshot] of [user, everybody].entries()) {
      if (snapshot) writeUnlessChanged(batch, snapshot, written[index] ?? {});
    }
    await batch.commit();
    return reservationOf(firestore, question, counts, reserved);
  });
}

/** The documents that bear a question: the person's and one of everybody's. */
function countsOf(
  firestore: Firestore,
  { uid, now }: UsageQuestion,
): [DocumentReference, DocumentReference] {
  const day = now.toISOString().slice(0, 10);
  const shard = Math.floor(Math.random() * USAGE_SHARDS);
  return [
    firestore.doc(firestorePaths.usageOfUser(uid, day)),
    firestore.doc(firestorePaths.usageOfDay(day, shard)),
  ];
}

function spentBudget(
  user: DocumentSnapshot | undefined,
  everybody: DocumentSnapshot | undefined,
): SpentBudget {
  return {
    ...spentBy(user?.data() ?? {}),
    costOfShard: ((everybody?.data() ?? {}) as DayUsage).cost ?? 0,
  };
}

/** @returns null where nobody shares the budget */
function spentPart(user: DocumentSnapshot | undefined, partUid: string | null): SpentPart | null {
  if (partUid === null) return null;
  return spentBy(((user?.data() ?? {}) as UserUsage).parts?.[partUid] ?? {});
}

function spentBy(usage: PersonUsage): SpentPart {
  const { low = 0, medium = 0, high = 0, cost = 0, moderations = 0 } = usage;
  return {
    questionsOfUser: { low, medium, high },
    costOfUser: cost,
    moderationsOfUser: moderations,
  };
}

/** The parts of a budget once one of them has used more; nothing where nobody shares it. */
function partsWith(
  user: DocumentSnapshot | undefined,
  partUid: string | null,
  added: Readonly<Record<string, number>>,
): Pick<UserUsage, 'parts'> {
  if (partUid === null) return {};
  const { parts = {} } = (user?.data() ?? {}) as UserUsage;
  const part: Record<string, number> = { ...parts[partUid] };
  for (const [name, more] of Object.entries(added)) part[name] = (part[name] ?? 0) + more;
  return { parts: { ...parts, [partUid]: part } };
}

/** The increments of the counts, in the order of `countsOf`. */
function writtenCounts(
  { uid, partUid, model, now, moderations: texts }: UsageQuestion,
  reserved: number,
  user: DocumentSnapshot | undefined,
): Record<string, unknown>[] {
  const day = now.toISOString().slice(0, 10);
  const cost = FieldValue.increment(reserved);
  const one = FieldValue.increment(1);
  const moderations = FieldValue.increment(texts);
  const expiresAt = daysAfter(now, KEPT_DAYS);
  return [
    {
      ...{ day, uid, [model.costClass]: one, cost, moderations, expiresAt },
      ...partsWith(user, partUid, { [model.costClass]: 1, cost: reserved, moderations: texts }),
    },
    { day, cost, moderations, expiresAt: daysAfter(now, DAY_KEPT_DAYS) },
  ];
}

function reservationOf(
  firestore: Firestore,
  { model, partUid }: UsageQuestion,
  [ofUser, ofDay]: readonly [DocumentReference, DocumentReference],
  firstReserved: number,
): Reservation {
  let reserved = firstReserved;
  const raise = async (atMost: TokenCounts) => {
    const more = costOf(model.costClass, atMost) - reserved;
    if (more <= 0) return true;
    return retryOnContention(async () => {
      const counts = await firestore.getAll(ofUser, ofDay);
      const part = spentPart(counts[0], partUid);
      if (part && !isPartAffordable(part, more)) return false;
      if (!isAffordable(spentBudget(counts[0], counts[1]), more)) return false;
      const batch = firestore.batch();
      const cost = FieldValue.increment(more);
      const added = [{ cost, ...partsWith(counts[0], partUid, { cost: more }) }, { cost }];
      for (const [index, count] of counts.entries()) {
        writeUnlessChanged(batch, count, added[index] ?? {});
      }
      await batch.commit();
      reserved += more;
      return true;
    });
  };
  const settle = async (used: TokenCounts) => {
    const real = costOf(model.costClass, used);
    const cost = FieldValue.increment(real - reserved);
    const byModel = {
      [model.key]: {
        questions: FieldValue.increment(1),
        inputTokens: FieldValue.increment(used.inputTokens),
        outputTokens: FieldValue.increment(used.outputTokens),
        cost: FieldValue.increment(real),
      },
    };
    const batch = firestore.batch();
    const parts = partUid === null ? {} : { parts: { [partUid]: { cost } } };
    batch.set(ofUser, { cost, ...parts }, { merge: true });
    batch.set(ofDay, { cost, byModel }, { merge: true });
    try {
      await batch.commit();
    } catch (cause) {
      logWarning('usage not settled, the reservation stays spent', { model: model.key }, cause);
    }
  };
  return { raise, settle };
}

function daysAfter(now: Date, days: number): Timestamp {
  return Timestamp.fromMillis(now.getTime() + days * DAY_MILLISECONDS);
}

/**
 * Everybody's use on a UTC day, by model: a fixed number of documents, however much was asked.
 *
 * @param day e.g. `2026-11-21`
 */
export async function usageOfDay(
  firestore: Firestore,
  day: string,
): Promise<Map<ModelKey, ModelDayUsage>> {
  const parts = await firestore.getAll(
    ...Array.from({ length: USAGE_SHARDS }, (_, shard) =>
      firestore.doc(firestorePaths.usageOfDay(day, shard)),
    ),
  );
  const total = new Map<ModelKey, ModelDayUsage>();
  for (const part of parts) {
    const { byModel = {} } = (part.data() ?? {}) as DayUsage;
    for (const [key, used] of Object.entries(byModel) as [ModelKey, ModelDayUsage][]) {
      const sum = total.get(key) ?? { questions: 0, inputTokens: 0, outputTokens: 0, cost: 0 };
      total.set(key, {
        questions: sum.questions + used.questions,
        inputTokens: sum.inputTokens + used.inputTokens,
        outputTokens: sum.outputTokens + used.outputTokens,
        cost: sum.cost + used.cost,
      });
    }
  }
  return total;
}
