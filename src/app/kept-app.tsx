import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { KEPT_ROLES } from '@tasuki/domain/navigation/service-worker';
import { followPushAddress } from '../data/push/push-devices.ts';
import { keepSharedFiles, readSharedFiles } from '../data/uploads/shared-files.ts';
import { UpdateOffer } from '../features/home-screen/update-offer.tsx';
import { currentLanguage } from '../platform/i18n.ts';
import { onLaunchedFiles } from '../platform/launched-files.ts';
import { reportError } from '../platform/report-error.ts';
import { keepPagesOf, keepWordsOf, startAppWorker } from '../platform/service-worker/app-worker.ts';
import { useSessionStore } from '../platform/session-store.ts';
import { useSnackbar } from '../ui/snackbar/snackbar.tsx';

/**
 * Starts the service worker, fetches the list of further pages, keeps words of the spoken language, offers newer versions,
 * and takes in opened files.
 */
export default function KeptApp() {
  const { i18n } = useTranslation();
  useEffect(() => {
    void startAppWorker(currentLanguage());
    // A page tries again by itself.
    import('./routing/further-pages.ts').catch(() => undefined);
    const onLanguage = () => void keepWordsOf(currentLanguage());
    i18n.on('languageChanged', onLanguage);
    return () => {
      i18n.off('languageChanged', onLanguage);
    };
  }, [i18n]);
  useEffect(() => {
    onLaunchedFiles((files) => {
      keepSharedFiles(files, Date.now()).catch((cause: unknown) => {
        reportError(cause, 'keep opened files');
      });
    });
  }, []);
  useKeptPagesOfRoles();
  useFollowedPushAddress();
  useSharedFilesNotice();
  return <UpdateOffer />;
}

/** Coaches and admins have their pages without a connection too; whoever signs in next need not. */
function useKeptPagesOfRoles(): void {
  const isSettled = useSessionStore(({ status }) => status === 'ready' || status === 'signedOut');
  const isCoach = useSessionStore(({ claims }) => claims.isCoach === true);
  const isAdmin = useSessionStore(({ claims }) => claims.isAdmin === true);
  useEffect(() => {
    if (!isSettled) return;
    keepPagesOf(KEPT_ROLES.filter((role) => (role === 'coach' ? isCoach : isAdmin))).catch(
      (cause: unknown) => {
        reportError(cause, 'keep pages of roles');
      },
    );
  }, [isAdmin, isCoach, isSettled]);
}

/** Says to whoever is not signed in that what they shared is not lost. */
function useSharedFilesNotice(): void {
  const { t } = useTranslation();
  const announce = useSnackbar();
  const isSignedOut = useSessionStore(({ status }) => status === 'signedOut');
  useEffect(() => {
    if (!isSignedOut) return;
    readSharedFiles(Date.now()).then(
      (files) => {
        if (files.length > 0) announce(t('homeScreen:sharedFilesKept'));
      },
      (cause: unknown) => {
        reportError(cause, 'read shared files');
      },
    );
  }, [announce, isSignedOut, t]);
}

/** The server knows how this device is reached, also after the browser changed it. */
function useFollowedPushAddress(): void {
  const isIn = useSessionStore(({ status }) => status === 'ready');
  useEffect(() => {
    if (!isIn) return;
    followPushAddress().catch((cause: unknown) => {
      reportError(cause, 'follow push address');
    });
  }, [isIn]);
}
