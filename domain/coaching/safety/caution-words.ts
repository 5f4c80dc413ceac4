import type { CautionRecord } from './caution-record.ts';
import { clearanceIn, withoutPassedIllness } from './clearance/clearance.ts';
import { notedPain } from './pain-note.ts';
import { complaintIn } from './question-complaint.ts';
import type { RedFlag, RedFlagCategory } from './red-flag.ts';
import { saidSigns, type SaidSigns, type DoubtOfText } from './said-signs.ts';
import { withoutAdult } from './signs/adult-of-runner.ts';
import { withoutChild } from './signs/child-of-runner.ts';

function later(known: Date | null | undefined, at: Date): Date {
  return known && known > at ? known : at;
}

/**
 * The record after words of the runner: a message, or a note on an activity. The newest time of
 * each thing counts, so words may come twice and in any order.
 *
 * @param at when they were written
 * @param doubtOf as in {@link saidSigns}
 * @returns the same object where the words say nothing of it
 */
export function withWords(
  record: CautionRecord,
  text: string | null,
  at: Date,
  doubtOf?: DoubtOfText,
): CautionRecord {
  if (text === null || text.trim() === '') return record;
  const { raised, cleared } = signsOfRunner(text, doubtOf);
  // What is said to be cleared was there all the same.
  const named = [...raised, ...cleared];
  const signs = named.reduce(
    (known, { category }) => ({ ...known, [category]: later(known[category], at) }),
    record.signs,
  );
  const ofRunner = withoutAdult(withoutChild(text));
  const complaint = complaintIn(withoutPassedIllness(ofRunner));
  const isPain = complaint === 'injury' || notedPain(ofRunner) === 'felt';
  const isIllness = complaint === 'illness';
  const said = clearanceIn(text);
  const isRaised = raised.length > 0;
  const isEnding = !isRaised && !isPain && !isIllness;
  const ends = {
    ...(!isRaised && said.byDoctor && { doctorAt: later(record.doctorAt, at) }),
    ...(isEnding && said.isWell && { wellAt: later(record.wellAt, at) }),
    ...(isEnding && said.isPainGone && { painGoneAt: later(record.painGoneAt, at) }),
    ...(!isRaised && said.hasTalked && { talkedAt: later(record.talkedAt, at) }),
  };
  if (named.length === 0 && !isPain && !isIllness && Object.keys(ends).length === 0) return record;
  return {
    ...record,
    signs,
    ...(isPain && { painAt: later(record.painAt, at) }),
    ...(isIllness && { illnessAt: later(record.illnessAt, at) }),
    ...ends,
  };
}

/** What a runner says of somebody else is not theirs to wait for. */
function signsOfRunner(text: string, doubtOf?: DoubtOfText): SaidSigns {
  const { raised, cleared } = saidSigns(text, doubtOf);
  const isOwn = ({ ofOther }: RedFlag) => ofOther === undefined;
  return { raised: raised.filter(isOwn), cleared: cleared.filter(isOwn) };
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
