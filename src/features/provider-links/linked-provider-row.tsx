import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatTimeOfDay } from '@tasuki/domain/measures/format-date';
import {
  GARMIN_HISTORY_PERMISSION,
  isAnyScopeNeeded,
  type LinkedProvider,
} from '@tasuki/domain/provider-links/provider';
import type {
  ProviderLink,
  ProviderLinkProblem,
} from '@tasuki/domain/provider-links/provider-link';
import { importFromProvider, unlinkProvider } from '../../data/provider-links/provider-links.ts';
import { useDateLocale } from '../../platform/locale.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { HistoryProgress } from './history-progress.tsx';
import { isHistoryUnderWay } from './history-under-way.ts';
import { LinkRowFrame } from './link-row-frame.tsx';
import { ProviderLinkButton } from './provider-link-button.tsx';
import { StravaPosting } from './strava-posting.tsx';
import { UnlinkButton } from './unlink-button.tsx';

/** The runner has not allowed Garmin to send what was recorded before. */
function lacksHistory({ missingScopes }: Pick<ProviderLink, 'missingScopes'>): boolean {
  return missingScopes.includes(GARMIN_HISTORY_PERMISSION);
}

interface LinkedProviderRowProps {
  provider: LinkedProvider;
  link: ProviderLink | null;
  isLastSignInMethod: boolean;
}

/** Problems that go when the person links once more. */
const LINKED_AGAIN: readonly (ProviderLinkProblem | null)[] = [
  'missing-scope',
  'history-not-allowed',
  'token-refused',
  'linked-unproven',
];

/** A provider that brings activities, linked or not. */
export function LinkedProviderRow({ provider, link, isLastSignInMethod }: LinkedProviderRowProps) {
  const { t } = useTranslation(['links', 'failures']);
  const unlink = useCallback(() => unlinkProvider(provider), [provider]);
  if (!link) {
    return (
      <LinkRowFrame provider={provider} state={t('links:state.none')}>
        <Typography variant="body2" color="textSecondary">
          {t(`links:why.${provider}`)}
        </Typography>
        <ProviderLinkButton provider={provider} />
      </LinkRowFrame>
    );
  }
  const isGoing = link.state === 'unlinking';
  const isWorking = link.state === 'connected' && !isAnyScopeNeeded(provider, link.missingScopes);
  const isAgainUseful =
    !isGoing && (!isWorking || LINKED_AGAIN.includes(link.lastProblem) || lacksHistory(link));
  return (
    <LinkRowFrame provider={provider} state={t(`links:state.${link.state}`)}>
      {link.athleteName !== null && <Typography variant="body2">{link.athleteName}</Typography>}
      {isGoing ? (
        <Typography variant="body2" color="textSecondary">
          {t('links:goingText')}
        </Typography>
      ) : (
        <>
          <LastImport link={link} />
          <Problem link={link} />
          {link.history && <HistoryProgress provider={provider} history={link.history} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {isAgainUseful && <ProviderLinkButton provider={provider} isAgain />}
            {isWorking && !isHistoryUnderWay(link.history) && (
              <ImportNowButton provider={provider} />
            )}
            <UnlinkButton
              provider={provider}
              isLastSignInMethod={isLastSignInMethod}
              unlink={unlink}
            />
          </Box>
          {provider === 'strava' && link.state === 'connected' && <StravaPosting link={link} />}
        </>
      )}
    </LinkRowFrame>
  );
}

function LastImport({ link }: { link: ProviderLink }) {
  const { t } = useTranslation('links');
  const locale = useDateLocale();
  if (link.lastImportAt === null) return null;
  const day = formatDay(link.lastImportAt, null, locale);
  return (
    <Typography variant="body2" color="textSecondary">
      {t('links:lastImport', { when: `${day} ${formatTimeOfDay(link.lastImportAt, null)}` })}
    </Typography>
  );
}

/**
 * The last problem of a link. It is unknown why a link has expired: consent was taken back, or
 * tokens were lost.
 */
function Problem({ link }: { link: ProviderLink }) {
  const { t } = useTranslation(['links', 'failures']);
  const problem = problemOf(link);
  if (problem === null) return null;
  const words = t(`failures:provider/${problem}`);
  return (
    <Typography variant="body2" color="warning">
      {words}
    </Typography>
  );
}

function problemOf({
  state,
  provider,
  lastProblem,
  missingScopes,
}: ProviderLink): ProviderLinkProblem | 'link-expired' | null {
  if (state === 'expired') return 'link-expired';
  if (state === 'revoked') return 'token-refused';
  if (lastProblem !== null) return lastProblem;
  if (isAnyScopeNeeded(provider, missingScopes)) return 'missing-scope';
  return lacksHistory({ missingScopes }) ? 'history-not-allowed' : null;
}

function ImportNowButton({ provider }: { provider: LinkedProvider }) {
  const { t } = useTranslation('links');
  const announce = useSnackbar();
  const { submit, isBusy, failureCode } = useSubmission('import now', importFromProvider);
  const ask = async () => {
    if (await submit(provider)) announce(t('links:importAsked'));
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        loading={isBusy}
        onClick={() => void ask()}
      >
        {t('links:importNow')}
      </Button>
      <FailureAlert failureCode={failureCode} />
    </>
  );
}
