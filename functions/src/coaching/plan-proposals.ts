import type { JSONSchema7 } from 'ai';
import type { Conversation, QuotedFact } from '@tasuki/domain/coaching/facts/conversation';
import { makeFact } from '@tasuki/domain/coaching/facts/make-fact';
import { isCalendarDay } from '@tasuki/domain/measures/calendar-day';
import {
  answerPlanAsk,
  type PlanAskAnswer,
  type PlanCardDraft,
  type PlanDesk,
} from '@tasuki/domain/plans/asked/answer-plan-ask';
import { PLAN_ASK_KINDS, type PlanAsk } from '@tasuki/domain/plans/asked/plan-ask';
import { shownVersion } from '@tasuki/domain/plans/asked/plan-card';
import { EASIER_CAUSES } from '@tasuki/domain/plans/changes/gentler-session';
import { PLAN_RECORD_LIMITS } from '@tasuki/domain/plans/plan-record';
import type { ToolInput } from '../integrations/models/model-tool.ts';
import { describedFact } from './described-fact.ts';
import type { FactLedger } from './fact-ledger.ts';

/**
 * The input of the tool: the model chooses what is asked for, and the builder computes the rest.
 */
export const PLAN_ASK_INPUT: JSONSchema7 = {
  type: 'object',
  properties: {
    kind: {
      type: 'string',
      enum: [...PLAN_ASK_KINDS],
      description:
        'new: a plan; move: a session to another day; missed: runs did not take place, also after an illness that is over; easier: today after a bad night or in heat; race: a race that is not in the plan',
    },
    fromDay: { type: 'string', description: 'move: the day of the session, YYYY-MM-DD' },
    toDay: { type: 'string', description: 'move: the day it goes to, YYYY-MM-DD; left out = any' },
    day: { type: 'string', description: 'race, new: the day of the race, YYYY-MM-DD' },
    meters: { type: 'number', description: 'race, new: the distance, if the runner said it' },
    cause: { type: 'string', enum: [...EASIER_CAUSES], description: 'easier: why' },
  },
  required: ['kind'],
  additionalProperties: false,
};

/** The description of a proposal for a model: words, and figures to refer to. */
interface DescribedProposal {
  outcome: string;
  reason: string | null;
  changes: readonly { day: string; before: string | null; after: string | null }[];
  figures: readonly string[];
}

const CHANGES_DESCRIBED = 4;

/** Says the same whatever the withheld runs are, so that a model learns nothing from it. */
const WITHHELD: DescribedProposal = {
  outcome: 'withheld',
  reason:
    'The app answers below your reply or on the plan page. It rests on activities whose source does not allow to show them to you.',
  changes: [],
  figures: [],
};

/** Whether a run has part in the answer whose source keeps it from models. */
function restsOnWithheld({ moment }: PlanDesk): boolean {
  return moment.recordings.some(({ policy }) => !policy.model);
}

function dayIn(input: ToolInput, name: string): string | null {
  const value = input[name];
  return typeof value === 'string' && isCalendarDay(value) ? value : null;
}

function metersIn({ meters }: ToolInput): number | null {
  const [least, most] = PLAN_RECORD_LIMITS.goalMeters;
  return typeof meters === 'number' && meters >= least && meters <= most ? meters : null;
}

/** The change that a model asked for; null if it is none of those that exist. */
function planAskOf(input: ToolInput): PlanAsk | null {
  const kind = PLAN_ASK_KINDS.find((one) => one === input['kind']);
  switch (kind) {
    case undefined:
      return null;
    case 'missed':
      return { kind };
    case 'new': {
      const goal = { meters: metersIn(input), seconds: null, day: dayIn(input, 'day') };
      return { kind, goal, runsPerWeek: null };
    }
    case 'move': {
      const fromDay = dayIn(input, 'fromDay');
      return fromDay === null ? null : { kind, fromDay, toDay: dayIn(input, 'toDay') };
    }
    case 'race': {
      const day = dayIn(input, 'day');
      return day === null ? null : { kind, day, meters: metersIn(input) };
    }
    case 'easier': {
      const cause = EASIER_CAUSES.find((one) => one === input['cause']);
      return cause === undefined ? null : { kind, cause };
    }
  }
}

/**
 * The proposal below one reply. At first it is what the embedded coach understood; a model may
 * choose another by its tool. Only the builder computes it.
 */
export class PlanProposals {
  readonly #understood: PlanCardDraft | null;
  readonly #ledger: FactLedger;
  readonly #conversation: Conversation;
  #card: PlanCardDraft | null;
  #isWithheld: boolean;

  constructor(conversation: Conversation, understood: PlanCardDraft | null, ledger: FactLedger) {
    this.#conversation = conversation;
    this.#understood = understood;
    this.#card = understood;
    this.#isWithheld = this.#isUnderstoodWithheld;
    this.#ledger = ledger;
  }

  get card(): PlanCardDraft | null {
    return this.#card;
  }

  /** What the card says, for the model's instructions; null = there is none. */
  get described(): DescribedProposal | null {
    if (!this.#card) return null;
    return this.#isWithheld ? WITHHELD : this.#describe(this.#card, 'proposed', null);
  }

  /** Another answer begins. */
  restart(): void {
    this.#card = this.#understood;
    this.#isWithheld = this.#isUnderstoodWithheld;
  }

  get #isUnderstoodWithheld(): boolean {
    const { planDesk } = this.#conversation;
    return typeof planDesk === 'object' && restsOnWithheld(planDesk);
  }

  /**
   * Computes what a model asked for, and takes it as what is shown. Where runs count whose source
   * keeps them from models, the runner sees the result and the model is not given it.
   */
  propose(input: ToolInput, desk: PlanDesk): DescribedProposal | { error: string } {
    const ask = planAskOf(input);
    if (!ask) return { error: 'Nothing of that kind can be asked for, or a day is missing.' };
    const answer = answerPlanAsk(ask, desk);
    if (!answer) return { error: 'There is no plan that this could change.' };
    if (answer.card) {
      this.#card = answer.card;
      this.#isWithheld = restsOnWithheld(desk);
    }
    if (restsOnWithheld(desk)) return WITHHELD;
    return this.#describe(answer.card, answer.outcome, reasonOf(answer));
  }

  #describe(card: PlanCardDraft | null, outcome: string, reason: string | null): DescribedProposal {
    if (card?.kind !== 'change') {
      const declined = card?.declined?.reason ?? null;
      return {
        outcome: card ? 'questions' : outcome,
        reason: reason ?? declined,
        changes: [],
        figures: [],
      };
    }
    const [version] = card.versions;
    const { sessions = [], weeks = [] } = version ? shownVersion(version).difference : {};
    const facts = weeks
      .slice(0, CHANGES_DESCRIBED)
      .flatMap(({ beforeMeters, afterMeters }, index) => [
        ...planned(`proposal.week.${index + 1}.before`, beforeMeters),
        ...planned(`proposal.week.${index + 1}.after`, afterMeters),
      ]);
    this.#ledger.add(facts);
    return {
      outcome,
      reason: reason ?? card.refusal?.rule ?? null,
      changes: sessions.slice(0, CHANGES_DESCRIBED).map(({ day, before, after }) => ({
        day,
        before: before?.kind ?? null,
        after: after?.kind ?? null,
      })),
      figures: facts.map((fact) => describedFact(fact, this.#conversation)),
    };
  }
}

function planned(id: string, meters: number): QuotedFact[] {
  return makeFact(id, meters, {
    unit: 'meters',
    method: 'training-plan',
    proof: { kind: 'model' },
  }).map((fact) => ({ ...fact, activityId: null }));
}

function reasonOf(answer: PlanAskAnswer): string | null {
  if (answer.outcome === 'held') return answer.caution.kind;
  if (answer.outcome === 'refused' || answer.outcome === 'proposed') {
    return answer.refusal?.rule ?? null;
  }
  return null;
}
