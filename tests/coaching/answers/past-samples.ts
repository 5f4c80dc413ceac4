import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import type { ActivityReader } from '@tasuki/domain/activities/open-to-coach';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { pastAskedIn, todayOf } from '@tasuki/domain/coaching/answers/asked-runs/facts-asked-for';
import { runsToCheck } from '@tasuki/domain/coaching/answers/asked-runs/past-candidates';
import type { Conversation } from '@tasuki/domain/coaching/facts/conversation';
import { checkedRunOf } from '@tasuki/domain/coaching/facts/past/checked-run';
import type { LongHistory } from '@tasuki/domain/coaching/facts/past/long-history';
import { computeTrendWeek, trendMondayOf } from '@tasuki/domain/trends/compute-trend-week';
import type { TrendWeek } from '@tasuki/domain/trends/trend-week';

/** A run of some year, with the times of its fastest stretches by their metres. */
export interface PastRun {
  day: string;
  meters: number;
  seconds: number;
  best?: Readonly<Record<number, number>>;
  /** What the row has otherwise. */
  row?: Partial<ActivityRow>;
  /** What the row has now, after its week was computed. */
  now?: Partial<ActivityRow>;
  riding?: 'whole';
}

function idOf({ day, row }: PastRun): string {
  return row?.id ?? `run-${day}`;
}

function rowOf(run: PastRun): ActivityRow {
  return exampleActivityRow({
    id: idOf(run),
    startedAt: new Date(`${run.day}T03:00:00Z`),
    utcOffsetMinutes: 0,
    distanceMeters: run.meters,
    movingSeconds: run.seconds,
    ...run.row,
  });
}

function analysisOf({ best = {}, riding }: PastRun) {
  return {
    bestEfforts: Object.entries(best).map(([meters, elapsedSeconds]) => ({
      distanceMeters: Number(meters),
      elapsedSeconds,
      startSeconds: 60,
      endSeconds: 60 + elapsedSeconds,
    })),
    ...(riding && { riding }),
  };
}

/** The weeks of some runs as they are stored. */
function weeksOf(runs: readonly PastRun[]): Map<number, TrendWeek> {
  const rows = runs.map(rowOf);
  const mondays = new Set(rows.map(trendMondayOf));
  return new Map(
    [...mondays].flatMap((monday): [number, TrendWeek][] => {
      const week = computeTrendWeek(monday, rows, (id) => {
        const run = runs.find((one) => idOf(one) === id);
        return run && analysisOf(run);
      });
      return week ? [[monday, week]] : [];
    }),
  );
}

/** A conversation with the weeks of years that its question needs, as it is read for an answer. */
export function withPast(
  conversation: Conversation,
  runs: readonly PastRun[],
  reader: ActivityReader = 'runner',
): Conversation {
  const stored: LongHistory = {
    weeks: weeksOf(runs),
    isCut: false,
    checked: new Map(),
    refused: new Set(),
  };
  const asked = pastAskedIn(conversation);
  if (asked.length === 0) return conversation;
  const ids = runsToCheck(asked, stored, todayOf(conversation));
  const checked = runs
    .filter((run) => ids.includes(idOf(run)))
    .flatMap((run) => checkedRunOf({ ...rowOf(run), ...run.now }, analysisOf(run), reader) ?? []);
  return {
    ...conversation,
    longHistory: {
      ...stored,
      checked: new Map(checked.map((run) => [run.id, run])),
      refused: new Set(ids.filter((id) => !checked.some((run) => run.id === id))),
    },
  };
}
