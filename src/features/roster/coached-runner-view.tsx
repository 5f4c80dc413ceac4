import { mdiEyeOffOutline, mdiEyeOutline, mdiMessageTextOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import type { RosterEntry } from '@tasuki/domain/coaches/roster-entry';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useRosterEntry } from '../../data/roster/roster-queries.ts';
import { Icon } from '../../ui/icon.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { useOwnPageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';
import { CoachedAthlete } from './coached-athlete.tsx';
import { CoachedMemories } from './coached-memories.tsx';
import { EasedPlan } from './eased-plan.tsx';
import { EndCoaching } from './end-coaching.tsx';
import { SharedActivities } from './shared-activities.tsx';
import { useAttentionWords } from './use-attention-words.ts';
import { WeekAgainstUsual } from './week-against-usual.tsx';

interface CoachedRunnerViewProps {
  coachId: string;
  runnerUid: string;
  /** Shows the runner's training plan, while they share. */
  planOf: (name: string) => ReactNode;
  /** Shows how the runner's training developed, once the coach asks for it. */
  trends: ReactNode;
}

/** One runner as their coach sees them, as far as the runner shares. */
export function CoachedRunnerView({ coachId, runnerUid, planOf, trends }: CoachedRunnerViewProps) {
  const { t } = useTranslation('roster');
  const found = useRosterEntry(coachId, runnerUid);
  const entry = found.state === 'ready' ? found.data : null;
  useOwnPageTitle(entry ? entry.name || t('roster:unnamed') : null);
  if (found.state === 'loading') return <LoadingState shape="detail" />;
  if (found.state === 'failed') {
    return <FailedState failureCode={found.failureCode} onRetry={found.retry} />;
  }
  if (!entry) {
    return (
      <EmptyState
        sentence={t('roster:runner.none')}
        action={
          <Button component={Link} to={routePath('coachHome')} variant="outlined" color="secondary">
            {t('roster:runner.toRoster')}
          </Button>
        }
      />
    );
  }
  return <LoadedRunner coachId={coachId} entry={entry} planOf={planOf} trends={trends} />;
}

type LoadedRunnerProps = Pick<CoachedRunnerViewProps, 'coachId' | 'planOf' | 'trends'> & {
  entry: RosterEntry;
};

function LoadedRunner({ coachId, entry, planOf, trends }: LoadedRunnerProps) {
  const { t } = useTranslation('roster');
  const reason = useAttentionWords(entry);
  const { id: runnerUid, isSharing } = entry;
  const name = entry.name || t('roster:unnamed');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', pt: 1 }}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', pb: 3 }}>
        {reason !== '' && <Typography sx={{ fontWeight: 550 }}>{reason}</Typography>}
        {isSharing && entry.lastRun && (
          <Box sx={{ width: '100%', maxWidth: 360 }}>
            <WeekAgainstUsual {...entry} />
          </Box>
        )}
        <Button
          component={Link}
          to={routePath('coachTopicChat', { topicId: coachTopicId(runnerUid, coachId) })}
          variant="contained"
          startIcon={<Icon path={mdiMessageTextOutline} />}
          sx={{ minHeight: TOUCH_TARGET_PIXELS }}
        >
          {t('roster:runner.write')}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ display: 'flex', gap: 1 }}>
          <Icon
            path={isSharing ? mdiEyeOutline : mdiEyeOffOutline}
            sx={{ fontSize: 20, mt: 0.25 }}
          />
          {t(isSharing ? 'roster:runner.shared' : 'roster:runner.notShared', { name })}
        </Typography>
      </Box>
      {isSharing && (
        <>
          {entry.isPlanEased === true && <EasedPlan runnerUid={runnerUid} name={name} />}
          {planOf(name)}
          <SharedActivities runnerUid={runnerUid} />
          <PageSection title={t('roster:trends.title')}>
            <Disclosure words={t('roster:trends.show')}>{trends}</Disclosure>
          </PageSection>
          <CoachedMemories runnerUid={runnerUid} name={name} />
          <CoachedAthlete runnerUid={runnerUid} />
        </>
      )}
      <EndCoaching runnerUid={runnerUid} name={name} />
    </Box>
  );
}
