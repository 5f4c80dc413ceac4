import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { mdiCheckCircle } from '@mdi/js';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { nameOfSession } from '@tasuki/domain/plans/sessions/session-name';
import type { PlanSession } from '@tasuki/domain/plans/training-plan';
import { lightReadsShown } from '../../platform/live/light-reads.ts';
import { useMeasureLocale } from '../../platform/locale.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { sessionFigures } from './session-figures.ts';

const loadDetails = async () => import('./session-details.tsx');
/** Behind a press. */
const SessionDetails = lazy(loadDetails);

/** So that the first press finds them there, and without a network as well. */
function usePreloadedDetails(): void {
  useEffect(() => {
    void lightReadsShown()
      .then(loadDetails)
      .catch(() => undefined);
  }, []);
}

interface SessionRowProps {
  session: PlanSession;
  /**
   * Age of the runner, from which heart rates are estimated if none is measured; null = not known.
   */
  age: number | null;
  /** Time of the plan's race, which decides the effort of its pace; left out = not known. */
  raceSeconds?: number | null;
  /** The recording of it; null = none yet. */
  activityId: string | null;
  /** The recording's page; left out = the runner's own. */
  activityPath?: string;
  /** The runner says that it is done, without a recording. */
  isSaidDone?: boolean;
  /** Said of it, under its name. */
  remark?: string;
  /** The session's actions, beside its name. */
  actions?: ReactNode;
}

/** One session: what, how far, how fast; how it is made up and why behind a tap. */
export function SessionRow(props: SessionRowProps) {
  const {
    session,
    age,
    raceSeconds = null,
    activityId,
    activityPath,
    remark,
    actions,
    isSaidDone = false,
  } = props;
  const { t } = useTranslation('plan');
  const locale = useMeasureLocale();
  const figures = sessionFigures(session, locale, t, { age, raceSeconds });
  usePreloadedDetails();
  return (
    <Box sx={{ display: 'grid', gap: 0.25, minWidth: 0, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifySelf: 'stretch' }}>
        <Typography
          sx={{ flex: 1, fontWeight: 600, display: 'flex', alignItems: 'center', gap: 0.75 }}
        >
          {t(`plan:kind.${nameOfSession(session)}`)}
          {activityId === null && isSaidDone && (
            <Icon
              path={mdiCheckCircle}
              title={t('plan:session.done')}
              sx={{ color: 'success.main' }}
            />
          )}
          {activityId !== null && (
            <Box
              component={Link}
              to={activityPath ?? routePath('activity', { activityId })}
              aria-label={t('plan:session.done')}
              sx={{ color: 'success.main', display: 'inline-flex', p: 1, m: -1 }}
            >
              <Icon path={mdiCheckCircle} />
            </Box>
          )}
        </Typography>
        {actions}
      </Box>
      {remark !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {remark}
        </Typography>
      )}
      <Typography
        variant="body2"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontVariantNumeric: 'tabular-nums' }}
      >
        {figures.map((figure) => (
          // A figure goes to the next line as a whole, unless it is wider than the row.
          <Box component="span" key={figure}>
            {figure}
          </Box>
        ))}
      </Typography>
      <Disclosure words={t('plan:session.why')}>
        <Suspense>
          <SessionDetails session={session} age={age} raceSeconds={raceSeconds} />
        </Suspense>
      </Disclosure>
    </Box>
  );
}
