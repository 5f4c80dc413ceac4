import type { JsonObject } from '../http-messages.ts';
import {
  MODERATION_CATEGORIES,
  type ModelBehaviour,
  type ModerationCategory,
} from './model-behaviours.ts';
import { listOf, objectOf, textOf } from './model-exchange.ts';

/** Words that the sandbox's moderation flags by default, one a category. */
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

/** Whether a moderation request holds pictures. */
function hasPicture({ input }: JsonObject): boolean {
  return listOf(input).some((part) => objectOf(part)['type'] === 'image_url');
}

/**
 * The fault of a moderation request; null = none. A picture is given as an address, or as a data
 * address.
 */
export function moderationProblem({ input }: JsonObject): string | null {
  const isPart = (part: unknown) => {
    const { type, text, image_url: picture } = objectOf(part);
    if (type === 'text') return typeof text === 'string';
    const url = textOf(objectOf(picture)['url']);
    return (
      type === 'image_url' && /^(?:https:\/\/|data:image\/(?:jpeg|png|webp);base64,.)/.test(url)
    );
  };
  const parts = Array.isArray(input) ? input : [input];
  const isRight = parts.every((part) => typeof part === 'string' || isPart(part));
  return isRight && parts.length > 0
    ? null
    : 'input is no text, and no list of texts and pictures.';
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
        category_applied_input_types: byCategory(() => [
          ...(words.trim() === '' ? [] : ['text']),
          ...(hasPicture(body) ? ['image'] : []),
        ]),
      },
    ],
  };
}
