import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppUpdateStore } from '../../platform/service-worker/app-update-store.ts';
import { takeUpdate } from '../../platform/service-worker/app-worker.ts';
import { BOTTOM_BAR_HEIGHT } from '../../ui/theme/theme.ts';
import { touchTarget } from '../../ui/theme/touch-target.ts';

/** Says that a newer version is ready. It begins when the person wants it, or when they next open the app. */
export function UpdateOffer() {
  const { t } = useTranslation();
  const isReady = useAppUpdateStore((update) => update.isReady);
  const [isLater, setIsLater] = useState(false);
  const [isTaking, setIsTaking] = useState(false);
  return (
    <Snackbar
      open={isReady && !isLater}
      message={t('homeScreen:update.ready')}
      // It waits for an answer, and interrupts nobody who is listening to something else.
      slotProps={{ content: { role: 'status' } }}
      action={
        <>
          <Button
            color="inherit"
            sx={touchTarget}
            onClick={() => {
              setIsLater(true);
            }}
          >
            {t('homeScreen:update.later')}
          </Button>
          <Button
            color="inherit"
            sx={[touchTarget, { fontWeight: 600 }]}
            loading={isTaking}
            onClick={() => {
              setIsTaking(true);
              void takeUpdate();
            }}
          >
            {t('homeScreen:update.take')}
          </Button>
        </>
      }
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={{ mb: { xs: `calc(${BOTTOM_BAR_HEIGHT}px + env(safe-area-inset-bottom))`, lg: 0 } }}
    />
  );
}
