import { mdiCloudUploadOutline, mdiLogout } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { signedInUid, signOutEverything } from '../../data/sign-in/sign-out.ts';
import { findUnsentWork, type UnsentWork } from '../../data/uploads/unsent-work.ts';
import { isLedHereByOwnPage } from '../../platform/between-pages/own-arrival.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { reportError } from '../../platform/report-error.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { StateFrame } from '../../ui/states/state-frame.tsx';

type Stage =
  | { kind: 'asking' }
  | { kind: 'working'; isDiscarding: boolean }
  | { kind: 'unsent'; work: UnsentWork }
  | { kind: 'failed'; failureCode: FailureCode };

/**
 * Opening it from the app signs out, unless something was not sent yet, and then loads the app anew on the
 * sign-in page. Any other site can lead here, so whoever comes another way is asked first.
 */
export default function SignOutPage() {
  const { t } = useTranslation('account');
  const { key } = useLocation();
  const [stage, setStage] = useState<Stage>(() =>
    isLedHereByOwnPage(key) ? { kind: 'working', isDiscarding: false } : { kind: 'asking' },
  );
  const isWorking = stage.kind === 'working';
  const isDiscarding = isWorking && stage.isDiscarding;
  useEffect(() => {
    if (!isWorking) return;
    let isOver = false;
    signOutUnlessUnsent(isDiscarding).then(
      (work) => {
        if (work && !isOver) setStage({ kind: 'unsent', work });
      },
      (cause: unknown) => {
        reportError(cause, 'sign out');
        if (!isOver) setStage({ kind: 'failed', failureCode: failureCodeOf(cause) });
      },
    );
    return () => {
      isOver = true;
    };
  }, [isWorking, isDiscarding]);
  return (
    <>
      <PageHeading>{t('common:title.signOut')}</PageHeading>
      {stage.kind === 'asking' && (
        <StateFrame
          mark={<Icon path={mdiLogout} sx={{ fontSize: 40 }} />}
          title={t('account:signOut.ask')}
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              <StaySignedIn />
              <Button
                color="secondary"
                onClick={() => {
                  setStage({ kind: 'working', isDiscarding: false });
                }}
              >
                {t('common:title.signOut')}
              </Button>
            </Box>
          }
        />
      )}
      {stage.kind === 'failed' && (
        <FailedState
          failureCode={stage.failureCode}
          onRetry={() => {
            setStage({ kind: 'working', isDiscarding: true });
          }}
        />
      )}
      {stage.kind === 'unsent' && (
        <Unsent
          work={stage.work}
          onDiscard={() => {
            setStage({ kind: 'working', isDiscarding: true });
          }}
        />
      )}
      {isWorking && (
        <Typography role="status" sx={{ my: 2 }}>
          {t('account:signOut.working')}
        </Typography>
      )}
    </>
  );
}

/** @returns what was not sent; null = signed out */
async function signOutUnlessUnsent(isDiscarding: boolean): Promise<UnsentWork | null> {
  // If this page begins the document, there is no session yet.
  const uid = useSessionStore.getState().userCredential?.uid ?? (await signedInUid());
  if (!isDiscarding && uid !== null) {
    const work = await findUnsentWork(uid);
    if (work.fileCount > 0 || work.hasWrites) return work;
  }
  await signOutEverything();
  return null;
}

/** Loads the app anew: where this page began the document, no session was begun in it. */
function StaySignedIn() {
  const { t } = useTranslation('account');
  return (
    <Button href={routePath('activities')} variant="contained">
      {t('account:signOut.unsent.stay')}
    </Button>
  );
}

function Unsent({ work, onDiscard }: { work: UnsentWork; onDiscard: () => void }) {
  const { t } = useTranslation('account');
  return (
    <StateFrame
      role="alert"
      mark={<Icon path={mdiCloudUploadOutline} color="warning" sx={{ fontSize: 40 }} />}
      title={t('account:signOut.unsent.title')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <StaySignedIn />
          <Button color="error" onClick={onDiscard}>
            {t('account:signOut.unsent.discard')}
          </Button>
        </Box>
      }
    >
      {work.fileCount > 0 && (
        <Typography>{t('account:signOut.unsent.files', { count: work.fileCount })}</Typography>
      )}
      {work.hasWrites && <Typography>{t('account:signOut.unsent.writes')}</Typography>}
    </StateFrame>
  );
}
