import { useTranslation } from 'react-i18next';
import { ROUTE_TABLE, routePath } from '@tasuki/domain/navigation/route-table';
import { chooseLanguage } from '../../../data/sign-in/session.ts';
import { LegalLinks } from '../../../features/legal/legal-links.tsx';
import { currentLanguage } from '../../../platform/i18n.ts';
import { useSessionStore } from '../../../platform/session-store.ts';
import { LanguageSelect } from '../../../ui/language-select.tsx';
import { PlainLink } from '../../../ui/plain/page-link.tsx';
import { UntilInteractive } from '../../../ui/until-interactive.tsx';

const SIGNED_IN_LINKS = ['subscriptions', 'signOut'] as const;

/** What must be reachable from any page without the frame. */
export function BareFooter() {
  const { t } = useTranslation();
  const isSignedIn = useSessionStore((session) => session.userCredential !== null);
  return (
    <footer>
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
          <PlainLink key={name} isRow to={routePath(name)}>
            {t(ROUTE_TABLE[name].titleKey)}
          </PlainLink>
        ))}
      </LegalLinks>
    </footer>
  );
}
