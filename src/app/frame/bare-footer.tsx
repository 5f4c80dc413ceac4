import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ROUTE_TABLE, routePath } from '@tasuki/domain/navigation/route-table';
import { chooseLanguage } from '../../data/sign-in/session.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { LanguageSelect } from '../../ui/language-select.tsx';
import { touchTarget } from '../../ui/theme/touch-target.ts';
import { UntilInteractive } from '../../ui/until-interactive.tsx';
import { LegalLinks } from './legal-links.tsx';

const SIGNED_IN_LINKS = ['subscriptions', 'signOut'] as const;

/** What must be reachable from any page without the frame. */
export function BareFooter() {
  const { t } = useTranslation();
  const isSignedIn = useSessionStore((session) => session.userCredential !== null);
  return (
    <Box
      component="footer"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        px: 2.5,
        py: 2,
        pb: 'calc(16px + env(safe-area-inset-bottom))',
      }}
    >
      <UntilInteractive>
        <LanguageSelect
          language={currentLanguage()}
          onChoose={(language) => {
            void chooseLanguage(language);
          }}
        />
      </UntilInteractive>
      <LegalLinks>
        {(isSignedIn ? SIGNED_IN_LINKS : []).map((name) => (
          <Link
            key={name}
            component={RouterLink}
            to={routePath(name)}
            variant="body2"
            sx={touchTarget}
          >
            {t(ROUTE_TABLE[name].titleKey)}
          </Link>
        ))}
      </LegalLinks>
    </Box>
  );
}
