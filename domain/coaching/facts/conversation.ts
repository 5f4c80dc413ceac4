import type { ActivityRow } from '../../activities/activity-row.ts';
import type { ActivityAnalysis } from '../activity-analysis.ts';
import type { Language } from '../../language.ts';
import type { Memory } from '../../memories/memory.ts';
import type { MeasureLocale } from '../../measures/format-measure.ts';
import type { PlanCardDraft, PlanDesk } from '../../plans/asked/answer-plan-ask.ts';
import type { PlanRecord } from '../../plans/plan-record.ts';
import type { QuestionReading } from '../question-reading.ts';
import type { RecentActivity } from '../../training/recent-activity.ts';
import type { Fact } from './fact.ts';
import type { LongHistory } from './past/long-history.ts';

/** A fact with the activity that proves it; null where several or none do. */
export interface QuotedFact extends Fact {
  activityId: string | null;
}

/** Everything that the author of an answer may know; nothing in it names the person. */
export interface Conversation {
  locale: MeasureLocale;
  /** The language to answer in: that of the question where it is plain, else the app's. */
  language: Language;
  /** The activity the topic is about; null in the general conversation, or where its source withholds it. */
  activity: ConversationActivity | null;
  /** The activity is the one that the question is about, and not the topic's; absent = no. */
  isActivityLookedUp?: boolean;
  /** Newest first; nothing whose source forbids to compute from it. */
  history: readonly RecentActivity[];
  /** The runner's accepted plan that nothing holds up; null or absent = there is none. */
  plan?: PlanRecord | null;
  /**
   * What changes of the plan are computed from, where the runner is alone with the coach and spoke of one.
   * `closed`: others read along, so no plan is changed here. Absent = nothing of it was said.
   */
  planDesk?: PlanDesk | 'closed';
  /** What the runner said before and still holds, newest first; absent = others read along, or nothing. */
  memories?: readonly Pick<Memory, 'kind' | 'text' | 'topicId' | 'saidAt'>[];
  /**
   * What the runner's record has of signs that come before training. Where others read along only of their
   * ends. Absent = nothing of it is known here.
   */
  signs?: readonly WrittenSign[];
  /** Something that others may not learn of here comes before training: no plan, no pace; absent = no. */
  isHeldElsewhere?: boolean;
  /** Several people read along, and nothing of anybody is known: no pace and no session is given; absent = no. */
  isInGroup?: boolean;
  /** More of the history is on its way: nothing is said of weeks yet; absent = all of it is here. */
  isHistoryArriving?: boolean;
  /** The weeks of years, where the question asks for more than the recent ones; null or absent = it does not. */
  longHistory?: LongHistory | null;
  /** There are activities, and their source forbids to read any of them; absent = no. */
  isHistoryWithheld?: boolean;
  /** Every figure that an answer may hold. */
  facts: readonly QuotedFact[];
  /** What the runner is called, so that no model gets it; absent = not known here. */
  runnerNames?: readonly string[];
  /** Oldest first; the last one is the question. */
  turns: readonly ConversationTurn[];
  /**
   * What people corrected last in the AI's replies here, newest first, however long ago. Those of the newest
   * turns stand there as well. Absent = nothing.
   */
  corrections?: readonly CorrectedReply[];
  now: Date;
}

/** A reply of the AI with what somebody corrected in it. */
export interface CorrectedReply {
  /** With references in place of figures. */
  reply: string;
  author: ConversationTurn['author'];
  text: string;
  saidAt: Date;
}

/** A sign that the runner wrote of in any conversation or note. */
export interface WrittenSign {
  /** One of `RED_FLAG_CATEGORIES`. */
  category: string;
  /** When they last wrote of it; null = never, or others may not learn of it. */
  since: Date | null;
  /** When they last said what ends such a sign; null = never. */
  endedAt: Date | null;
}

export interface ConversationActivity {
  row: Pick<
    ActivityRow,
    | 'id'
    | 'title'
    | 'sport'
    | 'startedAt'
    | 'utcOffsetMinutes'
    | 'purpose'
    | 'isIndoor'
    | 'isPartial'
    | 'note'
    | 'policy'
  >;
  analysis: ActivityAnalysis;
}

export interface ConversationTurn {
  /**
   * `coach`: the AI. `humanCoach`: a person who coaches the runner. `member`: somebody else in a group, where
   * `runner` is who asks.
   */
  author: 'runner' | 'coach' | 'humanCoach' | 'member';
  /** The coach's with references in place of figures. */
  text: string;
  /** A person corrects what the AI said right before; absent = no. */
  isCorrection?: boolean;
  /** The sign that somebody else than our own rules knows of in it; absent = none. */
  providedSign?: ProvidedSign;
  /** The coach asked whether the runner has a sign; absent = no. */
  asksSign?: boolean;
  /** The runner was asked so about this message, and said no; absent = was not asked. */
  isSignDenied?: boolean;
  /** When it was said: a correction stands behind an older reply. Absent = at its place among the turns. */
  saidAt?: Date;
}

/** What one who answers says; the same from the embedded coach and from a model after the checks. */
export interface CoachAnswer {
  /** Sentences in order with what stands between them (a space, a line break, a list mark). */
  sentences: readonly string[];
  isSafetyFirst: boolean;
  /** Figures that only this question asks for, beside the conversation's; absent = none. */
  facts?: readonly QuotedFact[];
  /** Where more than the body is at stake, as in despair; absent = it is not. */
  needsCare?: boolean;
  /** No model is to be asked instead, whoever was chosen; absent = one may be. */
  isForNoModel?: boolean;
  /** What the runner may say that ends the caution; null or absent = nothing that one press should say. */
  endedBy?: CautionEnd | null;
  /** What the question may mean, where that is asked back; absent = it was understood. */
  readings?: readonly QuestionReading[];
  /** What is proposed below the words; null or absent = nothing. */
  planCard?: PlanCardDraft | null;
  /** It asks whether the runner has a sign; absent = it does not. */
  asksSign?: boolean;
  /** The sign that the runner affirmed; absent = none. */
  providedSign?: ProvidedSign;
}

/** Named by a provider's moderation, or affirmed by the runner when the coach asked. */
export type ProvidedSign = 'self-harm' | 'warning-sign';

/** What the runner may say to the question whether they have a sign. */
export const SIGN_ANSWERS = ['no', 'yes'] as const;
export type SignAnswer = (typeof SIGN_ANSWERS)[number];

/** A doctor has allowed running; the illness has passed; nothing hurts any more. */
export const CAUTION_ENDS = ['doctor', 'recovery', 'painGone'] as const;
export type CautionEnd = (typeof CAUTION_ENDS)[number];
