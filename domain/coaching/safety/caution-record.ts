import type { WrittenSign } from '../facts/conversation.ts';
import type { Caution } from '../../plans/plan-caution.ts';
import { DAY_MILLISECONDS } from '../../measures/durations.ts';
import type { StoredShape } from '../../stored-shape.ts';
import { NOTED_PAIN_DAYS } from './recent-pain.ts';
import { isClearing, needsCare, RED_FLAG_CATEGORIES, type RedFlagCategory } from './red-flag.ts';

/**
 * users/{uid}/cautions/current: when the runner last wrote of what comes before training, and when
 * of its end. Only times are kept, never the words. Functions write all but `clearedAt`.
 */
export interface CautionRecord {
  /** Sign that belongs to a doctor → when it was last written of. */
  signs: Partial<Record<RedFlagCategory, Date>>;
  /** Pain and illness short of such a sign. */
  painAt: Date | null;
  illnessAt: Date | null;
  /** A doctor has allowed running; the illness has passed; nothing hurts; they have talked with somebody. */
  doctorAt: Date | null;
  wellAt: Date | null;
  painGoneAt: Date | null;
  talkedAt: Date | null;
  /** The runner has ended it all on the page that showed it. */
  clearedAt: Date | null;
}

export const NO_CAUTIONS: CautionRecord = {
  signs: {},
  painAt: null,
  illnessAt: null,
  doctorAt: null,
  wellAt: null,
  painGoneAt: null,
  talkedAt: null,
  clearedAt: null,
};

/** Each field is absent until something was written of it. */
export const CAUTION_RECORD_SHAPE = {
  signs: 'object?',
  painAt: 'date?',
  illnessAt: 'date?',
  doctorAt: 'date?',
  wellAt: 'date?',
  painGoneAt: 'date?',
  talkedAt: 'date?',
  clearedAt: 'date?',
} as const satisfies StoredShape<Partial<CautionRecord>>;

/** A fever that nobody mentions again is over after this time. Every other sign waits for its end. Our choice. */
const ILLNESS_SIGN_DAYS = 28;
/** For this many days after a sign was cleared training begins gently. Our choice. */
const RETURN_DAYS = 14;

function signKindOf(category: RedFlagCategory): Caution['kind'] {
  if (needsCare(category)) return 'care';
  if (category === 'acute-illness') return 'fever';
  return category === 'pregnancy-general' ? 'pregnancy' : 'doctor';
}

function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MILLISECONDS);
}

function daysSince(at: Date, now: Date): number {
  return (now.getTime() - at.getTime()) / DAY_MILLISECONDS;
}

function newest(...times: readonly (Date | null)[]): Date | null {
  return times.reduce((known, at) => (at && (!known || at > known) ? at : known), null);
}

/** When a sign was last said to have ended; null = never. */
function endOf(record: CautionRecord, category: RedFlagCategory): Date | null {
  const none = { byDoctor: false, isWell: false, isPainGone: false, hasTalked: false };
  return newest(
    record.clearedAt,
    isClearing(category, { ...none, byDoctor: true }) ? record.doctorAt : null,
    isClearing(category, { ...none, isWell: true }) ? record.wellAt : null,
    isClearing(category, { ...none, hasTalked: true }) ? record.talkedAt : null,
  );
}

function isOutgrown(category: RedFlagCategory, since: Date, now: Date): boolean {
  return category === 'acute-illness' && daysSince(since, now) > ILLNESS_SIGN_DAYS;
}

/** The signs of a record with their ends, the most urgent first; none that nobody waits for any longer. */
export function writtenSigns(record: CautionRecord, now: Date): WrittenSign[] {
  return RED_FLAG_CATEGORIES.flatMap((category) => {
    const written = record.signs[category];
    const since = written && !isOutgrown(category, written, now) ? written : null;
    const endedAt = endOf(record, category);
    return since || endedAt ? [{ category, since, endedAt }] : [];
  });
}

/** Whether a sign waits for its end. */
export function isOpenSign({ since, endedAt }: WrittenSign): boolean {
  return since !== null && (endedAt === null || endedAt < since);
}

/** Whether a sign has ended lately, so that training begins gently. */
export function isReturningFrom(sign: WrittenSign, now: Date): boolean {
  const { since, endedAt } = sign;
  return (
    since !== null &&
    endedAt !== null &&
    !isOpenSign(sign) &&
    daysSince(endedAt, now) <= RETURN_DAYS
  );
}

/**
 * What comes before training now, from everything that the runner wrote. A sign holds until it is
 * cleared; pain and illness short of one for `NOTED_PAIN_DAYS`, or until they are said to be over.
 *
 * @returns null = nothing
 */
export function openCaution(record: CautionRecord, now: Date): Caution | null {
  let returned: Date | null = null;
  for (const category of RED_FLAG_CATEGORIES) {
    const since = record.signs[category];
    if (!since) continue;
    const end = endOf(record, category);
    if (end && end >= since) returned = newest(returned, end);
    else if (!isOutgrown(category, since, now)) {
      return { kind: signKindOf(category), since, until: null };
    }
  }
  const { illnessAt, painAt, clearedAt, doctorAt, wellAt, painGoneAt } = record;
  const isFresh = (since: Date | null, end: Date | null): since is Date =>
    since !== null && (!end || since > end) && daysSince(since, now) <= NOTED_PAIN_DAYS;
  if (isFresh(illnessAt, newest(clearedAt, doctorAt, wellAt))) {
    return { kind: 'illness', since: illnessAt, until: daysAfter(illnessAt, NOTED_PAIN_DAYS) };
  }
  if (isFresh(painAt, newest(clearedAt, doctorAt, wellAt, painGoneAt))) {
    return { kind: 'pain', since: painAt, until: daysAfter(painAt, NOTED_PAIN_DAYS) };
  }
  return returned && daysSince(returned, now) <= RETURN_DAYS
    ? { kind: 'return', since: returned, until: daysAfter(returned, RETURN_DAYS) }
    : null;
}
