import type { CautionRecord } from './caution-record.ts';
import { clearanceIn, withoutClearedSigns } from './clearance.ts';
import { notedPain } from './pain-note.ts';
import { complaintIn } from './question-complaint.ts';
import { needsCare, type RedFlagCategory } from './red-flag.ts';
import { findRedFlag } from './red-flags.ts';

function later(known: Date | null | undefined, at: Date): Date {
  return known && known > at ? known : at;
}

/**
 * The record after words of the runner: a message, or a note on an activity. The newest time of
 * each thing counts, so words may come twice and in any order.
 *
 * @param at when they were written
 * @returns the same object where the words say nothing of it
 */
export function withWords(record: CautionRecord, text: string | null, at: Date): CautionRecord {
  if (text === null || text.trim() === '') return record;
  const named = findRedFlag(text);
  const flag =
    named && (needsCare(named.category) ? named : findRedFlag(withoutClearedSigns(text)));
  // What is said to be cleared was there all the same.
  const sign = flag ?? named;
  const signs = sign
    ? { ...record.signs, [sign.category]: later(record.signs[sign.category], at) }
    : record.signs;
  const complaint = complaintIn(text);
  const isPain = complaint === 'injury' || notedPain(text) === 'felt';
  const isIllness = complaint === 'illness';
  const said = clearanceIn(text);
  const isEnding = !flag && !isPain && !isIllness;
  const ends = {
    ...(!flag && said.byDoctor && { doctorAt: later(record.doctorAt, at) }),
    ...(isEnding && said.isWell && { wellAt: later(record.wellAt, at) }),
    ...(isEnding && said.isPainGone && { painGoneAt: later(record.painGoneAt, at) }),
    ...(!flag && said.hasTalked && { talkedAt: later(record.talkedAt, at) }),
  };
  if (!sign && !isPain && !isIllness && Object.keys(ends).length === 0) return record;
  return {
    ...record,
    signs,
    ...(isPain && { painAt: later(record.painAt, at) }),
    ...(isIllness && { illnessAt: later(record.illnessAt, at) }),
    ...ends,
  };
}

/** The record after a sign that somebody else than our own rules named in the runner's words. */
export function withSign(
  record: CautionRecord,
  category: RedFlagCategory,
  at: Date,
): CautionRecord {
  const signs = { ...record.signs, [category]: later(record.signs[category], at) };
  return { ...record, signs };
}

/** Words and when they were written. */
export interface DatedNote {
  note: string | null;
  startedAt: Date;
}

/** The record with the notes of activities, which functions may not have read yet. */
export function withNotes(record: CautionRecord, activities: readonly DatedNote[]): CautionRecord {
  return activities.reduce(
    (known, { note, startedAt }) => withWords(known, note, startedAt),
    record,
  );
}
