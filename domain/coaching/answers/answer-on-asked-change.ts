import { dayNumber } from '../../measures/calendar-day.ts';
import {
  answerPlanAsk,
  hasRunningPlan,
  type PlanAskAnswer,
  type PlanCardDraft,
  type PlanDesk,
} from '../../plans/asked/answer-plan-ask.ts';
import type { AskRefusal } from '../../plans/asked/plan-card.ts';
import type { PlanAsk } from '../../plans/asked/plan-ask.ts';
import type { Caution } from '../../plans/plan-caution.ts';
import type { CautionEnd, Conversation } from '../facts/conversation.ts';
import { isChangeSupported } from '../questions/doubt/plan-ask-support.ts';
import { readPlanAsk } from '../questions/read-plan-ask.ts';
import { guessTopics } from '../questions/topics/topic-classifier.ts';
import type { AnswerCode } from './answer-book.ts';
import type { AnswerContext } from './answer-context.ts';

/** What is said where a plan or a change of it is asked for, with what is shown below it. */
export interface AskedChangeAnswer {
  code: AnswerCode;
  card: PlanCardDraft | null;
  /** Null where no caution is spoken of; else what the runner may say that ends it. */
  caution: { endedBy: CautionEnd | null } | null;
}

/** Others may read, so only what is plainly a wish to change a plan is declined. */
const DECLINED_BESIDE_OTHERS: ReadonlySet<PlanAsk['kind']> = new Set<PlanAsk['kind']>([
  'new',
  'move',
]);

/**
 * The answer to a wish to change the training.
 *
 * @param context what was understood; its thread has nothing that comes before training
 * @returns null where nothing of the kind is asked for, or a plain answer serves better
 */
export function answerAskedChange({
  conversation,
  question,
  standing: { day },
  intent,
  safety: { ails, clearedNow },
}: Pick<
  AnswerContext,
  'conversation' | 'question' | 'standing' | 'safety' | 'intent'
>): AskedChangeAnswer | null {
  const { planDesk: desk } = conversation;
  if (desk === undefined) return null;
  const today = dayNumber(day.startedAt, day.utcOffsetMinutes);
  if (desk === 'closed') return besideOthers(question, today);
  const read = readPlanAsk(question, today, { hasPlan: hasRunningPlan(desk) });
  const ask = read && isChangeSupported(read, guessTopics(question)) ? read : null;
  if (ails !== null) {
    // What hurts or ails has an answer of its own, and comes before every change.
    return ask && intent !== 'pain' ? { ...saidOfAiling(ails), card: null } : null;
  }
  // A runner who is well again reads how the plan goes on, without asking.
  const isBack = ask === null && clearedNow !== null;
  const answer = isBack ? whenBack(desk) : ask && answerPlanAsk(ask, desk);
  return answer && { ...saidOf(answer), card: answer.card };
}

function besideOthers(question: string, today: number): AskedChangeAnswer | null {
  const ask = readPlanAsk(question, today, { hasPlan: true });
  if (!ask || !DECLINED_BESIDE_OTHERS.has(ask.kind)) return null;
  return { code: 'ask.closed', card: null, caution: null };
}

function whenBack(desk: PlanDesk): PlanAskAnswer | null {
  const answer = answerPlanAsk({ kind: 'missed' }, desk);
  return answer?.outcome === 'proposed' ? answer : null;
}

type Said = Omit<AskedChangeAnswer, 'card'>;

function saidOfAiling(ails: 'injury' | 'illness'): Said {
  return ails === 'illness' ? ILL : HURT;
}

const ILL: Said = { code: 'held.illness', caution: { endedBy: 'recovery' } };
const HURT: Said = { code: 'ask.pain', caution: { endedBy: 'painGone' } };

function plainly(code: AnswerCode): Said {
  return { code, caution: null };
}

function saidOf(answer: PlanAskAnswer): Said {
  switch (answer.outcome) {
    case 'proposed':
      return plainly(saidOfProposal(answer));
    case 'questions':
      return plainly(answer.isDeclined ? 'ask.declined' : 'ask.questions');
    case 'held':
      return saidOfCaution(answer.caution);
    case 'nothing-to-change':
      return plainly('ask.nothing');
    case 'no-session':
      return plainly('ask.noSession');
    case 'on-page':
      return plainly('ask.onPage');
    case 'has-plan':
      return plainly('ask.hasPlan');
    case 'race-planned':
      return plainly('ask.racePlanned');
    case 'refused':
      return plainly(saidOfRefusal(answer.refusal));
  }
}

function saidOfProposal({
  kind,
  refusal,
}: Extract<PlanAskAnswer, { outcome: 'proposed' }>): AnswerCode {
  switch (kind) {
    case 'move':
      return refusal ? 'ask.moveOther' : 'ask.move';
    case 'race':
      return refusal ? 'ask.raceOther' : 'ask.race';
    case 'bridge':
    case 'return':
      return 'ask.gentler';
    case 'rebuild':
      return 'ask.again';
    case 'catch-up':
      return 'ask.later';
    case 'paces':
      return 'ask.paces';
    case 'easier':
      return 'ask.easier';
  }
}

function saidOfRefusal(refusal: AskRefusal): AnswerCode {
  if (refusal.kind === 'move') return 'ask.moveRefused';
  switch (refusal.rule) {
    case 'past':
      return 'ask.raceOutside';
    case 'too-far':
      return 'ask.raceTooFar';
    case 'too-close-to-goal':
      return 'ask.raceTooClose';
  }
}

function saidOfCaution({ kind }: Caution): Said {
  switch (kind) {
    case 'care':
      return { code: 'held.care', caution: { endedBy: null } };
    case 'fever':
    case 'illness':
      return ILL;
    case 'pain':
      return HURT;
    case 'doctor':
    case 'pregnancy':
    case 'return':
      return { code: 'held.plan', caution: { endedBy: 'doctor' } };
  }
}

/** Whether an answer may need the desk: something is asked of a plan, or said to have passed. */
export function needsPlanDesk(
  { turns, now }: Pick<Conversation, 'turns' | 'now'>,
  isClearing: boolean,
): boolean {
  const text = turns.findLast(({ author }) => author !== 'coach')?.text ?? '';
  return isClearing || readPlanAsk(text, dayNumber(now, 0), { hasPlan: true }) !== null;
}
