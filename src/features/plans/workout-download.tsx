import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { nameOfSession } from '@tasuki/domain/plans/sessions/session-name';
import type { PlanSession } from '@tasuki/domain/plans/training-plan';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { useMeasureLocale } from '../../platform/locale.ts';
import { reportError } from '../../platform/report-error.ts';
import { saveFile } from '../../platform/save-file.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';

/** The session as a file that a watch runs it by. */
export function WorkoutDownload({ session }: { session: PlanSession }) {
  const { t } = useTranslation('plan');
  const locale = useMeasureLocale();
  const [failureCode, setFailureCode] = useState<FailureCode | null>(null);
  const download = async () => {
    // A megabyte of names of fields, for the few who want it.
    const [{ Encoder }, { fitWorkoutMessages }] = await Promise.all([
      import('@garmin/fitsdk'),
      import('@tasuki/domain/plans/export/fit-workout'),
    ]);
    const name = `${t(`plan:kind.${nameOfSession(session)}`)} ${formatMeasure(session.meters, 'roundMeters', locale)}`;
    const encoder = new Encoder();
    for (const [number, fields] of fitWorkoutMessages(session, { name, madeAt: new Date() })) {
      encoder.onMesg(number, { ...fields });
    }
    saveFile(`tasuki-${session.day}.fit`, new Blob([new Uint8Array(encoder.close())]));
  };
  return (
    <>
      <Button
        size="small"
        color="secondary"
        sx={{ justifySelf: 'start', ml: -1.5, textAlign: 'left' }}
        onClick={() => {
          setFailureCode(null);
          download().catch((cause: unknown) => {
            const code = failureCodeOf(cause);
            if (code === 'common/unknown') reportError(cause, 'make workout file');
            setFailureCode(code);
          });
        }}
      >
        {t('plan:session.fit')}
      </Button>
      <FailureAlert failureCode={failureCode} />
    </>
  );
}
