import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { watchAuditLog, type LoggedAct } from '../../data/accounts/audit-log.ts';
import { usePersonNames } from '../../data/accounts/use-person-names.ts';
import { keepOneFeed, useFeedSnapshot } from '../../platform/live/live-feed.ts';
import { useDateLocale } from '../../platform/locale.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { ReadOn } from '../../ui/read-on.tsx';
import { touchTarget, TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';

const EVERYBODY = '';

const logOf = keepOneFeed<LoggedAct>((personUid) => ({
  what: 'audit log',
  watch: (after, onPage, onError) =>
    watchAuditLog(personUid === EVERYBODY ? null : personUid, after, onPage, onError),
  compareNewestFirst: (a, b) =>
    b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
}));

/** @param personUid whose entries; null = everybody's */
export function AuditLogView({ personUid }: { personUid: string | null }) {
  const { t } = useTranslation('people');
  const feed = logOf(personUid ?? EVERYBODY);
  const snapshot = useFeedSnapshot(feed);
  const uids = snapshot.rows.flatMap(({ actorUid, subjectUid }) => [actorUid, subjectUid]);
  const nameOf = usePersonNames([personUid, ...uids]);
  return (
    <Box sx={{ display: 'grid', gap: 1, pt: 1 }}>
      {personUid !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {t('people:log.filtered', { name: nameOf(personUid) })}
          </Typography>
          <Button
            component={RouterLink}
            to={routePath('adminLog')}
            size="small"
            color="secondary"
            startIcon={<Icon path={mdiClose} />}
            sx={{ minHeight: TOUCH_TARGET_PIXELS }}
          >
            {t('people:log.all')}
          </Button>
        </Box>
      )}
      {snapshot.state === 'loading' && <LoadingState shape="rows" />}
      {snapshot.state === 'failed' && (
        <FailedState failureCode={snapshot.failureCode ?? 'common/unknown'} onRetry={feed.retry} />
      )}
      {snapshot.state === 'ready' && (
        <>
          {snapshot.rows.length === 0 && (
            <Typography role="status" color="textSecondary" sx={{ py: 3 }}>
              {t('people:log.empty')}
            </Typography>
          )}
          <Box component="ul" aria-label={t('common:title.adminLog')} sx={{ m: 0, p: 0 }}>
            {snapshot.rows.map((act) => (
              <Entry key={act.id} act={act} nameOf={nameOf} />
            ))}
          </Box>
          {!snapshot.isEverythingRead && (
            <ReadOn
              words={t('people:log.more')}
              isReading={snapshot.isReadingOlder}
              failureCode={snapshot.olderFailureCode}
              isAutomatic={false}
              onRead={feed.readOlder}
            />
          )}
        </>
      )}
    </Box>
  );
}

interface EntryProps {
  act: LoggedAct;
  nameOf: (uid: string) => string;
}

/** One act: what, to whom, when, and by whom. A name leads to that person's entries. */
function Entry({ act: { kind, actorUid, subjectUid, coupon, createdAt }, nameOf }: EntryProps) {
  const { t } = useTranslation('people');
  const dates = useDateLocale();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '11em 1fr auto' },
        columnGap: 2,
        listStyle: 'none',
        borderTop: 1,
        borderColor: 'divider',
        py: 1,
        alignItems: 'center',
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t(`people:log.kind.${kind}`)}
      </Typography>
      {subjectUid === null ? (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {coupon ?? t('people:log.deleted')}
        </Typography>
      ) : (
        <Link
          component={RouterLink}
          to={`${routePath('adminLog')}?person=${subjectUid}`}
          variant="body2"
          aria-label={t('people:log.only', { name: nameOf(subjectUid) })}
          sx={{ ...touchTarget, justifySelf: 'start', overflowWrap: 'anywhere' }}
        >
          {nameOf(subjectUid)}
        </Link>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: { sm: 'right' } }}>
        {kind !== 'delete-account' &&
          t('people:log.by', {
            name: actorUid === null ? t('people:log.operator') : nameOf(actorUid),
          })}
        {kind !== 'delete-account' && ' · '}
        <time dateTime={createdAt.toISOString()}>{formatDay(createdAt, null, dates)}</time>
      </Typography>
    </Box>
  );
}
