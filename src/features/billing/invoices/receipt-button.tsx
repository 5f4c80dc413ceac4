import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReceiptWish } from '@tasuki/domain/billing/invoices/invoice-row';
import { openReceipt } from '../../../data/billing/invoice-functions.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';

interface ReceiptButtonProps {
  wish: ReceiptWish;
  words: string;
  /**
   * The words for screen readers, which begin with the visible words; left out = the same words.
   */
  label?: string;
}

async function open(wish: ReceiptWish): Promise<void> {
  globalThis.location.assign(await openReceipt(wish));
}

/** Opens an invoice's PDF or a receipt at Stripe, whose address is asked for at the click. */
export function ReceiptButton({ wish, words, label }: ReceiptButtonProps) {
  const { submit, isBusy, failureCode } = useSubmission('open receipt', open);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button
        color="secondary"
        variant="outlined"
        loading={isBusy}
        aria-label={label}
        onClick={() => void submit(wish)}
      >
        {words}
      </Button>
      <FailureAlert failureCode={failureCode} />
    </Box>
  );
}
