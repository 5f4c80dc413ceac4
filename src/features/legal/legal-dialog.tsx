import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';
import { LegalLinks } from './legal-links.tsx';

/** The links of the foot, where a page fills the screen and has none. */
export default function LegalDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t('common:frame.legal')}</DialogTitle>
      <DialogContent>
        <LegalLinks />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose} sx={{ minHeight: TOUCH_TARGET_PIXELS }}>
          {t('common:action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
