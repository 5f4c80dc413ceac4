import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { enUS } from 'date-fns/locale/en-US';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { TERMS_VERSION } from '@tasuki/domain/people/user-account';
import { currentLanguage } from '../../platform/i18n.ts';
import { HomeLink } from '../../ui/home-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** The parts of each text, in order. */
const SECTIONS = {
  terms: [
    'service',
    'account',
    'recordings',
    'coaching',
    'coaches',
    'conduct',
    'ending',
    'changes',
  ],
  privacy: [
    'stored',
    'purpose',
    'readers',
    'models',
    'sources',
    'place',
    'browser',
    'deletion',
    'rights',
  ],
} as const;

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
      {SECTIONS[text].map((section) => (
        <Box component="section" key={section}>
          <Typography variant="h2">{t(`legal:${text}.${section}.heading`)}</Typography>
          {t(`legal:${text}.${section}.text`)
            .split('\n')
            .map((paragraph) => (
              <Typography key={paragraph} variant="body2" sx={{ mt: 1 }}>
                {paragraph}
              </Typography>
            ))}
        </Box>
      ))}
    </Box>
  );
}
