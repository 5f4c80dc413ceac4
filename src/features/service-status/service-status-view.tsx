import { mdiAlertOutline, mdiCheckCircleOutline, mdiCloseCircleOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDay, formatTimeOfDay, type DateLocale } from '@tasuki/domain/measures/format-date';
import { isNoticeCurrent, type ServiceNotice } from '@tasuki/domain/service-status/service-notice';
import {
  isCheckLate,
  PART_STATES,
  SERVICE_PARTS,
  type PartState,
  type PastIncident,
  type ServiceStatus,
} from '@tasuki/domain/service-status/service-status';
import { useDateLocale } from '../../platform/locale.ts';
import { HomeLink } from '../../ui/home-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { useServiceStatus } from './use-service-status.ts';

const MARKS: Readonly<Record<PartState, { path: string; color: 'success' | 'warning' | 'error' }>> =
  {
    working: { path: mdiCheckCircleOutline, color: 'success' },
    slow: { path: mdiAlertOutline, color: 'warning' },
    interrupted: { path: mdiCloseCircleOutline, color: 'error' },
  };

/** Whether the service runs, for anybody: now, by part, and in the last month. */
export function ServiceStatusView() {
  const { t } = useTranslation(['serviceLevel', 'common', 'failures']);
  const { readAgain, ...result } = useServiceStatus();
  return (
    <Box component="article" sx={{ display: 'grid', gap: 3 }}>
      <HomeLink />
      <PageHeading>{t('common:title.serviceStatus')}</PageHeading>
      {result.state === 'loading' && <LoadingState />}
      {result.state === 'failed' && (
        <>
          <FailedState failureCode={result.failureCode} onRetry={readAgain} />
          <Typography variant="body2">{t('serviceLevel:status.notReached')}</Typography>
        </>
      )}
      {result.state === 'ready' && (
        <>
          {result.notice && isNoticeCurrent(result.notice, result.readAt) && (
            <Notice notice={result.notice} />
          )}
          {result.status === null ? (
            <Typography>{t('serviceLevel:status.neverChecked')}</Typography>
          ) : (
            <Checked status={result.status} readAt={result.readAt} />
          )}
          <Button
            variant="outlined"
            color="secondary"
            onClick={readAgain}
            sx={{ justifySelf: 'start' }}
          >
            {t('serviceLevel:status.readAgain')}
          </Button>
        </>
      )}
    </Box>
  );
}

function Notice({ notice: { kind, from, to } }: { notice: ServiceNotice }) {
  const { t } = useTranslation('serviceLevel');
  const dates = useDateLocale();
  const when = { from: momentWords(from, dates) };
  return (
    <Alert severity={kind === 'mended' ? 'success' : 'info'}>
      <Typography>{t(`serviceLevel:notice.${kind}`)}</Typography>
      <Typography variant="body2">
        {to === null
          ? t('serviceLevel:notice.since', when)
          : t('serviceLevel:notice.between', { ...when, to: momentWords(to, dates) })}
      </Typography>
    </Alert>
  );
}

function Checked({ status, readAt }: { status: ServiceStatus; readAt: Date }) {
  const { t } = useTranslation('serviceLevel');
  const dates = useDateLocale();
  const states = SERVICE_PARTS.map((part) => status.parts[part].state);
  const worst = PART_STATES.findLast((state) => states.includes(state)) ?? 'working';
  const isLate = isCheckLate(status, readAt);
  return (
    <>
      <Box role="status">
        <Typography variant="h2">
          {t(isLate ? 'serviceLevel:status.checkLate' : `serviceLevel:status.overall.${worst}`)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('serviceLevel:status.checkedAt', { when: momentWords(status.checkedAt, dates) })}
        </Typography>
      </Box>
      <Box component="ul" aria-label={t('serviceLevel:status.parts')} sx={{ m: 0, p: 0 }}>
        {SERVICE_PARTS.map((part) => {
          const { state, since } = status.parts[part];
          return (
            <Box
              component="li"
              key={part}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                py: 1.5,
                borderTop: 1,
                borderColor: 'divider',
                listStyle: 'none',
              }}
            >
              <Typography sx={{ flex: 1 }}>{t(`serviceLevel:part.${part}`)}</Typography>
              <Box sx={{ textAlign: 'end' }}>
                <Typography variant="body2">{t(`serviceLevel:state.${state}`)}</Typography>
                {state !== 'working' && (
                  <Typography variant="body2" color="textSecondary">
                    {t('serviceLevel:status.since', { when: momentWords(since, dates) })}
                  </Typography>
                )}
              </Box>
              <Icon path={MARKS[state].path} color={MARKS[state].color} />
            </Box>
          );
        })}
      </Box>
      <Past incidents={status.past} />
      <Typography variant="body2" color="textSecondary">
        {t('serviceLevel:status.nothingLost')}
      </Typography>
    </>
  );
}

function Past({ incidents }: { incidents: readonly PastIncident[] }) {
  const { t } = useTranslation('serviceLevel');
  const dates = useDateLocale();
  return (
    <Box component="section">
      <Typography variant="h2">{t('serviceLevel:status.past')}</Typography>
      {incidents.length === 0 && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('serviceLevel:status.noPast')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
        {incidents.map(({ part, state, from, to }) => (
          <Box component="li" key={`${part} ${from.getTime()}`} sx={{ listStyle: 'none' }}>
            <Typography variant="body2">
              {t(`serviceLevel:part.${part}`)} · {t(`serviceLevel:state.${state}`)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {t('serviceLevel:notice.between', {
                from: momentWords(from, dates),
                to: momentWords(to, dates),
              })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Day and time on the clock of whoever looks. */
function momentWords(moment: Date, dates: DateLocale): string {
  return `${formatDay(moment, null, dates)} ${formatTimeOfDay(moment, null)}`;
}
