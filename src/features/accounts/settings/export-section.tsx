import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { formatNumber } from '@tasuki/domain/measures/format-measure';
import { ACCOUNT_EXPORT_LIMITS, type AccountExport } from '@tasuki/domain/accounts/account-export';
import { useAccountExport } from '../../../data/accounts/account-export-query.ts';
import { askForExport, downloadExport } from '../../../data/accounts/account-exports.ts';
import { currentLanguage } from '../../../platform/i18n.ts';
import { useDateLocale } from '../../../platform/locale.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { PageSection } from '../../../ui/page-section.tsx';
import { EXPORT_HASH } from './return-hashes.ts';

const MEGABYTE = 1_000_000;

const ProveItIsYou = lazy(async () => ({
  default: (await import('./prove-it-is-you.tsx')).ProveItIsYou,
}));

/** Everything of the person in one file: to have it made, to see how that goes, to download it. */
export function ExportSection({ uid }: { uid: string }) {
  const { t } = useTranslation('account');
  const current = useAccountExport(uid);
  const { submit, isBusy, failureCode } = useSubmission('ask for export', askForExport);
  const found = current.state === 'ready' ? current.data : null;
  const isUnderWay = found?.state === 'queued' || found?.state === 'running';
  return (
    <PageSection id={EXPORT_HASH.slice(1)} title={t('account:export.title')}>
      <Typography variant="body2" color="textSecondary">
        {t('account:export.text')}
      </Typography>
      {found && <ExportState uid={uid} found={found} />}
      {!isUnderWay && !isStillFresh(found) && (
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          disabled={current.state === 'loading'}
          loading={isBusy}
          onClick={() => void submit()}
        >
          {t(found ? 'account:export.again' : 'account:export.ask')}
        </Button>
      )}
      <ExportFailure uid={uid} failureCode={failureCode} onProven={() => void submit()} />
    </PageSection>
  );
}

/** Whether the server would refuse to make it again, because it was asked for a short time ago. */
function isStillFresh(found: AccountExport | null): boolean {
  if (found?.state !== 'ready' && found?.state !== 'failed') return false;
  const ageMilliseconds = Date.now() - found.createdAt.getTime();
  return ageMilliseconds < ACCOUNT_EXPORT_LIMITS.againAfterMinutes * MINUTE_MILLISECONDS;
}

function ExportState({ uid, found }: { uid: string; found: AccountExport }) {
  const { t } = useTranslation('account');
  const locale = useDateLocale();
  const { submit, isBusy, failureCode } = useSubmission('download export', downloadExport);
  if (found.state === 'failed') {
    return <Typography variant="body2">{t('account:export.failed')}</Typography>;
  }
  if (found.state !== 'ready' || found.sizeBytes === null || found.expiresAt === null) {
    return (
      <>
        <Typography variant="body2" role="status">
          {t('account:export.working')}
        </Typography>
        <LinearProgress aria-label={t('account:export.working')} sx={{ width: '100%' }} />
      </>
    );
  }
  const megabytes = Math.max(0.1, found.sizeBytes / MEGABYTE);
  return (
    <>
      <Typography variant="body2" role="status">
        {t('account:export.ready', {
          day: formatDay(found.createdAt, null, locale),
          size: formatNumber(megabytes, currentLanguage(), 1),
          until: formatDay(found.expiresAt, null, locale),
        })}
      </Typography>
      <Button size="small" variant="contained" loading={isBusy} onClick={() => void submit()}>
        {t('account:export.download')}
      </Button>
      <ExportFailure uid={uid} failureCode={failureCode} onProven={() => void submit()} />
    </>
  );
}

interface ExportFailureProps {
  uid: string;
  failureCode: FailureCode | null;
  /** Does once more what was asked for. */
  onProven: () => void;
}

/** Lets a person whose sign-in is too old prove who they are; other failures are shown. */
function ExportFailure({ uid, failureCode, onProven }: ExportFailureProps) {
  const { pathname, search } = useLocation();
  if (failureCode !== 'auth/requires-recent-login') {
    return <FailureAlert failureCode={failureCode} />;
  }
  return (
    <Suspense>
      <ProveItIsYou uid={uid} continueTo={pathname + search + EXPORT_HASH} onProven={onProven} />
    </Suspense>
  );
}
