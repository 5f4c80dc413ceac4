import { mdiArrowLeft } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { OnboardingView } from '../../features/onboarding/onboarding-view.tsx';
import { ProviderLinkButton } from '../../features/provider-links/provider-link-button.tsx';
import { loadCatalogues } from '../../platform/i18n.ts';
import { environment } from '../../platform/environment.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { touchTarget } from '../../ui/theme/touch-target.ts';

/** Comes when it is asked for: whoever is let in has a page of its own for it. */
const TargetView = lazy(async () => ({
  default: (await import('../../features/athletes/target-view.tsx')).TargetView,
}));

const AccountPage = lazy(() => import('../accounts/account-page.tsx'));

/** A run that was added, and the words on it: of who has one to add. */
async function loadFirstRun() {
  const [{ FirstRunOffer, FirstRun }] = await Promise.all([
    import('./first-run.tsx'),
    loadCatalogues(['uploads', 'activities', 'sports', 'facts']),
  ]);
  return { offer: FirstRunOffer, run: FirstRun };
}

const FirstRunOffer = lazy(async () => ({ default: (await loadFirstRun()).offer }));
const FirstRun = lazy(async () => ({ default: (await loadFirstRun()).run }));

/** Goals, profile and account have pages of their own only for who is let in. */
const GOALS_PATH = `${routePath('onboarding')}?show=goals`;
const ACCOUNT_PATH = `${routePath('onboarding')}?show=account`;
const FIRST_RUN_PATH = `${routePath('onboarding')}?show=run`;

/** A part that has a page of its own later, with the way back to the tasks. */
function ShownBefore({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('onboarding');
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
      <PageHeading>{title}</PageHeading>
      {children}
    </>
  );
}

/** The tasks before somebody is let in, and the start page after it. */
export default function OnboardingPage() {
  const { t } = useTranslation('onboarding');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isLetIn = useSessionStore((session) => session.claims.canAccessBeta === true);
  if (search.get('show') === 'goals') {
    return (
      <ShownBefore title={t('common:title.target')}>
        <TargetView />
      </ShownBefore>
    );
  }
  if (search.get('show') === 'account') {
    return (
      <ShownBefore title={t('common:title.account')}>
        <AccountPage />
      </ShownBefore>
    );
  }
  if (search.get('show') === 'run') {
    return (
      <ShownBefore title={t('onboarding:firstRun.title')}>
        <FirstRun />
      </ShownBefore>
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
          void navigate(routePath(environment.sales === null ? 'home' : 'selectPlan'));
        }}
      />
      {!isLetIn && (
        <Suspense>
          <FirstRunOffer path={FIRST_RUN_PATH} />
        </Suspense>
      )}
      {/* People who wait may confirm an email, export their data, and leave. */}
      {!isLetIn && (
        <MuiLink
          component={Link}
          to={ACCOUNT_PATH}
          variant="body2"
          sx={{ ...touchTarget, alignSelf: 'start' }}
        >
          {t('common:title.account')}
        </MuiLink>
      )}
    </Box>
  );
}
