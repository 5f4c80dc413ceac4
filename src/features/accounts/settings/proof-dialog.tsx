import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import type { AskedProof } from '../../../platform/asked-proof.ts';
import { useSessionStore } from '../../../platform/session-store.ts';
import { TOUCH_TARGET_PIXELS } from '../../../ui/theme/touch-target.ts';
import { ProveItIsYou } from './prove-it-is-you.tsx';

/** Over the page as it is: whoever changes sign-in methods or rights proves first who they are. */
export function ProofDialog({ change, continueTo, answer }: AskedProof) {
  const { t } = useTranslation('account');
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  const leave = () => {
    answer(false);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      slotProps={{ paper: { 'aria-label': t('account:prove.text') } }}
      onClose={leave}
    >
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {uid !== null && (
          <ProveItIsYou
            uid={uid}
            continueTo={continueTo}
            {...(change && { afterwards: change })}
            onProven={() => {
              answer(true);
            }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={leave} sx={{ minHeight: TOUCH_TARGET_PIXELS }}>
          {t('common:action.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
