import { mdiImageOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { lazy, memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { ShiftWaves } from '@tasuki/domain/recordings/route/hidden-shift';
import type { TrackColumns } from '@tasuki/domain/recordings/recording';
import { useSessionStore } from '../../platform/session-store.ts';
import { Icon } from '../../ui/icon.tsx';

/** Loaded by those who share. */
const SharePictureDialog = lazy(async () => ({
  default: (await import('./share-picture-dialog.tsx')).SharePictureDialog,
}));

async function shiftWavesOfAccount(uid: string): Promise<ShiftWaves> {
  const { readShiftWaves } = await import('./read-shift-waves.ts');
  return readShiftWaves(uid);
}

interface SharePictureProps {
  row: ActivityRow;
  /** Null = there are no positions. */
  track: TrackColumns | null;
}

/** The way to a picture of the run, made on this device. */
export const SharePicture = memo(function SharePicture({ row, track }: SharePictureProps) {
  const { t } = useTranslation('activities');
  // Null = the dialog is closed.
  const [shiftWaves, setShiftWaves] = useState<Promise<ShiftWaves> | null>(null);
  const uid = useSessionStore((session) => session.user?.uid ?? '');
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<Icon path={mdiImageOutline} />}
        sx={{ mt: 4 }}
        onClick={() => {
          setShiftWaves(shiftWavesOfAccount(uid));
        }}
      >
        {t('activities:picture.make')}
      </Button>
      {shiftWaves && (
        <Suspense>
          <SharePictureDialog
            row={row}
            track={track}
            shiftWaves={shiftWaves}
            onClose={() => {
              setShiftWaves(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
});
