import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { FREE_ENTITLEMENTS } from '@tasuki/domain/billing/entitlements';
import { OWN_PLAN } from '@tasuki/domain/billing/own-plan';
import { formatYen } from '@tasuki/domain/measures/format-yen';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { environment } from '../../platform/environment.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { touchTarget } from '../../ui/theme/touch-target.ts';
import { LandingFrame, LandingPart } from './landing-frame.tsx';
import { SamplePaces } from './sample-paces.tsx';

const PARTS = ['reading', 'proof', 'questions', 'plans', 'people', 'safety', 'data'] as const;

/** What a runner gets, what it costs and how to begin. */
export function ProductLanding() {
  const { t } = useTranslation('landing');
  const hasGarmin = environment.signInProviders.includes('garmin');
  return (
    <LandingFrame page="product" actions={<Actions />}>
      <SamplePaces />
      {PARTS.map((part) => (
        <LandingPart key={part} title={t(`landing:product.${part}.title`)}>
          <Typography variant="body2">{t(`landing:product.${part}.text`)}</Typography>
          {part === 'reading' && hasGarmin && (
            <Typography variant="body2">{t('landing:product.reading.garmin')}</Typography>
          )}
        </LandingPart>
      ))}
      <LandingPart title={t('landing:product.cost.title')}>
        <Costs />
      </LandingPart>
      <LandingPart title={t('landing:product.beginning.title')}>
        <Typography variant="body2">{t('landing:product.beginning.text')}</Typography>
      </LandingPart>
      <Link
        component={RouterLink}
        to={routePath('forCoaches')}
        variant="body2"
        sx={{ ...touchTarget, justifySelf: 'start' }}
      >
        {t('landing:product.toCoaches')}
      </Link>
    </LandingFrame>
  );
}

function Actions() {
  const { t } = useTranslation('landing');
  const isSignedIn = useSessionStore((session) => session.userCredential !== null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <Button
        component={RouterLink}
        to={routePath(isSignedIn ? 'home' : 'signUp')}
        variant="contained"
      >
        {t(isSignedIn ? 'landing:toApp' : 'landing:product.begin')}
      </Button>
      <Button
        component={RouterLink}
        to={routePath('sampleRun')}
        variant="outlined"
        color="secondary"
      >
        {t('landing:product.sample')}
      </Button>
    </Box>
  );
}

/** From the same prices and limits that are charged and applied. */
function Costs() {
  const { t } = useTranslation('landing');
  const { monthly, yearly } = OWN_PLAN.prices;
  const yen = (amountYen: number) => formatYen(amountYen, currentLanguage());
  return (
    <>
      <Typography variant="body2">
        {t('landing:product.cost.free', { count: FREE_ENTITLEMENTS.modelRepliesPerMonth ?? 0 })}
      </Typography>
      <Typography variant="body2">
        {environment.sales === null
          ? t('landing:product.cost.notSold')
          : t('landing:product.cost.paid', {
              days: OWN_PLAN.trialDays,
              monthly: yen(monthly.priceYen),
              yearly: yen(yearly.priceYen),
              perMonth: yen(yearly.monthlyYen),
            })}
      </Typography>
    </>
  );
}
