import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { weekSummary } from '@tasuki/domain/activities/week-summary';
import { afterPaint } from '../../platform/after-paint.ts';
import { isLastSeenShown } from '../../platform/last-seen/last-seen-stage.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { ReadOn } from '../../ui/read-on.tsx';
import { ActivityFilterPanel } from './activity-filter-panel.tsx';
import { chooseActivities, useActivityFilter } from './activity-filter-store.ts';
import { EVERYTHING_LISTED, listedActivities } from './activity-filter.ts';
import { ActivityListRow } from './activity-list-row.tsx';
import { useActivityFeed } from './use-activity-feed.ts';
import { isScrollKept, useKeptScroll } from './use-kept-scroll.ts';
import { WeekBar } from './week-bar.tsx';
import { WeekHeading, weekOf } from './week-heading.tsx';

interface ActivityListProps {
  uid: string;
  selectedId: string | null;
  /** Adding files, beside the rows. */
  addAction: () => ReactNode;
  /** This week against a plan, below it; given what was run this week, in metres. */
  plannedWeek: (meters: number) => ReactNode;
  /** Uploads under way, above the rows. */
  underWay: ReactNode;
  /** Stands where there is no row yet. */
  whenEmpty: ReactNode;
  /** Stands above rows whose source lets the coach read none of them. */
  whenWithheld: ReactNode;
}

/** After this many rows without a listed one, reading on waits for a press. */
const ROWS_READ_FOR_NOTHING_MAXIMUM = 150;

function scrollKeyOf(uid: string): string {
  return `activities/${uid}`;
}

/** One person's activities, newest first, with the week above. */
export function ActivityList(props: ActivityListProps) {
  const { uid, selectedId, addAction, plannedWeek, underWay, whenEmpty, whenWithheld } = props;
  const { feed, snapshot } = useActivityFeed(uid);
  useKeptScroll(scrollKeyOf(uid), snapshot.state === 'ready');
  const hasRows = snapshot.state === 'ready' && snapshot.rows.length > 0;
  return (
    <>
      {hasRows && isEveryRowWithheld(snapshot) && whenWithheld}
      {hasRows && (
        <ListHead uid={uid} snapshot={snapshot} addAction={addAction} plannedWeek={plannedWeek} />
      )}
      {/* At one place whatever comes of the list: what was opened in it stays open. */}
      {underWay}
      {hasRows ? (
        <ListedRows uid={uid} feed={feed} snapshot={snapshot} selectedId={selectedId} />
      ) : (
        <NoRows feed={feed} snapshot={snapshot} whenEmpty={whenEmpty} />
      )}
    </>
  );
}

type Feed = ReturnType<typeof useActivityFeed>;

/** As for newcomers by Strava: the coach is kept from all there is. */
function isEveryRowWithheld({ rows, isEverythingRead }: Feed['snapshot']): boolean {
  return isEverythingRead && rows.every(({ policy }) => !policy.analyse);
}

type NoRowsProps = Feed & Pick<ActivityListProps, 'whenEmpty'>;

function NoRows({ feed, snapshot, whenEmpty }: NoRowsProps) {
  if (snapshot.state === 'loading') return <LoadingState shape="rows" />;
  if (snapshot.state === 'failed') {
    return (
      <FailedState failureCode={snapshot.failureCode ?? 'common/unknown'} onRetry={feed.retry} />
    );
  }
  return whenEmpty;
}

function weekSoFar(rows: Feed['snapshot']['rows'], isEverythingRead: boolean) {
  return weekSummary(rows, { now: new Date(), isEverythingRead });
}

function ListHead({
  uid,
  snapshot: { rows, isEverythingRead },
  addAction,
  plannedWeek,
}: Pick<Feed, 'snapshot'> & Pick<ActivityListProps, 'uid' | 'addAction' | 'plannedWeek'>) {
  const week = useMemo(() => weekSoFar(rows, isEverythingRead), [rows, isEverythingRead]);
  return (
    <>
      <WeekBar uid={uid} summary={week} />
      {plannedWeek(week.current.distanceMeters)}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 0.5 }}
      >
        <ActivityFilterPanel />
        {addAction()}
      </Box>
    </>
  );
}

function isFirstOfWeek(rows: Feed['snapshot']['rows'], index: number): boolean {
  const [before, row] = [rows[index - 1], rows[index]];
  return row !== undefined && (before === undefined || weekOf(before) !== weekOf(row));
}

/** As many as the first window shows, with some to spare. */
const FIRST_ROWS = 8;

/** Rows that each later frame adds. A tap waits for no more than these. */
const ROWS_PER_FRAME = 4;

/**
 * All rows; of a list that just came, its first ones, and a few more with each frame after those are on the screen.
 * A phone draws the first ones in a third of the time.
 */
function useFirstRowsFirst<Row>(rows: readonly Row[], scrollKey: string): readonly Row[] {
  // A list that takes the place of itself, or is brought back to where it was left, has its height at once.
  const [count, setCount] = useState(() =>
    isLastSeenShown() || isScrollKept(scrollKey) ? Infinity : FIRST_ROWS,
  );
  useEffect(() => {
    if (count === Infinity) return undefined;
    let isGone = false;
    void afterPaint().then(() => {
      if (isGone) return;
      startTransition(() => {
        const next = count + ROWS_PER_FRAME;
        setCount(next < rows.length ? next : Infinity);
      });
    });
    return () => {
      isGone = true;
    };
  }, [count, rows.length]);
  return count < rows.length ? rows.slice(0, count) : rows;
}

interface ListedRowProps {
  row: ActivityRow;
  isFirstOfWeek: boolean;
  isSelected: boolean;
}

/** A row below the heading of its week, where it is the first of it. Drawn again only when it changes. */
const ListedRow = memo(function ListedRow({ row, isFirstOfWeek, isSelected }: ListedRowProps) {
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        borderTop: 1,
        borderColor: 'divider',
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 110px',
        // Rows reach to the edge of their column.
        mx: { xs: -2.5, lg: -3 },
        px: { xs: 2.5, lg: 3 },
      }}
    >
      {isFirstOfWeek && <WeekHeading monday={weekOf(row)} />}
      <ActivityListRow row={row} isSelected={isSelected} />
    </Box>
  );
});

type ListedRowsProps = Feed & Pick<ActivityListProps, 'uid' | 'selectedId'>;

function ListedRows({ uid, feed, snapshot, selectedId }: ListedRowsProps) {
  const { t } = useTranslation('activities');
  const filter = useActivityFilter();
  const { rows, isEverythingRead } = snapshot;
  const listed = useMemo(() => listedActivities(rows, filter), [rows, filter]);
  const drawn = useFirstRowsFirst(listed, scrollKeyOf(uid));
  const lastListed = listed.at(-1);
  const rowsSinceListed = lastListed ? rows.length - 1 - rows.indexOf(lastListed) : rows.length;
  return (
    <>
      {listed.length === 0 && (
        <Box sx={{ py: 3 }}>
          <Typography variant="body2" color="textSecondary">
            {t('activities:list.nothingListed', { count: rows.length })}
          </Typography>
          <Button
            color="secondary"
            size="small"
            sx={{ ml: -1.5, mt: 1 }}
            onClick={() => {
              chooseActivities(EVERYTHING_LISTED);
            }}
          >
            {t('activities:list.showAll')}
          </Button>
        </Box>
      )}
      <Box component="ol" aria-label={t('activities:list.title')} sx={{ m: 0, p: 0 }}>
        {drawn.map((row, index) => (
          <ListedRow
            key={row.id}
            row={row}
            isFirstOfWeek={isFirstOfWeek(drawn, index)}
            isSelected={row.id === selectedId}
          />
        ))}
      </Box>
      {!isEverythingRead && drawn === listed && (
        <ReadOn
          words={t('activities:list.older')}
          isReading={snapshot.isReadingOlder}
          failureCode={snapshot.olderFailureCode}
          isAutomatic={rowsSinceListed < ROWS_READ_FOR_NOTHING_MAXIMUM}
          onRead={feed.readOlder}
        />
      )}
    </>
  );
}
