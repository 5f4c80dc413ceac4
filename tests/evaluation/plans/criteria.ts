import type { Criterion } from './criterion.ts';
import { AMOUNT_AND_ORDER } from './rubric/amount-and-order.ts';
import { SESSIONS_AND_SAFETY } from './rubric/sessions-and-safety.ts';
import { START_AND_FIT } from './rubric/start-and-fit.ts';

/** Judged by a reader only, since no figure of a plan shows it. */
const FOR_A_READER: Criterion = {
  id: 'nutrition-and-sleep',
  rubric:
    'Not computed: plans say nothing of food, drink and sleep, and a reader judges what the coach says of them.',
  score: () => null,
};

/** All 22 criteria of the rubric. */
export const CRITERIA: readonly Criterion[] = [
  ...START_AND_FIT,
  ...AMOUNT_AND_ORDER,
  ...SESSIONS_AND_SAFETY,
  FOR_A_READER,
];
