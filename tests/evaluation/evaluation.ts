import type { AnswererKey } from '@tasuki/domain/chat/chosen-model';
import type { ModelKey } from '@tasuki/domain/chat/model-registry';
import type { Conversation } from '@tasuki/domain/coaching/facts/conversation';
import { coachActivity } from '@tasuki/domain/coaching/feedback/coach-activity';
import { questionLanguage } from '@tasuki/domain/coaching/questions/question-language';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { answerConversation } from '../../functions/src/coaching/answer-conversation.ts';
import type { ModelBehaviour } from '../../sandbox/models/model-behaviours.ts';
import { answerFixture } from '../builders/answer-dependencies.ts';
import { startModelSandbox, type ModelSandbox } from '../builders/model-sandbox.ts';
import { easyWeeks } from '../coaching/feedback/coach-samples.ts';
import {
  asking,
  easyRun,
  intervalRun,
  RICH_HISTORY,
  topicOf,
  type TalkOptions,
} from '../coaching/answers/conversation-samples.ts';
import { activityCases, type ActivityCase } from './activity-cases.ts';
import { failedCriteria, untrueFigures, type Criterion, type Spoken } from './judge.ts';
import { QUESTION_CASES, type QuestionCase, type QuestionRunner } from './question-cases.ts';
import { NEXT_STEP_SIGNS, PURPOSE_SIGNS } from './word-signs.ts';

/** What one coach made of one set of cases: case → criteria it failed. */
export interface CoachResults {
  coach: string;
  failed: Readonly<Record<string, readonly Criterion[]>>;
  /** Figures without a proof that reached the reader. */
  untrueFigures: readonly string[];
  /** How many answers the embedded coach gave in its place. */
  fallbacks: number;
}

const NOW = new Date('2026-12-01T00:00:00Z');
/** One of each provider, and both of OpenAI's interfaces. */
const MODELS: readonly ModelKey[] = ['gpt-6-luna', 'gpt-4o', 'gemini-3-5-flash', 'claude-sonnet-5'];

/** Every way in which a model may write what is not so. */
const LIES: readonly ModelBehaviour['kind'][] = [
  'write-bare-figures',
  'swap-splits',
  'use-unknown-facts',
  'obey',
];

const RUNNERS: Readonly<Record<QuestionRunner, () => TalkOptions>> = {
  known: () => topicOf(easyRun(), { history: RICH_HISTORY }),
  afterIntervals: () => topicOf(intervalRun(), { history: RICH_HISTORY }),
  newcomer: () => topicOf(easyRun({ minutes: 25 }), { athlete: UNKNOWN_PHYSIOLOGY }),
  withoutHeartRate: () =>
    topicOf(easyRun({ withoutHeartRate: true }), {
      athlete: UNKNOWN_PHYSIOLOGY,
      history: easyWeeks({ averageHeartRateBeatsPerMinute: null, load: null }),
    }),
};

/** Runs everything: the embedded coach on activities and asked, then each sandboxed model. */
export async function evaluateCoaches(): Promise<CoachResults[]> {
  const sandbox = await startModelSandbox();
  try {
    const results = [
      await evaluateFeedback(activityCases()),
      await evaluateAnswers('embedded, asked', 'embedded', sandbox),
    ];
    for (const model of MODELS) {
      results.push(await evaluateAnswers(`${model}, asked`, model, sandbox));
    }
    for (const kind of LIES) {
      await sandbox.forget();
      await sandbox.setBehaviours([{ kind } as ModelBehaviour], { isRepeated: true });
      results.push(await evaluateAnswers(`a model told to ${kind}`, 'gemini-3-5-flash', sandbox));
    }
    return results;
  } finally {
    await sandbox.close();
  }
}

async function evaluateFeedback(cases: readonly ActivityCase[]): Promise<CoachResults> {
  const failed: Record<string, readonly Criterion[]> = {};
  const untrue: string[] = [];
  for (const { id, language, note, activity, expected } of cases) {
    const { decoded, history } = await activity();
    const { feedback, facts } = coachActivity({
      decoded,
      athlete: UNKNOWN_PHYSIOLOGY,
      history,
      language,
      note,
      now: NOW,
    });
    const spoken: Spoken = {
      language,
      sentences: feedback?.sentences.map(({ text }) => text) ?? [],
      facts,
      isSafetyFirst: feedback?.isSafetyFirst ?? false,
      runnerTexts: note === null ? [] : [note],
    };
    untrue.push(...untrueFigures(spoken));
    failed[id] = failedCriteria(spoken, {
      subject: expected.purpose && PURPOSE_SIGNS[language][expected.purpose],
      nextStep: NEXT_STEP_SIGNS[language][expected.nextStep],
      facts: expected.facts,
      isSafetyFirst: note !== null,
      never: expected.never,
    });
  }
  return { coach: 'embedded, on activities', failed, untrueFigures: untrue, fallbacks: 0 };
}

function conversationOf({ question, language, runner }: QuestionCase): Conversation {
  const conversation = asking(question, { ...RUNNERS[runner](), language });
  return { ...conversation, language: questionLanguage(question, language) };
}

async function evaluateAnswers(
  coach: string,
  askedModel: AnswererKey,
  sandbox: ModelSandbox,
): Promise<CoachResults> {
  const { dependencies } = answerFixture(sandbox, { budget: Infinity });
  const failed: Record<string, readonly Criterion[]> = {};
  const untrue: string[] = [];
  let fallbacks = 0;
  for (const given of QUESTION_CASES) {
    const answered = await answerConversation(
      conversationOf(given),
      {
        askedModel,
        uid: 'runner',
        runner: { uid: 'runner', reader: 'runner' },
        signal: new AbortController().signal,
      },
      { onSentence: () => undefined, onRestart: () => undefined },
      dependencies,
    );
    if (answered.fallbackReason !== null) fallbacks += 1;
    const spoken: Spoken = {
      language: given.language,
      sentences: answered.sentences,
      facts: answered.facts,
      isSafetyFirst: answered.isSafetyFirst,
      runnerTexts: [given.question],
    };
    untrue.push(...untrueFigures(spoken));
    failed[given.id] = failedCriteria(spoken, {
      subject: given.about,
      nextStep: null,
      facts: given.facts,
      isSafetyFirst: given.topic === 'pain',
      never: given.never,
    });
  }
  return { coach, failed, untrueFigures: untrue, fallbacks };
}
