import { AGES_AND_INJURIES } from './cases/ages-and-injuries.ts';
import { CAREFUL_RUNNERS } from './cases/careful-runners.ts';
import { COACHED_RUNNERS } from './cases/coached-runners.ts';
import { DIFFICULT_WISHES } from './cases/difficult-wishes.ts';
import { LIMITED_RUNNERS } from './cases/limited-runners.ts';
import { LONG_RUN_RUNNERS } from './cases/long-run-runners.ts';
import { MARATHON_RUNNERS } from './cases/marathon-runners.ts';
import { NEW_RUNNERS } from './cases/new-runners.ts';
import { RETURNING_RUNNERS } from './cases/returning-runners.ts';
import { RUNNERS_WITH_DAYS } from './cases/runners-with-days.ts';
import { USUAL_RUNNERS } from './cases/usual-runners.ts';
import type { PlanCase } from './plan-case.ts';

/** All runners that plans are evaluated with. */
export const PLAN_CASES: readonly PlanCase[] = [
  ...NEW_RUNNERS,
  ...USUAL_RUNNERS,
  ...MARATHON_RUNNERS,
  ...CAREFUL_RUNNERS,
  ...LIMITED_RUNNERS,
  ...DIFFICULT_WISHES,
  ...COACHED_RUNNERS,
  ...AGES_AND_INJURIES,
  ...LONG_RUN_RUNNERS,
  ...RETURNING_RUNNERS,
  ...RUNNERS_WITH_DAYS,
];
