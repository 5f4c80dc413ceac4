import { DAY_MILLISECONDS } from '../../measures/durations.ts';
import { isReturningFrom } from './caution-record.ts';
import { clearanceIn, type Clearance } from './clearance/clearance.ts';
import type { Conversation, ConversationTurn, WrittenSign } from '../facts/conversation.ts';
import { wordsOnRunner } from './coached/words-on-runner.ts';
import { mentionsPain } from './pain-note.ts';
import { NOTED_PAIN_DAYS } from './recent-pain.ts';
import { complaintIn } from './question-complaint.ts';
import {
  ACTION_OF_RED_FLAG,
  isClearing,
  RED_FLAG_CATEGORIES,
  type RedFlag,
  type RedFlagCategory,
} from './red-flag.ts';
import { findRedFlags } from './red-flags.ts';
import { saidSigns, type DoubtOfText } from './said-signs.ts';
import { withoutAdult } from './signs/adult-of-runner.ts';
import { withoutChild } from './signs/child-of-runner.ts';

/** What a thread asks of every answer in it, before any coaching. */
export interface ThreadSafety {
  /** Raised by the question: answered with its fixed words, whatever else it holds. */
  raisedNow: RedFlag | null;
  /** Raised by the activity's note and not cleared: the same, but for mere courtesies. */
  raisedByNote: RedFlag | null;
  /** Raised earlier and not cleared: no plan, no pace. Of several the most urgent. */
  heldFor: RedFlagCategory | null;
  /** What the question itself says to have passed, with nothing left open: cleared by a doctor, or well again. */
  clearedNow: 'sign' | 'complaint' | null;
  /** Something was raised and has passed since, here or lately elsewhere: what follows begins gently. */
  isReturning: boolean;
  /** What the runner has complained of lately, short of a red flag. */
  ails: 'injury' | 'illness' | null;
}

/** What somebody else asks ends nothing of the runner's. */
const NOTHING: Clearance = { byDoctor: false, isWell: false, isPainGone: false, hasTalked: false };

/** As much of a conversation as counts here. */
type ReadThread = Pick<Conversation, 'history' | 'turns' | 'signs' | 'runnerNames' | 'now'> & {
  activity: { row: { note: string | null; startedAt: Date } } | null;
};

interface RunnersWords {
  /** What stands without a time was said when it is read. */
  at: Date;
  text: string;
  said: Clearance;
  provided: RedFlag | null;
}

/** A sign that was raised and not cleared. */
interface OpenSign {
  flag: RedFlag;
  since: Date;
  /** Only the activity's note has named it. */
  isByNote: boolean;
}

/** A pain is as old as the talk about it; a red flag has no age. */
const COMPLAINT_TURNS = 8;

/**
 * Reads the whole thread for signs that come before training, the activity's note as its beginning. Each sign
 * holds until the runner says that a doctor has cleared it, or of an illness that it has passed. Other signs
 * that come and go meanwhile change nothing. What they wrote elsewhere counts by their record. Text of others
 * is never read: not a title, not the coach's own words. What a human coach
 * states of them counts as their own words, and their question too; it ends nothing.
 *
 * @param doubtOf as in {@link saidSigns}
 */
export function readThreadSafety(
  { activity, history, turns, signs = [], runnerNames = [], now }: ReadThread,
  doubtOf?: DoubtOfText,
): ThreadSafety {
  const texts = readableTurns(turns, { runnerNames, now });
  const open = openBefore(texts[0]?.at ?? now, { activity, signs });
  let raisedNow: RedFlag | null = null;
  let endedNow: RedFlagCategory[] = [];
  let wasCleared = false;
  for (const { at, text, said, provided } of texts) {
    const { raised, cleared } = saidSigns(text, doubtOf);
    const flags = [...raised, ...(raised.length === 0 && provided ? [provided] : [])];
    raisedNow = flags[0] ?? null;
    endedNow = [];
    // A sign that is mentioned together with the doctor's leave was there all the same.
    for (const flag of cleared) {
      if (flag.ofOther) continue;
      if (!open.has(flag.category)) open.set(flag.category, { flag, since: at, isByNote: false });
    }
    // The sign of somebody else is answered, and holds nothing of the runner's.
    for (const flag of flags) {
      if (!flag.ofOther) open.set(flag.category, { flag, since: at, isByNote: false });
    }
    if (flags.length > 0) continue;
    endedNow = [...open.values()]
      .filter(({ flag, since }) => since <= at && isClearing(flag.category, said))
      .map(({ flag }) => flag.category);
    for (const category of endedNow) open.delete(category);
    if (endedNow.length > 0) wasCleared = true;
  }
  const urgent = mostUrgent([...open.values()].filter((sign) => !hasEndedElsewhere(sign, signs)));
  const isByNote = urgent?.isByNote === true;
  const isAllEnded = urgent === null && endedNow.length > 0;
  const wasSign = endedNow.some((category) => category !== 'acute-illness');
  const { ails, hasPassed, hasPassedNow } = complaintOf(
    mentionsPain(activity?.row.note ?? null) || isNewestPainful(history, now),
    texts,
    // A doctor's leave ends every pain with the signs of the body.
    writtenSign(signs, 'cardiac').endedAt,
  );
  return {
    raisedNow,
    raisedByNote: isByNote ? urgent.flag : null,
    heldFor: !raisedNow && !isByNote && urgent ? urgent.flag.category : null,
    clearedNow:
      isAllEnded && wasSign
        ? 'sign'
        : isAllEnded || (hasPassedNow && urgent === null)
          ? 'complaint'
          : null,
    isReturning: wasCleared || hasPassed || signs.some((sign) => isReturningFrom(sign, now)),
    ails,
  };
}

function mostUrgent(open: readonly OpenSign[]): OpenSign | null {
  const inOrder = RED_FLAG_CATEGORIES.flatMap((category) =>
    open.filter(({ flag }) => flag.category === category),
  );
  return inOrder[0] ?? null;
}

/** What stood open before a moment: by the record of all that the runner wrote, and by the activity's note. */
function openBefore(
  moment: Date,
  { activity, signs }: Required<Pick<ReadThread, 'activity' | 'signs'>>,
): Map<RedFlagCategory, OpenSign> {
  const open = new Map<RedFlagCategory, OpenSign>();
  for (const category of RED_FLAG_CATEGORIES) {
    const { since, endedAt } = writtenSign(signs, category);
    if (!since || (endedAt && endedAt >= since && endedAt < moment)) continue;
    const flag = { category, action: ACTION_OF_RED_FLAG[category] };
    open.set(category, { flag, since, isByNote: false });
  }
  if (!activity) return open;
  const { note, startedAt } = activity.row;
  for (const flag of findRedFlags(note)) {
    if (flag.ofOther) continue;
    const since = writtenSign(signs, flag.category).since ?? startedAt;
    open.set(flag.category, { flag, since, isByNote: true });
  }
  return open;
}

function writtenSign(signs: readonly WrittenSign[], category: RedFlagCategory): WrittenSign {
  const none = { category, since: null, endedAt: null };
  return signs.find((sign) => sign.category === category) ?? none;
}

/** In another conversation, or on the page that showed it. */
function hasEndedElsewhere({ flag, since }: OpenSign, signs: readonly WrittenSign[]): boolean {
  const { since: written, endedAt } = writtenSign(signs, flag.category);
  return endedAt !== null && endedAt >= since && endedAt >= (written ?? since);
}

/** The turns that count, in order of time, as if the runner had said all of them. */
function readableTurns(
  turns: ReadThread['turns'],
  { runnerNames = [], now }: Pick<ReadThread, 'runnerNames' | 'now'>,
): RunnersWords[] {
  const inOrder = inOrderOfTime(turns);
  return inOrder.flatMap(({ author, text, providedSign, saidAt: at = now }, index) => {
    const provided = flagOf(providedSign);
    if (author === 'runner') return [{ at, text, said: clearanceIn(text), provided }];
    if (author !== 'humanCoach') return [];
    const isQuestion = index === inOrder.length - 1;
    const stated = wordsOnRunner(text, runnerNames);
    if (stated === '' && !isQuestion) return [];
    // A question may hold a sign without saying whose, and is then about the runner.
    return [{ at, text: isQuestion ? `${text}\n${stated}` : stated, said: NOTHING, provided }];
  });
}

/** The sign that a provider named where our own rules found none; null = none. */
function flagOf(category: RedFlagCategory | undefined): RedFlag | null {
  return category === undefined ? null : { category, action: ACTION_OF_RED_FLAG[category] };
}

/** A correction counts from when it was made, not from what it corrects. The question stays the last. */
function inOrderOfTime(turns: readonly ConversationTurn[]): ConversationTurn[] {
  const timeOf = ({ saidAt }: ConversationTurn) => saidAt?.getTime() ?? 0;
  return [...turns.slice(0, -1).toSorted((a, b) => timeOf(a) - timeOf(b)), ...turns.slice(-1)];
}

/** A runner who has run since without a word of it can run. What comes next stays gentle all the same. */
function isNewestPainful(history: Conversation['history'], now: Date): boolean {
  const newest = history[0];
  return (
    newest?.notedPain === 'felt' &&
    now.getTime() - newest.startedAt.getTime() <= NOTED_PAIN_DAYS * DAY_MILLISECONDS
  );
}

function complaintOf(
  isPainNoted: boolean,
  texts: readonly RunnersWords[],
  endedAt: Date | null,
): Pick<ThreadSafety, 'ails'> & { hasPassed: boolean; hasPassedNow: boolean } {
  let ails: ThreadSafety['ails'] = isPainNoted ? 'injury' : null;
  let hasPassed = false;
  let hasPassedNow = false;
  for (const { at, text, said } of texts.slice(-COMPLAINT_TURNS)) {
    const complaint = complaintIn(withoutAdult(withoutChild(text)));
    hasPassedNow = false;
    if (complaint && endedAt && endedAt > at) {
      hasPassed = true;
      continue;
    }
    if (complaint === 'injury' || complaint === 'illness') {
      ails = complaint;
      continue;
    }
    const { byDoctor, isWell, isPainGone } = said;
    if (ails && (byDoctor || isWell || (isPainGone && ails === 'injury'))) {
      ails = null;
      hasPassed = true;
      hasPassedNow = true;
    }
  }
  return { ails, hasPassed, hasPassedNow };
}
