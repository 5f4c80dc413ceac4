import { clearanceIn, type Clearance } from './clearance.ts';
import type { Conversation, ConversationTurn } from '../facts/conversation.ts';
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
import { saidSigns } from './said-signs.ts';

/** What a thread asks of whoever answers in it, before any coaching. */
export interface ThreadSafety {
  /** Raised by the question: answered with its fixed words, whatever else it holds. */
  raisedNow: RedFlag | null;
  /** Raised by the activity's note and not cleared: the same, but for mere courtesies. */
  raisedByNote: RedFlag | null;
  /** Raised earlier and not cleared: no plan, no pace. Of several the most urgent. */
  heldFor: RedFlagCategory | null;
  /** What the question itself says to have passed, with nothing left open: cleared by a doctor, or well again. */
  clearedNow: 'sign' | 'complaint' | null;
  /** Something was raised in this thread and has passed since: what follows begins gently. */
  isReturning: boolean;
  /** What the runner has complained of lately, short of a red flag. */
  ails: 'injury' | 'illness' | null;
}

/** What somebody else asks ends nothing of the runner's. */
const NOTHING: Clearance = { byDoctor: false, isWell: false, isPainGone: false, hasTalked: false };

/** As much of a conversation as counts here. */
type ReadThread = Pick<Conversation, 'history' | 'turns' | 'now'> & {
  activity: { row: { note: string | null } } | null;
};

interface RunnersWords {
  text: string;
  said: Clearance;
  provided: RedFlag | null;
}

/** A sign that was raised and not cleared. */
interface OpenSign {
  flag: RedFlag;
  /** Only the activity's note has named it. */
  isByNote: boolean;
}

/** A pain is as old as the talk about it; a red flag has no age. */
const COMPLAINT_TURNS = 8;

/**
 * Reads the whole thread for signs that come before training, the activity's note
 * as its beginning. Each sign holds until the runner says that a doctor has cleared
 * it (an illness: that it has passed), whatever other sign comes and goes meanwhile. Text of others is never read: not a title,
 * not the coach's own words. What a human coach asks is read as the question alone.
 */
export function readThreadSafety({ activity, history, turns, now }: ReadThread): ThreadSafety {
  const isRead = ({ author }: ConversationTurn, index: number) =>
    author === 'runner' || (author === 'humanCoach' && index === turns.length - 1);
  const texts = inOrderOfTime(turns)
    .filter(isRead)
    .map(({ author, text, providedSign }) => ({
      text,
      said: author === 'runner' ? clearanceIn(text) : NOTHING,
      provided: flagOf(providedSign),
    }));
  const open = new Map<RedFlagCategory, OpenSign>();
  for (const flag of findRedFlags(activity?.row.note ?? null)) {
    open.set(flag.category, { flag, isByNote: true });
  }
  let raisedNow: RedFlag | null = null;
  let endedNow: RedFlagCategory[] = [];
  let wasCleared = false;
  for (const { text, said, provided } of texts) {
    const { raised, cleared } = saidSigns(text);
    const flags = [...raised, ...(raised.length === 0 && provided ? [provided] : [])];
    raisedNow = flags[0] ?? null;
    endedNow = [];
    // A sign that is mentioned together with the doctor's leave was there all the same.
    for (const flag of cleared) {
      if (!open.has(flag.category)) open.set(flag.category, { flag, isByNote: false });
    }
    for (const flag of flags) open.set(flag.category, { flag, isByNote: false });
    if (flags.length > 0) continue;
    endedNow = [...open.keys()].filter((category) => isClearing(category, said));
    for (const category of endedNow) open.delete(category);
    if (endedNow.length > 0) wasCleared = true;
  }
  const urgent = mostUrgent(open);
  const isByNote = urgent?.isByNote === true;
  const isAllEnded = urgent === null && endedNow.length > 0;
  const wasSign = endedNow.some((category) => category !== 'acute-illness');
  const { ails, hasPassed, hasPassedNow } = complaintOf(
    mentionsPain(activity?.row.note ?? null) || isNewestPainful(history, now),
    texts,
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
    isReturning: wasCleared || hasPassed,
    ails,
  };
}

function mostUrgent(open: ReadonlyMap<RedFlagCategory, OpenSign>): OpenSign | null {
  const category = RED_FLAG_CATEGORIES.find((one) => open.has(one));
  return (category && open.get(category)) ?? null;
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
