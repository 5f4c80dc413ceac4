import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { enUS } from 'date-fns/locale/en-US';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@tasuki/domain/measures/format-date';
import {
  BACKUP_KEPT_DAYS,
  DELETION_DIGEST_KEPT_DAYS,
} from '@tasuki/domain/accounts/account-deletion';
import { PREVIOUS_ACCOUNT_DAYS } from '@tasuki/domain/accounts/previous-account';
import { TERMS_VERSION } from '@tasuki/domain/accounts/user-account';
import { currentLanguage } from '../../platform/i18n.ts';
import { environment } from '../../platform/environment.ts';
import { HomeLink } from '../../ui/home-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** The parts of each text, in order. */
const SECTIONS = {
  terms: [
    'terms.service',
    'terms.account',
    'terms.recordings',
    'terms.coaching',
    'terms.coaches',
    'terms.conduct',
    'terms.ending',
    'terms.changes',
  ],
  privacy: [
    'privacy.stored',
    'privacy.purpose',
    'privacy.readers',
    'privacy.models',
    'privacy.weather',
    'privacy.sources',
    'privacy.payments',
    'privacy.notices',
    'privacy.place',
    'privacy.browser',
    'privacy.deletion',
    'privacy.rights',
  ],
} as const;

/** Whoever serves the map behind a route; empty = no map is offered. */
const MAP_PROVIDER = import.meta.env.VITE_MAP_STYLE_URL ? import.meta.env.VITE_MAP_PROVIDER : '';

/** Terms or privacy policy: plain paragraphs under plain headings. */
export function LegalText({ text }: { text: keyof typeof SECTIONS }) {
  const { t } = useTranslation('legal');
  const version = formatDay(new Date(`${TERMS_VERSION}T00:00:00Z`), 0, {
    language: currentLanguage(),
    locale: enUS,
  });
  return (
    <Box component="article" sx={{ display: 'grid', gap: 3 }}>
      <HomeLink />
      <Box>
        <PageHeading>{t(`common:title.${text}`)}</PageHeading>
        <Typography variant="caption" color="textSecondary">
          {t('legal:version', { date: version })}
        </Typography>
      </Box>
      <Typography>{t(`legal:${text}.intro`)}</Typography>
      <Typography variant="body2">{t('common:operator', { ...environment.operator })}</Typography>
      {SECTIONS[text].map((section) => (
        <Box component="section" key={section}>
          <Typography variant="h2">{t(`legal:${section}.heading`)}</Typography>
          {t(`legal:${section}.text`, {
            days: PREVIOUS_ACCOUNT_DAYS,
            backupDays: BACKUP_KEPT_DAYS,
            digestDays: DELETION_DIGEST_KEPT_DAYS,
          })
            .split('\n')
            .map((paragraph) => (
              <Typography key={paragraph} variant="body2" sx={{ mt: 1 }}>
                {paragraph}
              </Typography>
            ))}
        </Box>
      ))}
      {text === 'privacy' && MAP_PROVIDER && <MapSection company={MAP_PROVIDER} />}
    </Box>
  );
}

/** Not among the others, since it is true only of who operates a map. */
function MapSection({ company }: { company: string }) {
  const { t } = useTranslation('consent');
  return (
    <section>
      <Typography variant="h2">{t('consent:mapPrivacy.heading')}</Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {t('consent:mapPrivacy.text', { company })}
      </Typography>
    </section>
  );
}
