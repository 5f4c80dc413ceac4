import { mdiDownload } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  statementMonths,
  type MonthlyStatement,
  type StatementRow,
} from '@tasuki/domain/billing/money/coach-statement';
import { MONEY_LIMITS } from '@tasuki/domain/billing/money/money-calls';
import { statementCsv } from '@tasuki/domain/billing/money/statement-csv';
import { formatMonth } from '@tasuki/domain/measures/format-date';
import { loadStatement } from '../../data/billing/money-functions.ts';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { useDateLocale } from '../../platform/locale.ts';
import { saveFile } from '../../platform/save-file.ts';
import { FactRow } from '../../ui/facts/fact-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { ChoiceField } from './choice-field.tsx';
import { useMoneyWords } from './use-money-words.ts';

/** Each seller's earnings in a month, to be read and to be downloaded. */
export function StatementSection() {
  const { t } = useTranslation('people');
  const dates = useDateLocale();
  const [months] = useState(() => statementMonths(new Date(), MONEY_LIMITS.statementMonths));
  const [month, setMonth] = useState(months[0] ?? '');
  const statement = useLiveQuery<MonthlyStatement>({
    key: `statement/${month}`,
    load: () => loadStatement(month),
  });
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="h2">{t('people:money.statement.title')}</Typography>
      <Typography color="textSecondary">{t('people:money.statement.text')}</Typography>
      <ChoiceField
        label={t('people:money.statement.month')}
        value={month}
        choices={months.map((value) => ({
          value,
          words: formatMonth(new Date(`${value}-15T00:00:00Z`), 0, dates),
        }))}
        onChange={setMonth}
      />
      {statement.state === 'loading' && <LoadingState shape="rows" />}
      {statement.state === 'failed' && (
        <FailedState failureCode={statement.failureCode} onRetry={statement.retry} />
      )}
      {statement.state === 'ready' && statement.data.rows.length === 0 && (
        <EmptyState sentence={t('people:money.statement.empty')} />
      )}
      {statement.state === 'ready' && statement.data.rows.length > 0 && (
        <StatementRows statement={statement.data} />
      )}
    </Box>
  );
}

function StatementRows({ statement }: { statement: MonthlyStatement }) {
  const { t } = useTranslation('people');
  const { seller } = useMoneyWords();
  const download = () => {
    const words = {
      month: t('people:money.column.month'),
      sellerId: t('people:money.column.sellerId'),
      sellerName: t('people:money.column.sellerName'),
      paymentCount: t('people:money.column.paymentCount'),
      grossYen: t('people:money.column.grossYen'),
      couponYen: t('people:money.column.couponYen'),
      refundedYen: t('people:money.column.refundedYen'),
      disputedYen: t('people:money.column.disputedYen'),
      feeYen: t('people:money.column.feeYen'),
      netYen: t('people:money.column.netYen'),
    };
    const text = statementCsv(statement, words, seller);
    saveFile(
      `tasuki-statement-${statement.month}.csv`,
      new Blob([text], { type: 'text/csv;charset=utf-8' }),
    );
  };
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
        {statement.rows.map((row) => (
          <SellerRow key={row.sellerId ?? ''} row={row} />
        ))}
      </Box>
      <Button variant="outlined" startIcon={<Icon path={mdiDownload} />} onClick={download}>
        {t('people:money.statement.download')}
      </Button>
    </>
  );
}

function SellerRow({ row }: { row: StatementRow }) {
  const { t } = useTranslation('people');
  const { sum, seller } = useMoneyWords();
  const { paymentCount, grossYen, couponYen, refundedYen, disputedYen, feeYen, netYen } = row;
  const facts = [
    t('people:money.statement.payments', { count: paymentCount }),
    `${t('people:money.column.grossYen')} ${sum(grossYen)}`,
    ...(couponYen === 0 ? [] : [`${t('people:money.column.couponYen')} ${sum(-couponYen)}`]),
    ...(refundedYen === 0 ? [] : [`${t('people:money.column.refundedYen')} ${sum(-refundedYen)}`]),
    ...(disputedYen === 0 ? [] : [`${t('people:money.column.disputedYen')} ${sum(-disputedYen)}`]),
    `${t('people:money.column.feeYen')} ${sum(-feeYen)}`,
  ];
  return (
    <FactRow
      title={
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{seller(row)}</Typography>
      }
      facts={facts}
    >
      <Typography sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
        {`${t('people:money.column.netYen')} ${sum(netYen)}`}
      </Typography>
    </FactRow>
  );
}
