import { expect, it } from 'vitest';
import { LANGUAGES } from '@tasuki/domain/language';
import { MEASURED } from '../../../scripts/cost-model/measured-operations.ts';
import { objectOf } from '../../../sandbox/models/model-exchange.ts';
import { silenceLog } from '../../builders/silent-log.ts';
import { asking, easyRun, RICH_HISTORY, topicOf } from '../answers/conversation-samples.ts';
import { answer, conversation, GPT, sandbox, spokenRequests, startModels } from './asked-models.ts';

silenceLog();
startModels();

/**
 * Letters to a token of such prompts, by the tokeniser o200k_base. In the five languages they are 3.4 to 3.6, since most
 * of a prompt is in English; the fewest are the dearest.
 */
const LETTERS_PER_TOKEN = 3.4;

const tokensOf = (text: string) => Math.ceil(text.length / LETTERS_PER_TOKEN);

/** What a provider reads of a request, in the order in which its cache compares: tools, instructions, turns. */
function readPart(body: unknown): string {
  const { tools, instructions = '', input } = objectOf(body);
  return [JSON.stringify(tools), String(instructions), JSON.stringify(input)].join('\n');
}

/** All that models were sent for one question, the first step first. */
async function sentFor(asked = conversation()): Promise<string[]> {
  await sandbox.forget();
  await sandbox.setBehaviours([
    { kind: 'call-tools', calls: [{ name: 'activity_figures', input: { activity: 'topic' } }] },
  ]);
  const { answered } = await answer(asked, GPT);
  expect(answered.answeredBy).toBe(GPT);
  const requests = await spokenRequests();
  return requests.toReversed().map(({ body }) => readPart(body));
}

function sharedLetters(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared;
}

it('a question to a model, and the step after a tool, send the tokens of the cost model', async () => {
  const sent = await sentFor();
  expect(sent.map(tokensOf)).toEqual([
    MEASURED.modelReply.inputTokens,
    MEASURED.modelReply.toolStepInputTokens,
  ]);
});

it.each(LANGUAGES)('asks no more tokens in %s', async (language) => {
  const run = topicOf(easyRun(), { history: RICH_HISTORY });
  const [first = ''] = await sentFor(asking('How was it?', { ...run, language }));
  expect(tokensOf(first)).toBeLessThanOrEqual(MEASURED.modelReply.inputTokens);
});

it('sends first what a provider has read before: rules to everybody, nearly all to who asks again', async () => {
  const [asked = '', afterTool = ''] = await sentFor();
  const [again = ''] = await sentFor(conversation('And the one after that?'));
  const other = topicOf(easyRun(), { history: [] });
  const [ofAnother = ''] = await sentFor(asking('How was it?', { ...other, language: 'en' }));
  expect(sharedLetters(asked, again) / asked.length).toBeGreaterThan(0.95);
  expect(sharedLetters(asked, afterTool) / asked.length).toBeGreaterThan(0.95);
  // Below 1,024 tokens no provider keeps a prompt.
  expect(tokensOf(asked.slice(0, sharedLetters(asked, ofAnother)))).toBeGreaterThan(1024);
});
