import { mdiImageOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { TrackColumns } from '@tasuki/domain/recordings/recording';
import { Icon } from '../../ui/icon.tsx';

/** Of those who share. */
const SharePictureDialog = lazy(async () => ({
  default: (await import('./share-picture-dialog.tsx')).SharePictureDialog,
}));

interface SharePictureProps {
  row: ActivityRow;
  /** Null = there are no positions. */
  track: TrackColumns | null;
}

/** The way to a picture of the run, made on this device. */
export function SharePicture({ row, track }: SharePictureProps) {
  const { t } = useTranslation('activities');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<Icon path={mdiImageOutline} />}
        sx={{ mt: 4 }}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {t('activities:picture.make')}
      </Button>
      {isOpen && (
        <Suspense>
          <SharePictureDialog
            row={row}
            track={track}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
