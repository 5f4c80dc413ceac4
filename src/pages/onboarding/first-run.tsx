import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { useActivityAnalysis } from '../../data/activities/activity-analysis-query.ts';
import { useOnlyActivity } from '../../data/activities/activity-queries.ts';
import { useRecording } from '../../data/recordings/recording-query.ts';
import { AddRecordingsButton } from '../../features/uploads/add-recordings-button.tsx';
import { UploadList } from '../../features/uploads/upload-list.tsx';
import { uploadSessionOf } from '../../features/uploads/upload-session.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { isEmailProven, useSessionStore } from '../../platform/session-store.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { ReadRun } from '../activities/read-run.tsx';

preloadDateLocale();

function useUid(): string | null {
  return useSessionStore((session) => session.userCredential?.uid ?? null);
}

interface FirstRunOfferProps {
  /** The path of the coach's words on the run. */
  path: string;
}

/** Before the approval: one run may be added, and then its words be read. */
export function FirstRunOffer(props: FirstRunOfferProps) {
  const { t } = useTranslation('onboarding');
  const uid = useUid();
  if (uid === null) return null;
  return (
    <Box
      component="section"
      aria-label={t('onboarding:firstRun.title')}
      sx={{ display: 'grid', gap: 1, justifyItems: 'start', mt: 1 }}
    >
      <Typography variant="h2">{t('onboarding:firstRun.title')}</Typography>
      <Offer uid={uid} {...props} />
    </Box>
  );
}

function Offer({ uid, path }: FirstRunOfferProps & { uid: string }) {
  const { t } = useTranslation('onboarding');
  const isProven = useSessionStore(isEmailProven);
  const run = useOnlyActivity(uid);
  if (run.state === 'loading') return null;
  if (run.state === 'failed') {
    return <FailedState failureCode={run.failureCode} onRetry={run.retry} />;
  }
  if (run.data !== null) {
    return (
      <>
        <Typography role="status" variant="body2" color="textSecondary">
          {t('onboarding:firstRun.ready')}
        </Typography>
        <Button component={Link} to={path} variant="contained">
          {t('onboarding:firstRun.read')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {t(isProven ? 'onboarding:firstRun.offer' : 'onboarding:firstRun.prove')}
      </Typography>
      {isProven && <AddRecordingsButton onFiles={uploadSessionOf(uid).addFiles} isMain />}
      <Box sx={{ width: '100%' }}>
        <UploadList uid={uid} />
      </Box>
    </>
  );
}

/** The run that was read before the approval. */
export function FirstRun() {
  const uid = useUid();
  return uid === null ? null : <RunOf uid={uid} />;
}

function RunOf({ uid }: { uid: string }) {
  const run = useOnlyActivity(uid);
  if (run.state === 'loading') return <LoadingState shape="detail" />;
  if (run.state === 'failed') {
    return <FailedState failureCode={run.failureCode} onRetry={run.retry} />;
  }
  if (run.data === null) return <FailedState failureCode="common/not-found" />;
  return <RunWithWords row={run.data} />;
}

function RunWithWords({ row }: { row: ActivityRow }) {
  const { ownerUid, id } = row;
  const analysis = useActivityAnalysis(ownerUid, id);
  const recording = useRecording(ownerUid, id, 0);
  if (analysis.state === 'failed') {
    return <FailedState failureCode={analysis.failureCode} onRetry={analysis.retry} />;
  }
  if (analysis.state === 'loading' || analysis.data === null) {
    return <LoadingState shape="detail" />;
  }
  return (
    <Box component="article">
      <ReadRun
        uid={ownerUid}
        row={row}
        analysis={analysis.data}
        recording={recording.state === 'ready' ? recording.data : null}
      />
    </Box>
  );
}
