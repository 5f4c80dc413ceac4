import type { PlanStep } from '../training-plan.ts';
import type { DatedDraft, Planned, WalkingRole } from './plan-course.ts';

/** Seconds of running without a walk in a run with walks. */
export function stretchOfSteps(steps: readonly PlanStep[]): number {
  return steps.find(({ part }) => part === 'main')?.seconds ?? 0;
}

interface RoleStretch {
  role: WalkingRole;
  seconds: number;
}

function stretchesOf(drafts: readonly DatedDraft[]): RoleStretch[] {
  return drafts.flatMap(({ draft: { kind, steps, seconds }, reason: { code } }) => {
    // What rehearses the race is no measure for the stretches of a kind of run.
    if (code === 'run-walk-race') return [];
    if (kind === 'run-walk') {
      const role =
        code === 'run-walk-longest' ? 'longest' : code === 'run-walk-stage' ? 'new' : 'relaxed';
      return [{ role, seconds: stretchOfSteps(steps) }];
    }
    // Where nobody walks any more, what was relaxed before is an easy run.
    if (kind === 'long') return [{ role: 'longest', seconds }];
    return kind === 'easy' ? [{ role: 'relaxed', seconds }] : [];
  });
}

/** @returns the longest stretches until now, those of these runs among them */
export function reachedWith(
  { reached }: Planned,
  drafts: readonly DatedDraft[],
): Planned['reached'] {
  const all = { ...reached };
  for (const { role, seconds } of stretchesOf(drafts)) {
    all[role] = Math.max(all[role] ?? 0, seconds);
  }
  return all;
}

/** Whether a run holds shorter stretches without a walk than one of its kind has held. */
export function isBehind({ reached }: Planned, drafts: readonly DatedDraft[]): boolean {
  return stretchesOf(drafts).some(({ role, seconds }) => seconds < (reached[role] ?? 0));
}
