import { mdiTicketPercentOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { environment } from '../../platform/environment.ts';
import { Icon } from '../../ui/icon.tsx';
import { MoneyLists } from './money-lists.tsx';
import { StatementSection } from './statement-section.tsx';

/** Everybody's payments, refunds, and the earnings of each seller. */
export function MoneyDesk() {
  const { t } = useTranslation(['people', 'common']);
  const [areListsShown, setAreListsShown] = useState(false);
  if (environment.sales === null) return <Alert severity="info">{t('people:money.notSold')}</Alert>;
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 720, pb: 3 }}>
      <Button
        component={RouterLink}
        to={routePath('adminCoupons')}
        variant="outlined"
        startIcon={<Icon path={mdiTicketPercentOutline} />}
        sx={{ justifySelf: 'start' }}
      >
        {t('common:title.adminCoupons')}
      </Button>
      <MoneyLists
        onShown={() => {
          setAreListsShown(true);
        }}
      />
      {/* Nobody knows how long a list becomes, so what follows waits and does not move. */}
      {areListsShown && <StatementSection />}
    </Box>
  );
}
