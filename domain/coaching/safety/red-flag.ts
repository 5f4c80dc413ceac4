import type { Clearance } from './clearance/clearance.ts';

/**
 * Signs in a runner's own words that belong to a doctor before a coach, most
 * urgent first: where several are found, the first is answered. `warning-sign` is
 * one that they affirmed when the coach asked, without naming it.
 */
export const RED_FLAG_CATEGORIES = [
  'self-harm',
  'cardiac',
  'overdose',
  'allergic-reaction',
  'heat-stroke',
  'hyponatremia',
  'hypoglycemia',
  'ketoacidosis',
  'neurological',
  'head-injury',
  'syncope',
  'warning-sign',
  'pregnancy-warning',
  'dvt',
  'palpitations',
  'breathlessness',
  'dizziness',
  'rhabdomyolysis',
  'bleeding',
  'reds',
  'bone-stress-injury-high-risk',
  'bone-stress-injury',
  'eating-disorder',
  'acute-illness',
  'pregnancy-general',
] as const;
export type RedFlagCategory = (typeof RED_FLAG_CATEGORIES)[number];

/** What the runner is advised to do. */
export const RED_FLAG_ACTIONS = [
  'stop-emergency',
  'stop-doctor-urgent',
  'stop-doctor',
  'doctor',
  'doctor-clearance',
  'rest-doctor-if-persists',
] as const;
export type RedFlagAction = (typeof RED_FLAG_ACTIONS)[number];

/** Whom a sign is said of, where it is not the runner. */
export type OtherPerson = 'child' | 'adult';

export interface RedFlag {
  category: RedFlagCategory;
  action: RedFlagAction;
  /** Said of somebody close to the runner: what to do for them is said, and nothing of the runner's is held. */
  ofOther?: OtherPerson;
}

/** The action of each sign, unless a rule names a stricter one. */
export const ACTION_OF_RED_FLAG: Record<RedFlagCategory, RedFlagAction> = {
  'self-harm': 'stop-emergency',
  cardiac: 'stop-emergency',
  overdose: 'stop-emergency',
  'allergic-reaction': 'stop-emergency',
  'heat-stroke': 'stop-emergency',
  hyponatremia: 'stop-emergency',
  hypoglycemia: 'stop-emergency',
  ketoacidosis: 'stop-emergency',
  neurological: 'stop-emergency',
  'head-injury': 'stop-emergency',
  syncope: 'stop-emergency',
  'warning-sign': 'stop-doctor-urgent',
  'pregnancy-warning': 'stop-doctor-urgent',
  dvt: 'stop-doctor-urgent',
  palpitations: 'stop-doctor',
  breathlessness: 'stop-doctor',
  dizziness: 'stop-doctor',
  rhabdomyolysis: 'stop-doctor-urgent',
  bleeding: 'stop-doctor-urgent',
  reds: 'doctor',
  'bone-stress-injury-high-risk': 'stop-doctor',
  'bone-stress-injury': 'stop-doctor',
  'eating-disorder': 'doctor',
  'acute-illness': 'rest-doctor-if-persists',
  'pregnancy-general': 'doctor-clearance',
};

/** Signs that are about more than the body: words of care in place of a plan. */
const CARE: ReadonlySet<RedFlagCategory> = new Set<RedFlagCategory>([
  'self-harm',
  'eating-disorder',
  'reds',
]);

export function needsCare(category: RedFlagCategory): boolean {
  return CARE.has(category);
}

/** How sure it is that a message describes no sign, by others like it. */
export type SignDoubt = 'none' | 'some' | 'strong';

/**
 * Signs that only a message much like harmless ones does not describe; chest and mind are none. A heart that skips beats
 * is among them: similar messages joke of hearts.
 */
const DOUBTED_IF_STRONGLY: ReadonlySet<RedFlagCategory> = new Set<RedFlagCategory>([
  'allergic-reaction',
  'palpitations',
  'heat-stroke',
  'hyponatremia',
  'hypoglycemia',
  'ketoacidosis',
  'head-injury',
  'reds',
]);
const NEVER_DOUBTED: ReadonlySet<RedFlagCategory> = new Set<RedFlagCategory>([
  'pregnancy-warning',
  'pregnancy-general',
  'warning-sign',
]);

/** Whether a sign that the rules found is taken back, since messages like it describe none. */
export function isTakenBack({ category, action }: RedFlag, doubt: SignDoubt): boolean {
  if (doubt === 'none' || NEVER_DOUBTED.has(category)) return false;
  if (DOUBTED_IF_STRONGLY.has(category)) return doubt === 'strong';
  return action !== 'stop-emergency' && !needsCare(category);
}

/** A doctor's leave to run says nothing of these. */
const OF_THE_MIND: ReadonlySet<RedFlagCategory> = new Set<RedFlagCategory>([
  'self-harm',
  'eating-disorder',
]);

/** Whether what was said ends a sign. */
export function isClearing(category: RedFlagCategory, said: Clearance): boolean {
  if (OF_THE_MIND.has(category)) return said.hasTalked;
  if (category === 'acute-illness') return said.byDoctor || said.isWell;
  return said.byDoctor || (CARE.has(category) && said.hasTalked);
}

/** One way of saying a sign. */
export interface RedFlagRule {
  category: RedFlagCategory;
  /** Each must be said, not denied and not about someone else. */
  every: readonly RegExp[];
  /** Whether the parts must stand in one sentence or anywhere in the note. */
  within: 'sentence' | 'note';
  /** Words that make a sentence innocent, e.g. a sensor's fault. */
  unless?: RegExp;
  /** Stricter than the category's own. */
  action?: RedFlagAction;
}

/** How one language says signs, denies them, and speaks of others. */
export interface RedFlagPhrases {
  rules: readonly RedFlagRule[];
  /** Phrases that only sound like a sign; taken out before matching. */
  innocent: RegExp;
  /** Denial that ends right where the sign begins, tested on the words before it. */
  denialBefore: RegExp | null;
  /** Denial that begins right where the sign ends, tested on the words after it. */
  denialAfter: RegExp | null;
  /** The words before the sign say that it happened to someone else. */
  someoneElse: RegExp;
}
