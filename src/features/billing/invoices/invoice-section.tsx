import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceRow } from '@tasuki/domain/billing/invoices/invoice-row';
import { listInvoices } from '../../../data/billing/invoice-functions.ts';
import { useLiveQuery } from '../../../platform/live/live-query.ts';
import { FactRow } from '../../../ui/facts/fact-row.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { useBillingWords } from '../billing-words.ts';
import { ReceiptButton } from './receipt-button.tsx';

/** The charges so far, from Stripe; requested when the person opens the section. */
export function InvoiceSection({ uid }: { uid: string }) {
  const { t } = useTranslation('billing');
  const [isShown, setIsShown] = useState(false);
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1, mt: 2 }}>
      <Typography variant="h2">{t('billing:invoices.title')}</Typography>
      {isShown ? (
        <InvoiceList uid={uid} />
      ) : (
        <Button
          color="secondary"
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          onClick={() => {
            setIsShown(true);
          }}
        >
          {t('billing:invoices.show')}
        </Button>
      )}
    </Box>
  );
}

function InvoiceList({ uid }: { uid: string }) {
  const { t } = useTranslation('billing');
  const invoices = useLiveQuery<InvoiceRow[]>({ key: `invoices/${uid}`, load: listInvoices });
  if (invoices.state === 'loading') return <LoadingState shape="rows" />;
  if (invoices.state === 'failed') {
    return <FailedState failureCode={invoices.failureCode} onRetry={invoices.retry} />;
  }
  if (invoices.data.length === 0) return <Typography>{t('billing:invoices.empty')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {invoices.data.map((invoice) => (
        <InvoiceItem key={invoice.id} invoice={invoice} />
      ))}
    </Box>
  );
}

function InvoiceItem({ invoice }: { invoice: InvoiceRow }) {
  const { t } = useTranslation('billing');
  const { yen, day } = useBillingWords();
  const { id, number, issuedAt, amountYen, refundedYen, isPaid } = invoice;
  const date = day(new Date(issuedAt));
  return (
    <FactRow
      title={
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {yen(amountYen)}
        </Typography>
      }
      facts={[
        date,
        number,
        refundedYen > 0 ? t('billing:invoices.refunded', { amount: yen(refundedYen) }) : '',
      ].filter((fact) => fact !== '')}
    >
      <Chip
        size="small"
        variant="outlined"
        color={isPaid ? 'default' : 'error'}
        label={t(`billing:invoices.${isPaid ? 'paid' : 'due'}`)}
      />
      {isPaid && (
        <ReceiptButton
          wish={{ kind: 'invoice', id }}
          words={t('billing:invoices.pdf')}
          label={t('billing:invoices.pdfOf', { date, amount: yen(amountYen) })}
        />
      )}
    </FactRow>
  );
}
