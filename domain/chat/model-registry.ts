import { DAY_MILLISECONDS } from '../measures/durations.ts';
import type { ModelEntry } from './model-entry.ts';
import { MODELS_ANTHROPIC } from './models-anthropic.ts';
import { MODELS_GOOGLE } from './models-google.ts';
import { MODELS_OPENAI } from './models-openai.ts';

/**
 * Every model that was ever offered, and whoever follows it. A line is never
 * taken out: a topic or an account may still name it.
 */
const ENTRIES = [...MODELS_OPENAI, ...MODELS_GOOGLE, ...MODELS_ANTHROPIC] as const;

/**
 * The key that topics, accounts and replies store: stable, and without a dot, so that it can be a
 * field's name.
 */
export type ModelKey = (typeof ENTRIES)[number]['key'];

/** One model with everything that differs between models. */
export interface Model extends Omit<ModelEntry, 'key' | 'successor'> {
  key: ModelKey;
  successor: ModelKey | null;
}

export const MODELS: readonly Model[] = ENTRIES;

/** Answers where neither the topic nor the account names a model: quick, cheap, without a known end. */
export const DEFAULT_MODEL: ModelKey = 'gemini-3-5-flash';

/** Recommended to who wants longer thought, beside the default and the built-in coach. */
export const THOROUGH_MODEL: ModelKey = 'claude-sonnet-5';

/** How long before a model's end its users are informed. */
export const END_NOTICE_DAYS = 60;

const MODEL_BY_KEY: ReadonlyMap<string, Model> = new Map(MODELS.map((model) => [model.key, model]));

/** The screen's notice on a choice. */
export interface ModelNotice {
  /** `retired`: another answers in its place already. `ends-soon`: it still answers itself. */
  kind: 'retired' | 'ends-soon';
  /** The model that was chosen. */
  chosen: Model;
  /** The first day without it, `2026-10-23`; null where the day is not known. */
  endsOn: string | null;
  /** The model that answers in its place, now or from that day on. */
  successor: Model;
}

export interface ResolvedModel {
  /** The one to ask. */
  model: Model;
  notice: ModelNotice | null;
}

/** Whether a stored or sent value names a model of the registry, also a retired one. */
export function isModelKey(value: unknown): value is ModelKey {
  return typeof value === 'string' && MODEL_BY_KEY.has(value);
}

/** The model of a key. */
export function modelOf(key: ModelKey): Model {
  const model = MODEL_BY_KEY.get(key);
  // Only a key that was never checked can get here.
  if (!model) throw new RangeError(`No such model: ${key}`);
  return model;
}

function isOff(model: Model, today: string): boolean {
  if (!model.isChat) return true;
  return model.endsOn === null ? model.state === 'retired' : today >= model.endsOn;
}

function endsSoon(model: Model, today: string): boolean {
  if (model.endsOn === null) return false;
  const daysLeft = (Date.parse(model.endsOn) - Date.parse(today)) / DAY_MILLISECONDS;
  return daysLeft <= END_NOTICE_DAYS;
}

function successorOn(model: Model, today: string): Model {
  let next = modelOf(model.successor ?? DEFAULT_MODEL);
  while (isOff(next, today)) next = modelOf(next.successor ?? DEFAULT_MODEL);
  return next;
}

/**
 * The model that is asked after a choice: the chosen one while it answers, else the first of its
 * successors that does.
 *
 * @param today UTC day as `2026-11-21`; a model is off from the first hour of the day of its end
 * @returns the model to ask, and the notice on the choice for its user
 * @example resolveModel('gpt-4', '2026-11-21').model.key // 'gpt-5-6-sol'
 */
export function resolveModel(key: ModelKey, today: string): ResolvedModel {
  const chosen = modelOf(key);
  if (isOff(chosen, today)) {
    const model = successorOn(chosen, today);
    // Speech has its end still before it, but never answered here: its date explains nothing.
    const endsOn = chosen.isChat ? chosen.endsOn : null;
    return { model, notice: { kind: 'retired', chosen, endsOn, successor: model } };
  }
  if (!endsSoon(chosen, today)) return { model: chosen, notice: null };
  const successor = successorOn(chosen, chosen.endsOn ?? today);
  return { model: chosen, notice: { kind: 'ends-soon', chosen, endsOn: chosen.endsOn, successor } };
}

/**
 * The models that a runner can choose from on a day: chat models that answer, in the registry's
 * order.
 *
 * @param today UTC day as `2026-11-21`
 */
export function selectableModels(today: string): readonly Model[] {
  return MODELS.filter((model) => !isOff(model, today));
}
