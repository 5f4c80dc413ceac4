import type { Language } from '../../language.ts';
import type { StoredShape } from '../../stored-shape.ts';
import type { AnswererKey } from '../chosen-model.ts';
import { isDeletedMessage } from '../own-message.ts';
import type { DraftOrigin, ParticipantMessage } from '../message.ts';

/**
 * `waiting`: the coach has not decided. `sent` and `discarded`: the coach has, the words are gone, and
 * no other draft is written for the same message.
 */
export const DRAFT_STATES = ['waiting', 'sent', 'discarded'] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

/** A coach's actions on a draft. */
export const DRAFT_ACTIONS = ['send', 'sendEdited', 'discard'] as const;
export type DraftAction = (typeof DRAFT_ACTIONS)[number];

/** Which action leads from which state to which; what is not here is not allowed. */
export const DRAFT_TRANSITIONS: Readonly<
  Record<DraftState, Readonly<Partial<Record<DraftAction, DraftState>>>>
> = {
  waiting: { send: 'sent', sendEdited: 'sent', discard: 'discarded' },
  sent: {},
  // To discard it twice changes nothing.
  discarded: { discard: 'discarded' },
};

/** The state after an action; null = the action is not allowed. */
export function draftStateAfter(state: DraftState, action: DraftAction): DraftState | null {
  return DRAFT_TRANSITIONS[state][action] ?? null;
}

/**
 * topics/{topicId}/drafts/{coachId}: what the AI would have the coach answer to the runner's newest
 * message. The coach alone reads it, while the runner shares with them; functions write it.
 */
export interface CoachDraft {
  /** The id of the message that it becomes when it is sent. */
  draftId: string;
  state: DraftState;
  runnerUid: string;
  /** The runner's message that it answers. */
  messageId: string;
  /** When that message arrived. */
  messageAt: Date;
  /** When the runner last changed that message; null = never. */
  messageEditedAt: Date | null;
  /** Plain words with their figures; '' once the coach has decided. */
  text: string;
  language: Language;
  answeredBy: AnswererKey;
  /** True when the words send the runner to a doctor first. */
  isSafetyFirst: boolean;
  createdAt: Date;
}

/**
 * users/{coachId}/waitingDrafts/{runnerUid}: that a draft waits, without its words. The words need the
 * link with the runner, by which a list cannot be asked for.
 */
export interface WaitingDraft {
  /** The runner's uid. */
  id: string;
  draftId: string;
  topicId: string;
  /** '' where the runner has none. */
  runnerName: string;
  createdAt: Date;
}

/** users/{coachId}/draftSettings/current: whether drafts are written for a coach. Off without it. */
export interface DraftSettings {
  isOn: boolean;
  updatedAt: Date;
}

export const DRAFT_LIMITS = {
  /** Drafts of one coach on a UTC day; a runner's further messages then get none. */
  draftsPerCoachAndDay: 150,
  /**
   * Drafts for one runner among those. A draft may ask models several times, so the costs of each
   * runner have a limit of their own: `BUDGET_PART_PER_PERSON`.
   */
  draftsPerRunnerAndDay: 15,
  /**
   * Drafts that one runner causes at all their coaches together: `atOnce`, then one more after
   * `everySeconds`.
   */
  draftsCausedByRunner: { atOnce: 30, everySeconds: 2880 },
  /** Drafts that the coach's home shows, the newest ones. */
  listMaximum: 20,
} as const;

export const COACH_DRAFT_SHAPE = {
  draftId: 'string',
  state: 'string',
  runnerUid: 'string',
  messageId: 'string',
  messageAt: 'date',
  messageEditedAt: 'date?',
  text: 'string',
  language: 'string',
  answeredBy: 'string',
  isSafetyFirst: 'boolean',
  createdAt: 'date',
} as const satisfies StoredShape<CoachDraft>;

export const WAITING_DRAFT_SHAPE = {
  draftId: 'string',
  topicId: 'string',
  runnerName: 'string',
  createdAt: 'date',
} as const satisfies StoredShape<WaitingDraft>;

export const DRAFT_SETTINGS_SHAPE = {
  isOn: 'boolean',
} as const satisfies StoredShape<DraftSettings>;

/**
 * How much of a message the AI wrote, as it is now; null = nothing. Words that their author changed
 * after sending are the author's.
 */
export function draftOriginOf(
  message: Pick<ParticipantMessage, 'text' | 'fromDraft' | 'editedAt' | 'deletedAt'>,
): DraftOrigin | null {
  if (!message.fromDraft || isDeletedMessage(message)) return null;
  return message.fromDraft === 'asIs' && (message.editedAt ?? null) === null ? 'asIs' : 'edited';
}
