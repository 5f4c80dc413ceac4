import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageSection } from '../../../ui/page-section.tsx';
import { DELETION_HASH } from './return-hashes.ts';

const DeletionDialog = lazy(() => import('./deletion-dialog.tsx'));

/** Leaving for good. */
export function DeletionSection({ uid }: { uid: string }) {
  const { t } = useTranslation('account');
  const { hash } = useLocation();
  const [isAsking, setIsAsking] = useState(hash === DELETION_HASH);
  return (
    <PageSection title={t('account:deletion.title')}>
      <Typography variant="body2" color="textSecondary">
        {t('account:deletion.text')}
      </Typography>
      <Button
        size="small"
        variant="outlined"
        color="error"
        onClick={() => {
          setIsAsking(true);
        }}
      >
        {t('account:deletion.open')}
      </Button>
      {isAsking && (
        <Suspense>
          <DeletionDialog
            uid={uid}
            onClose={() => {
              setIsAsking(false);
            }}
          />
        </Suspense>
      )}
    </PageSection>
  );
}
