import { clearanceIn, withoutClearedSigns, type Clearance } from './clearance.ts';
import type { Conversation, ConversationTurn } from '../facts/conversation.ts';
import { mentionsPain } from './pain-note.ts';
import { NOTED_PAIN_DAYS } from './recent-pain.ts';
import { complaintIn } from './question-complaint.ts';
import {
  ACTION_OF_RED_FLAG,
  isClearing,
  needsCare,
  type RedFlag,
  type RedFlagCategory,
} from './red-flag.ts';
import { findRedFlag } from './red-flags.ts';

/** What a thread asks of whoever answers in it, before any coaching. */
export interface ThreadSafety {
  /** Raised by the question: answered with its fixed words, whatever else it holds. */
  raisedNow: RedFlag | null;
  /** Raised by the activity's note and not cleared: the same, but for mere courtesies. */
  raisedByNote: RedFlag | null;
  /** Raised earlier and not cleared: no plan, no pace. */
  heldFor: RedFlagCategory | null;
  /** What the question itself says to have passed: cleared by a doctor, or well again. */
  clearedNow: 'sign' | 'complaint' | null;
  /** Something was raised in this thread and has passed since: what follows begins gently. */
  isReturning: boolean;
  /** What the runner has complained of lately, short of a red flag. */
  ails: 'injury' | 'illness' | null;
}

/** What somebody else asks ends nothing of the runner's. */
const NOTHING: Clearance = { byDoctor: false, isWell: false, isPainGone: false, hasTalked: false };

interface RunnersWords {
  text: string;
  said: Clearance;
  provided: RedFlag | null;
}

/** A pain is as old as the talk about it; a red flag has no age. */
const COMPLAINT_TURNS = 8;

/**
 * Reads the whole thread for signs that come before training, the activity's note
 * as its beginning. A sign holds until the runner says that a doctor has cleared
 * it (an illness: that it has passed). Text of others is never read: not a title,
 * not the coach's own words. What a human coach asks is read as the question alone.
 */
export function readThreadSafety({
  activity,
  history,
  turns,
  now,
}: Pick<Conversation, 'activity' | 'history' | 'turns' | 'now'>): ThreadSafety {
  const isRead = ({ author }: ConversationTurn, index: number) =>
    author === 'runner' || (author === 'humanCoach' && index === turns.length - 1);
  const texts = inOrderOfTime(turns)
    .filter(isRead)
    .map(({ author, text, providedSign }) => ({
      text,
      said: author === 'runner' ? clearanceIn(text) : NOTHING,
      provided: flagOf(providedSign),
    }));
  const noteFlag = findRedFlag(activity?.row.note ?? null);
  let open = noteFlag;
  let isByNote = noteFlag !== null;
  let raisedNow: RedFlag | null = null;
  let isClearedNow = false;
  let wasCleared = false;
  let wasIllness = false;
  for (const { text, said, provided } of texts) {
    const named = findRedFlag(text);
    const flag = (named && uncleared(named, text)) ?? provided;
    raisedNow = flag;
    // A sign that is mentioned together with the doctor's leave was there all the same.
    const cleared = open ?? named;
    isClearedNow = !flag && cleared !== null && isClearing(cleared.category, said);
    wasIllness = cleared?.category === 'acute-illness';
    if (flag) {
      open = flag;
      isByNote = false;
    } else if (isClearedNow) {
      open = null;
      wasCleared = true;
    }
  }
  const { ails, hasPassed, hasPassedNow } = complaintOf(
    mentionsPain(activity?.row.note ?? null) || isNewestPainful(history, now),
    texts,
  );
  return {
    raisedNow,
    raisedByNote: isByNote ? open : null,
    heldFor: !raisedNow && !isByNote && open ? open.category : null,
    clearedNow:
      isClearedNow && !wasIllness ? 'sign' : isClearedNow || hasPassedNow ? 'complaint' : null,
    isReturning: wasCleared || hasPassed,
    ails,
  };
}

/** What a message that names a sign raises. A doctor's leave to run takes no despair away. */
function uncleared(named: RedFlag, text: string): RedFlag | null {
  return needsCare(named.category) ? named : findRedFlag(withoutClearedSigns(text));
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

const DAY_MILLISECONDS = 86_400_000;

/** Who has run since without a word of it can run; what comes next stays gentle all the same. */
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
): Pick<ThreadSafety, 'ails'> & { hasPassed: boolean; hasPassedNow: boolean } {
  let ails: ThreadSafety['ails'] = isPainNoted ? 'injury' : null;
  let hasPassed = false;
  let hasPassedNow = false;
  for (const { text, said } of texts.slice(-COMPLAINT_TURNS)) {
    const complaint = complaintIn(text);
    hasPassedNow = false;
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
