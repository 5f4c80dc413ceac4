import { linesOfText, textOfLines } from '../plan-lines.ts';
import type { PlanSession } from '../training-plan.ts';

/**
 * What the runner says became of a session; a recording of it says so by itself. `missed`: a run that
 * might have been it was another one.
 */
export const PLAN_MARKS = ['done', 'ill', 'tired', 'busy', 'missed'] as const;
export type PlanMark = (typeof PLAN_MARKS)[number];

/** Day and id of a session → its mark. */
export type PlanMarks = ReadonlyMap<string, PlanMark>;

/** More than a plan has sessions; the oldest are dropped. */
const MARKS_MAXIMUM = 230;

function keyOf({ day, id }: Pick<PlanSession, 'day' | 'id'>): string {
  return `${day} ${id.slice(1)}`;
}

/** Lines such as `2026-12-01 2 ill`; what is none is left out. */
export function marksOf(text: string): PlanMarks {
  return new Map(
    linesOfText(text).flatMap((line) => {
      const at = line.lastIndexOf(' ');
      const mark = PLAN_MARKS.find((one) => one === line.slice(at + 1));
      return mark ? [[line.slice(0, at), mark] as const] : [];
    }),
  );
}

/** What was said of a session; null = nothing. */
export function markOf(
  marks: PlanMarks,
  session: Pick<PlanSession, 'day' | 'id'>,
): PlanMark | null {
  return marks.get(keyOf(session)) ?? null;
}

/**
 * The text with a session marked.
 *
 * @param mark null = none any more
 */
export function withMark(
  text: string,
  session: Pick<PlanSession, 'day' | 'id'>,
  mark: PlanMark | null,
): string {
  const marks = new Map(marksOf(text));
  marks.delete(keyOf(session));
  if (mark) marks.set(keyOf(session), mark);
  const lines = [...marks].map(([key, one]) => `${key} ${one}`);
  return textOfLines(lines.sort().slice(-MARKS_MAXIMUM));
}
