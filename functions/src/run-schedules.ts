import { SCHEDULES } from './schedules.ts';

/** Does once everything that a scheduler starts in production; local mode ticks it. */
export async function runSchedules(): Promise<void> {
  for (const { run } of Object.values(SCHEDULES)) await run();
}
