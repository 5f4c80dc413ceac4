import { PLAN_WEEK_PATTERN } from './plan-lines.ts';

/**
 * The history of a plan, a line for each change: day, author, what was done; then the weeks as they
 * were before it, by number.
 */
export const PLAN_CHANGES_PATTERN = `([0-9-]+ [a-z-]+ [a-z-]+(\\t[0-9]+=${PLAN_WEEK_PATTERN})*\\n)*`;
