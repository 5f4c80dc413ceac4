import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RosterEntry } from '@tasuki/domain/coaches/roster-entry';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useAttention } from '../../data/roster/roster-queries.ts';
import { useFeedSnapshot } from '../../platform/live/live-feed.ts';
import { ReadOn } from '../../ui/read-on.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { AttentionRow } from './attention-row.tsx';
import { RosterRow } from './roster-row.tsx';
import { rosterFeedOf } from './roster-feed.ts';

interface RosterViewProps {
  /** The coach's. */
  uid: string;
  /** The runner whose page is open. */
  selectedUid: string | null;
  /** Other things that wait for the coach, after the runners who need them. */
  children?: ReactNode;
}

/** A coach's desk: who needs them first, each with the reason, then everybody. */
export function RosterView({ uid, selectedUid, children }: RosterViewProps) {
  const { t } = useTranslation('roster');
  const feed = rosterFeedOf(uid);
  const snapshot = useFeedSnapshot(feed);
  const attention = useAttention(uid);
  if (snapshot.state === 'loading') return <LoadingState shape="rows" />;
  if (snapshot.state === 'failed') {
    return (
      <FailedState failureCode={snapshot.failureCode ?? 'common/unknown'} onRetry={feed.retry} />
    );
  }
  if (snapshot.rows.length === 0) {
    return (
      <EmptyState
        sentence={t('roster:empty')}
        action={
          <Button component={Link} to={routePath('ownCoach')} variant="contained">
            {t('roster:toProfile')}
          </Button>
        }
      />
    );
  }
  // The parts below appear together with it: rows added above would push them away from the reader.
  const isAttentionComing = attention.state === 'loading';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, pt: 1 }}>
      <Section title={t('roster:attention.title')}>
        {isAttentionComing ? (
          <LoadingState shape="rows" />
        ) : attention.state === 'failed' ? (
          <FailedState failureCode={attention.failureCode} onRetry={attention.retry} />
        ) : attention.data.length === 0 ? (
          <Typography color="textSecondary">{t('roster:attention.none')}</Typography>
        ) : (
          <Rows
            entries={attention.data}
            label={t('roster:attention.title')}
            render={(entry) => <AttentionRow entry={entry} isSelected={entry.id === selectedUid} />}
          />
        )}
      </Section>
      {!isAttentionComing && (
        <>
          {children}
          <Section title={t('roster:all.title')}>
            <Rows
              entries={snapshot.rows}
              label={t('roster:all.title')}
              render={(entry) => <RosterRow entry={entry} isSelected={entry.id === selectedUid} />}
            />
            {!snapshot.isEverythingRead && (
              <ReadOn
                words={t('roster:all.more')}
                isReading={snapshot.isReadingOlder}
                failureCode={snapshot.olderFailureCode}
                isAutomatic
                onRead={feed.readOlder}
              />
            )}
          </Section>
        </>
      )}
    </Box>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

interface RowsProps {
  entries: readonly RosterEntry[];
  label: string;
  render: (entry: RosterEntry) => ReactNode;
}

function Rows({ entries, label, render }: RowsProps) {
  return (
    <Box component="ol" aria-label={label} sx={{ m: 0, p: 0 }}>
      {entries.map((entry) => (
        <Box
          key={entry.id}
          component="li"
          sx={{ listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
        >
          {render(entry)}
        </Box>
      ))}
    </Box>
  );
}
