import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import {
  activityKindKey,
  activityRate,
  activityTitle,
} from '@tasuki/domain/activities/activity-kind';
import { shownDistanceMeters, type ActivityRow } from '@tasuki/domain/activities/activity-row';
import { ROSTER_LIMITS } from '@tasuki/domain/coaches/roster-entry';
import {
  formatDayWithWeekday,
  formatRecentDay,
  type DateLocale,
} from '@tasuki/domain/measures/format-date';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { watchSharedActivities } from '../../data/activities/activities.ts';
import { keepOneFeed, useFeedSnapshot } from '../../platform/live/live-feed.ts';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { ReadOn } from '../../ui/read-on.tsx';
import { rowLink } from '../../ui/row-link.ts';
import { SportIcon } from '../../ui/sport-icon.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';

const sharedFeedOf = keepOneFeed<ActivityRow>((runnerUid) => ({
  what: 'shared activities',
  watch: (after, onPage, onError) => watchSharedActivities(runnerUid, after, onPage, onError),
  compareNewestFirst: (a, b) =>
    b.startedAt.getTime() - a.startedAt.getTime() || (a.id < b.id ? 1 : -1),
  isRevocable: true,
}));

/** A runner's shared activities, newest first, and why something may be missing. */
export function SharedActivities({ runnerUid }: { runnerUid: string }) {
  const { t } = useTranslation('roster');
  const feed = sharedFeedOf(runnerUid);
  const snapshot = useFeedSnapshot(feed);
  const [hasAskedForOlder, askForOlder] = useAskedForOlder();
  const readRows = snapshot.rows.filter(
    ({ duplicateOf, isTransition }) => duplicateOf === null && !isTransition,
  );
  const rows = hasAskedForOlder ? readRows : readRows.slice(0, ROSTER_LIMITS.firstActivities);
  const isMoreKnown = rows.length < readRows.length;
  return (
    <PageSection title={t('roster:activities.title')}>
      {snapshot.state === 'loading' && <LoadingState shape="rows" />}
      {snapshot.state === 'failed' && (
        <FailedState failureCode={snapshot.failureCode ?? 'common/unknown'} onRetry={feed.retry} />
      )}
      {snapshot.state === 'ready' && rows.length === 0 && (
        // A browser that remembers none knows nothing of what is shared.
        <Typography>
          {t(snapshot.isConfirmed ? 'roster:activities.none' : 'roster:activities.unread')}
        </Typography>
      )}
      {rows.length > 0 && (
        <Box
          component="ol"
          aria-label={t('roster:activities.title')}
          sx={{ m: 0, p: 0, width: '100%' }}
        >
          {rows.map((row) => (
            <Box
              key={row.id}
              component="li"
              sx={{ listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
            >
              <SharedRow runnerUid={runnerUid} row={row} />
            </Box>
          ))}
        </Box>
      )}
      {snapshot.state === 'ready' && (isMoreKnown || !snapshot.isEverythingRead) && (
        <ReadOn
          words={t('roster:activities.older')}
          isReading={snapshot.isReadingOlder}
          failureCode={snapshot.olderFailureCode}
          isAutomatic={false}
          onRead={() => {
            askForOlder();
            if (!isMoreKnown) feed.readOlder();
          }}
        />
      )}
      <Typography variant="body2" color="textSecondary">
        {t('roster:activities.closed')}
      </Typography>
    </PageSection>
  );
}

/** Belongs to this visit of the page, so that whoever comes back from a run finds the list as it was. */
function useAskedForOlder(): [boolean, () => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const state: unknown = location.state;
  const hasAsked = state !== null && typeof state === 'object' && 'hasAskedForOlder' in state;
  return [
    hasAsked,
    () => {
      if (!hasAsked) void navigate('.', { replace: true, state: { hasAskedForOlder: true } });
    },
  ];
}

/** Today and yesterday by their names, other days by their date. */
function dayOf({ startedAt, utcOffsetMinutes }: ActivityRow, dates: DateLocale): string {
  return (
    formatRecentDay(startedAt, utcOffsetMinutes, new Date(), dates.language) ??
    formatDayWithWeekday(startedAt, utcOffsetMinutes, dates)
  );
}

function SharedRow({ runnerUid, row }: { runnerUid: string; row: ActivityRow }) {
  const { t } = useTranslation(['sports']);
  const measures = useMeasureLocale();
  const dates = useDateLocale();
  const rate = activityRate(row);
  const distanceMeters = shownDistanceMeters(row);
  return (
    <Box
      component={Link}
      to={routePath('coachActivity', { runnerUid, activityId: row.id })}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        columnGap: 1.5,
        ...rowLink(false),
      }}
    >
      <SportIcon sport={row.sport} sx={{ fontSize: 20, mt: '0.15em', color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography
          component="p"
          variant="subtitle1"
          noWrap
          sx={{ fontWeight: 650, lineHeight: 1.4 }}
        >
          {activityTitle(row) ?? t(activityKindKey(row))}
        </Typography>
        <Typography component="p" variant="caption" color="textSecondary">
          {dayOf(row, dates)}
        </Typography>
        {row.note !== null && row.note !== '' && (
          <Typography component="p" variant="body2" dir="auto" noWrap sx={{ mt: 0.25 }}>
            {row.note}
          </Typography>
        )}
      </Box>
      <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
        <Typography component="p" variant="subtitle1" sx={{ fontWeight: 650, lineHeight: 1.4 }}>
          {distanceMeters === null
            ? formatMeasure(row.movingSeconds, 'seconds', measures)
            : formatMeasure(distanceMeters, 'meters', measures)}
        </Typography>
        {rate && (
          <Typography component="p" variant="caption" color="textSecondary">
            {formatMeasure(rate.value, rate.unit, measures)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
