import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { usePlanCalendar } from '../../../data/plans/plan-calendar-query.ts';
import { makePlanCalendar, revokePlanCalendar } from '../../../data/plans/plan-calendars.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { useSnackbar } from '../../../ui/snackbar/snackbar.tsx';
import { PrintedPlan } from './printed-plan.tsx';

interface PlanExportProps {
  uid: string;
  plan: TrainingPlan;
  /** Age of the runner; null = not known. */
  age: number | null;
}

/** The plan outside the app: in a calendar, and on paper. */
export function PlanExport({ uid, plan, age }: PlanExportProps) {
  const { t } = useTranslation('planning');
  return (
    <>
      {/* A box of its own: in the page's grid its button would be as wide as the page. */}
      <Box>
        <Disclosure words={t('planning:export.title')}>
          <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 560, pb: 1 }}>
            <CalendarLink uid={uid} />
            <Button
              variant="outlined"
              color="secondary"
              onClick={() => {
                globalThis.print();
              }}
            >
              {t('planning:export.print')}
            </Button>
          </Box>
        </Disclosure>
      </Box>
      <PrintedPlan plan={plan} age={age} />
    </>
  );
}

function CalendarLink({ uid }: { uid: string }) {
  const { t } = useTranslation('planning');
  const linked = usePlanCalendar(uid);
  const [address, setAddress] = useState<string | null>(null);
  const making = useSubmission(
    'make plan calendar',
    useCallback(async () => {
      setAddress(await makePlanCalendar(uid));
    }, [uid]),
  );
  const revoking = useSubmission(
    'revoke plan calendar',
    useCallback(async () => {
      await revokePlanCalendar(uid);
      setAddress(null);
    }, [uid]),
  );
  if (linked.state === 'loading') return null;
  if (linked.state === 'failed') return <FailureAlert failureCode={linked.failureCode} />;
  const isLinked = linked.data;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="body2">
        {t(isLinked ? 'planning:export.linked' : 'planning:export.calendarText')}
      </Typography>
      {isLinked && address !== null && <CalendarAddress address={address} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          color="secondary"
          loading={making.isBusy}
          onClick={() => {
            void making.submit();
          }}
        >
          {t(isLinked ? 'planning:export.renew' : 'planning:export.make')}
        </Button>
        {isLinked && (
          <Button
            color="secondary"
            loading={revoking.isBusy}
            onClick={() => {
              void revoking.submit();
            }}
          >
            {t('planning:export.revoke')}
          </Button>
        )}
      </Box>
      <FailureAlert failureCode={making.failureCode ?? revoking.failureCode} />
    </Box>
  );
}

/** The link, which is shown only now. */
function CalendarAddress({ address }: { address: string }) {
  const { t } = useTranslation('planning');
  const announce = useSnackbar();
  const copy = async () => {
    try {
      await globalThis.navigator.clipboard.writeText(address);
      announce(t('planning:export.copied'));
    } catch {
      // A browser that forbids it leaves the address to be selected.
      announce(t('planning:export.notCopied'));
    }
  };
  return (
    <>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
        {address}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('planning:export.once')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          onClick={() => {
            void copy();
          }}
        >
          {t('planning:export.copy')}
        </Button>
        <Button color="secondary" href={address.replace(/^https?:/u, 'webcal:')}>
          {t('planning:export.open')}
        </Button>
      </Box>
    </>
  );
}
