import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { OWN_PLAN } from '@tasuki/domain/billing/own-plan';
import { formatYen } from '@tasuki/domain/measures/format-yen';
import { environment } from '../../platform/environment.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import { HomeLink } from '../../ui/home-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { FactList } from './fact-list.tsx';

/** Of who sells, in the order in which the law names them. */
const OPERATOR_FACTS = ['representative', 'address', 'phone', 'email'] as const;
/** Of what is sold. */
const SALE_FACTS = [
  'prices',
  'costs',
  'payment',
  'when',
  'delivery',
  'cancel',
  'refunds',
  'needs',
] as const;

/** The disclosure under the Act on Specified Commercial Transactions (article 11). */
export function CommerceDisclosure() {
  const { t } = useTranslation('billing');
  const { sales } = environment;
  const { monthly, yearly } = OWN_PLAN.prices;
  const values = {
    monthly: formatYen(monthly.priceYen, currentLanguage()),
    yearly: formatYen(yearly.priceYen, currentLanguage()),
    days: OWN_PLAN.trialDays,
  };
  return (
    <Box component="article" sx={{ display: 'grid', gap: 3 }}>
      <HomeLink />
      <Box>
        <PageHeading>{t('common:title.commerceDisclosure')}</PageHeading>
        <Typography variant="body2" color="textSecondary">
          {t(sales === null ? 'billing:disclosure.notSold' : 'billing:disclosure.intro')}
        </Typography>
      </Box>
      {sales !== null && (
        <FactList
          facts={[
            { name: t('billing:disclosure.seller'), value: sales.operator.name },
            ...OPERATOR_FACTS.map((name) => ({
              name: t(`billing:disclosure.${name}`),
              value: sales.operator[name],
            })),
            ...SALE_FACTS.map((name) => ({
              name: t(`billing:disclosure.${name}`),
              value: t(`billing:disclosure.${name}Text`, values),
            })),
          ]}
        />
      )}
    </Box>
  );
}
