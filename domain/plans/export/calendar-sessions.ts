import { isPausedOn } from '../changes/session-changes.ts';
import { sessionsUnder, type Caution } from '../plan-caution.ts';
import { planOfRecord, type PlanRecord } from '../plan-record.ts';
import type { PlanSession } from '../training-plan.ts';

/**
 * The sessions that a calendar shows, in their order: as the plan page orders them under a caution.
 * From today on, days of a pause are left out.
 *
 * @param today YYYY-MM-DD, at the runner's place
 */
export function calendarSessions(
  record: PlanRecord,
  caution: Caution | null,
  today: string,
): PlanSession[] {
  const planned = planOfRecord(record)?.weeks.flatMap(({ sessions }) => sessions) ?? [];
  return sessionsUnder(planned, caution, today)
    .map(({ session }) => session)
    .filter((session) => session !== null)
    .filter(({ day }) => day < today || !isPausedOn(record, day));
}
