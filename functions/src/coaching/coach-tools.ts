import type { JSONSchema7, ToolSet } from 'ai';
import type { Conversation, QuotedFact } from '@tasuki/domain/coaching/facts/conversation';
import { withoutPlannedFacts } from '@tasuki/domain/coaching/facts/planned-session';
import { withoutIdentities } from '@tasuki/domain/coaching/text/without-identities';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import { modelTool } from '../integrations/models/model-tool.ts';
import { logWarning } from '../platform/log.ts';
import { describedFact } from './described-fact.ts';
import type { FactLedger } from './fact-ledger.ts';
import { MEMORY_INPUT, type MemoryProposals } from './memory-proposals.ts';
import { PLAN_ASK_INPUT, type PlanProposals } from './plan-proposals.ts';
import { isTopicWithheld } from './withheld-topic.ts';
import { factsOfRecords, factsOfTarget, factsOfWeeks } from './runner-facts.ts';
import type { RunnerReader } from './runner-reader.ts';

/** The activity that the conversation is about, as tools name it. */
const TOPIC = 'topic';
const RECENT_MAXIMUM = 10;
const FACTS_MAXIMUM = 80;

/** What a model gets from a tool: figures to refer to, or why there are none. */
type ToolAnswer =
  | { figures: readonly string[]; notes?: readonly Record<string, unknown>[] }
  | { error: string };

interface ToolContext {
  conversation: Conversation;
  reader: RunnerReader;
  /** Takes up what is read, so that the answer may refer to it. */
  ledger: FactLedger;
  proposals: PlanProposals;
  /** Takes up what is to be remembered; null = others read along. */
  memories: MemoryProposals | null;
}

const NO_INPUT: JSONSchema7 = { type: 'object', properties: {}, additionalProperties: false };
const ACTIVITY_INPUT: JSONSchema7 = {
  type: 'object',
  properties: {
    activity: {
      type: 'string',
      description: 'topic, or recent.1 for the newest other activity, recent.2 for the one before',
    },
  },
  required: ['activity'],
  additionalProperties: false,
};

/**
 * What a model may look up while it answers: the runner's own data, as far as
 * their sources allow it, as figures with ids. Nothing that names the person,
 * no positions, no ids of documents.
 */
export async function coachTools(context: ToolContext): Promise<ToolSet> {
  const { conversation, reader, ledger, proposals, memories } = context;
  const others = otherActivities(conversation);
  const withInput = async (
    description: string,
    schema: JSONSchema7,
    read: (activity: string) => Promise<ToolAnswer> | ToolAnswer,
  ) =>
    modelTool(description, schema, async ({ activity }) =>
      answered(description, async () => read(typeof activity === 'string' ? activity : '')),
    );
  const figures = (facts: readonly QuotedFact[]): ToolAnswer => {
    const taken = facts.slice(0, FACTS_MAXIMUM);
    ledger.add(taken);
    return { figures: taken.map((fact) => describedFact(fact, conversation)) };
  };
  const factsOf = async (activity: string): Promise<QuotedFact[] | null> =>
    readActivity(activity, others, context);
  return {
    ...(await planChangeTool(proposals, reader, conversation)),
    ...(memories && (await rememberTool(memories))),
    recent_activities: await withInput(
      'The newest other activities of the runner',
      NO_INPUT,
      () => ({
        ...figures(others.flatMap(({ facts }) => facts)),
        notes: others.map(({ name, activity }) => ({
          name,
          sport: activity.sport,
          purpose: activity.purpose,
        })),
      }),
    ),
    activity_figures: await withInput(
      'The figures of one activity',
      ACTIVITY_INPUT,
      async (activity) => {
        const facts = await factsOf(activity);
        return facts ? figures(facts.filter(({ id }) => !isSplit(id))) : NO_ACTIVITY;
      },
    ),
    splits: await withInput('The kilometres of one activity', ACTIVITY_INPUT, async (activity) => {
      const facts = await factsOf(activity);
      return facts ? figures(facts.filter(({ id }) => isSplit(id))) : NO_ACTIVITY;
    }),
    trends: await withInput('The distance, time and runs of the last weeks', NO_INPUT, () =>
      isTopicWithheld(conversation) ? NO_ACTIVITY : figures(factsOfWeeks(conversation)),
    ),
    records: await withInput('Personal records, as given by the runner', NO_INPUT, async () =>
      figures(factsOfRecords(await reader.records())),
    ),
    goals: await withInput(
      'Races to come and races run, as given by the runner',
      NO_INPUT,
      async () => {
        const { coming, past } = await reader.targets(conversation.now);
        const named = [
          ...coming.map((target, index) => ({ name: `goal.${index + 1}`, target })),
          ...past.map((target, index) => ({ name: `pastRace.${index + 1}`, target })),
        ];
        return {
          ...figures(
            named.flatMap(({ name, target }) => factsOfTarget(name, target, conversation.now)),
          ),
          notes: named.map(({ name, target }) => ({
            name,
            event: withoutIdentities(target.event, conversation.runnerNames),
          })),
        };
      },
    ),
  };
}

/** Only where the runner is alone with the coach: nobody else sees or changes a plan. */
async function planChangeTool(
  proposals: PlanProposals,
  reader: RunnerReader,
  { now }: Conversation,
): Promise<ToolSet> {
  if (!reader.planDesk) return {};
  const { planDesk } = reader;
  const description =
    'Proposes a change of the training plan, or the way to a new plan. The app computes it and shows it as a card below your reply, for the runner to accept, alter or refuse. Call it once, and only where the runner wishes for it.';
  return {
    propose_plan_change: await modelTool(description, PLAN_ASK_INPUT, async (input) =>
      answered('propose_plan_change', async () => {
        const desk = await planDesk(now);
        return proposals.propose(input, desk);
      }),
    ),
  };
}

async function rememberTool(memories: MemoryProposals): Promise<ToolSet> {
  const description =
    'Keeps something lasting that the runner says of themselves in the newest message, for later conversations. The runner sees the note, and may change or delete it.';
  return {
    remember: await modelTool(description, MEMORY_INPUT, async (input) =>
      answered('remember', () => memories.keep(input)),
    ),
  };
}

const NO_ACTIVITY: ToolAnswer = {
  error: 'There is no such activity, or its source does not allow to show it.',
};

function isSplit(id: string): boolean {
  return /(?:^|\.)split\.\d+\./.test(id);
}

/** A failure is reported to the model in general words; what went wrong is for the log. */
async function answered(what: string, read: () => unknown) {
  try {
    return await read();
  } catch (cause) {
    logWarning('tool of a model failed', { tool: what }, cause);
    return { error: 'This could not be read just now.' };
  }
}

interface OtherActivity {
  /** `recent.1`: the same as in the conversation's figures. */
  name: string;
  activity: RecentActivity;
  facts: readonly QuotedFact[];
}

/** The other activities by the names that their figures have, newest first. */
function otherActivities({ facts, history, activity }: Conversation): OtherActivity[] {
  const nameById = new Map(
    facts.flatMap(({ id, activityId }) => {
      const name = /^recent\.\d+/.exec(id)?.[0];
      return name !== undefined && activityId !== null ? [[activityId, name] as const] : [];
    }),
  );
  return history
    .filter(({ id }) => id !== activity?.row.id)
    .slice(0, RECENT_MAXIMUM)
    .flatMap((other) => {
      const name = nameById.get(other.id);
      if (name === undefined) return [];
      return [
        { name, activity: other, facts: facts.filter(({ id }) => id.startsWith(`${name}.`)) },
      ];
    });
}

/** The figures of one activity, under the name that tools call it by. */
async function readActivity(
  name: string,
  others: readonly OtherActivity[],
  { conversation, reader }: ToolContext,
): Promise<QuotedFact[] | null> {
  if (name === TOPIC) {
    const { activity } = conversation;
    if (!activity || isTopicWithheld(conversation)) return null;
    return withoutPlannedFacts(activity.analysis.facts).map((fact) => ({
      ...fact,
      activityId: activity.row.id,
    }));
  }
  const other = others.find((one) => one.name === name);
  const facts = other ? await reader.activityFacts(other.activity.id) : null;
  if (!other || !facts) return null;
  return facts.map((fact) => ({
    ...fact,
    id: `${name}.${fact.id}`,
    activityId: other.activity.id,
  }));
}
