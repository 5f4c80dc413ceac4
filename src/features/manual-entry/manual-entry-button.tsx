import { mdiPencilPlusOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { Icon } from '../../ui/icon.tsx';

/** Loaded by those who enter something. */
const ManualEntryDialog = lazy(() => import('./manual-entry-dialog.tsx'));

/** Opens the form for a session that nothing recorded. */
export function ManualEntryButton() {
  const { t } = useTranslation('activities');
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const label = t('activities:manual.title');
  return (
    <>
      <IconButton
        color="secondary"
        aria-label={label}
        title={label}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Icon path={mdiPencilPlusOutline} />
      </IconButton>
      {isOpen && (
        <Suspense>
          <ManualEntryDialog
            row={null}
            onClose={() => {
              setIsOpen(false);
            }}
            onSaved={(activityId) => {
              setIsOpen(false);
              void navigate(routePath('activity', { activityId }));
            }}
          />
        </Suspense>
      )}
    </>
  );
}
