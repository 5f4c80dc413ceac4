import { mdiArrowLeft } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { OnboardingView } from '../features/onboarding/onboarding-view.tsx';
import { ProviderLinkButton } from '../features/provider-links/provider-link-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/** Comes when it is asked for: whoever is let in has a page of its own for it. */
const TargetView = lazy(async () => ({
  default: (await import('../features/athlete/target-view.tsx')).TargetView,
}));

/** Goals and profile have a page of their own only for who is let in. */
const GOALS_PATH = `${routePath('onboarding')}?show=goals`;

/** The tasks before somebody is let in, and the start page after it. */
export default function OnboardingPage() {
  const { t } = useTranslation('onboarding');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  if (search.get('show') === 'goals') {
    return (
      <>
        <Button
          component={Link}
          to={routePath('onboarding')}
          color="secondary"
          startIcon={<Icon path={mdiArrowLeft} />}
          sx={{ ml: -1, mb: 1 }}
        >
          {t('onboarding:tasks.back')}
        </Button>
        <PageHeading>{t('common:title.target')}</PageHeading>
        <TargetView />
      </>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: 480, mx: 'auto' }}>
      <OnboardingView
        goalsPath={GOALS_PATH}
        renderLinkButton={(provider, isAgain) => (
          <ProviderLinkButton provider={provider} isAgain={isAgain} />
        )}
        onStarted={() => {
          void navigate(routePath('activities'));
        }}
      />
    </Box>
  );
}
