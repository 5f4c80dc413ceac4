import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { environment } from '../../platform/environment.ts';
import { touchTarget } from '../../ui/theme/touch-target.ts';
import { LandingFrame, LandingPart } from './landing-frame.tsx';
import { SampleDesk } from './sample-desk.tsx';

const PARTS = ['desk', 'reading', 'conversation', 'texts', 'trust'] as const;
const STEPS = ['signUp', 'letIn', 'apply', 'offer'] as const;

/** What coaches get, what it costs and how to begin. */
export function CoachLanding() {
  const { t } = useTranslation('landing');
  return (
    <LandingFrame page="forCoaches" actions={<Apply />}>
      {PARTS.map((part) => (
        <LandingPart key={part} title={t(`landing:forCoaches.${part}.title`)}>
          <Typography variant="body2">{t(`landing:forCoaches.${part}.text`)}</Typography>
          {part === 'desk' && <SampleDesk />}
        </LandingPart>
      ))}
      <LandingPart title={t('landing:forCoaches.cost.title')}>
        <Typography variant="body2">{t('landing:forCoaches.cost.text')}</Typography>
        <Typography variant="body2">
          {t(
            environment.sales === null
              ? 'landing:forCoaches.cost.nothingSold'
              : 'landing:forCoaches.cost.sales',
          )}
        </Typography>
      </LandingPart>
      <LandingPart title={t('landing:forCoaches.beginning.title')}>
        <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
          {STEPS.map((step) => (
            <Typography key={step} component="li" variant="body2">
              {t(`landing:forCoaches.beginning.${step}`)}
            </Typography>
          ))}
        </Box>
      </LandingPart>
      <Link
        component={RouterLink}
        to={routePath('product')}
        variant="body2"
        sx={{ ...touchTarget, justifySelf: 'start' }}
      >
        {t('landing:forCoaches.toProduct')}
      </Link>
    </LandingFrame>
  );
}

/** Leads a stranger to sign-up first, and back to the application after it. */
function Apply() {
  const { t } = useTranslation('landing');
  return (
    <Button
      component={RouterLink}
      to={routePath('coachApplication')}
      variant="contained"
      sx={{ justifySelf: 'start' }}
    >
      {t('landing:forCoaches.apply')}
    </Button>
  );
}
