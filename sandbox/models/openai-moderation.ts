import type { JsonObject } from '../http-messages.ts';
import {
  MODERATION_CATEGORIES,
  type ModelBehaviour,
  type ModerationCategory,
} from './model-behaviours.ts';
import { listOf, objectOf, textOf } from './model-exchange.ts';

/** What the sandbox's moderation flags without being set to, one word a category. */
const FLAGGED: readonly (readonly [category: ModerationCategory, RegExp])[] = [
  ['self-harm', /kill myself|suicide|死にたい|自杀|自殺|tự tử/i],
  ['violence', /kill (?:him|her|them)|build a bomb|殺して|杀了他|殺了他|giết nó/i],
];

/** The words of a moderation request: `POST /v1/moderations`. */
export function moderatedWords(body: JsonObject): string {
  const { input } = body;
  if (typeof input === 'string') return input;
  return listOf(input)
    .map((part) => (typeof part === 'string' ? part : textOf(objectOf(part)['text'])))
    .join('\n');
}

/** The verdict in OpenAI's form. */
export function moderationOf(body: JsonObject, behaviour: ModelBehaviour): unknown {
  const words = moderatedWords(body);
  const found = new Set(
    FLAGGED.filter(([, pattern]) => pattern.test(words)).map(([category]) => category),
  );
  if (behaviour.kind === 'flag') found.add(behaviour.category ?? 'harassment');
  const byCategory = <Value>(value: (category: ModerationCategory) => Value) =>
    Object.fromEntries(MODERATION_CATEGORIES.map((category) => [category, value(category)]));
  return {
    id: 'modr-sandbox',
    model: textOf(body['model']) || 'omni-moderation-latest',
    results: [
      {
        flagged: found.size > 0,
        categories: byCategory((category) => found.has(category)),
        category_scores: byCategory((category) => (found.has(category) ? 0.98 : 0.0001)),
        category_applied_input_types: byCategory(() => ['text']),
      },
    ],
  };
}
