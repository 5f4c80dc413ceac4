import type { RecentActivity } from '../../training/recent-activity.ts';
import type { ActivityAnalysis } from '../activity-analysis.ts';
import type { Fact } from '../facts/fact.ts';
import { factsOfHistory } from '../facts/facts-of-history.ts';
import { factsOfNextSession } from '../facts/facts-of-next-session.ts';
import { racedPacesOf } from '../facts/facts-of-performance.ts';
import type { SessionSource } from '../facts/session-view.ts';

const OF_HISTORY =
  /^(?:history|week|window|next)\.|^load\.(?:fitness|fatigue|form)$|^distance\.beyondLongest$/;

/**
 * The facts of a stored analysis, set beside another history than before. What it was for and its own
 * figures stay as they are.
 */
export function withHistoryFacts(
  source: SessionSource,
  analysis: ActivityAnalysis,
  history: readonly RecentActivity[],
): Fact[] {
  const own = analysis.facts.filter(({ id }) => !OF_HISTORY.test(id));
  const facts = [...own, ...factsOfHistory({ decoded: source, analysis, history })];
  const current = racedPacesOf(source, history);
  return [...facts, ...factsOfNextSession({ decoded: source, analysis, history, current, facts })];
}
