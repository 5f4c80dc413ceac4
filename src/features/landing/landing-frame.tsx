import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { htmlLanguage, LANGUAGE_NAMES, LANGUAGES } from '@tasuki/domain/language';
import { publicPagePath, type PublicPage } from '@tasuki/domain/navigation/public-pages';
import { currentLanguage } from '../../platform/i18n.ts';
import { HomeLink } from '../../ui/home-link.tsx';
import { touchTarget } from '../../ui/theme/touch-target.ts';

interface LandingFrameProps {
  page: PublicPage;
  /** The page's actions, as links that need no script. */
  actions: ReactNode;
  children: ReactNode;
}

/** A public page: one sentence, what to do, the parts, and the other languages. */
export function LandingFrame({ page, actions, children }: LandingFrameProps) {
  const { t } = useTranslation('landing');
  const { language: named } = useParams();
  const language = currentLanguage();
  // Another language, chosen at the foot of the page, leads to the address of that language.
  if (named !== undefined && named !== language) {
    return <Navigate replace to={publicPagePath(page, language)} />;
  }
  return (
    <Box component="article" sx={{ display: 'grid', gap: 3 }}>
      <HomeLink />
      <Typography variant="figure" component="h1" tabIndex={-1} sx={{ textWrap: 'balance' }}>
        {t(`landing:${page}.sentence`)}
      </Typography>
      <Typography>{t(`landing:${page}.intro`)}</Typography>
      {actions}
      {children}
      <Box
        component="nav"
        aria-label={t('common:frame.language')}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}
      >
        {LANGUAGES.map((other) => (
          // A document of its own, so that the address decides the language.
          <Link
            key={other}
            href={publicPagePath(page, other)}
            hrefLang={htmlLanguage(other)}
            lang={htmlLanguage(other)}
            variant="body2"
            sx={touchTarget}
          >
            {LANGUAGE_NAMES[other]}
          </Link>
        ))}
      </Box>
    </Box>
  );
}

/** One part of a public page. */
export function LandingPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2">{title}</Typography>
      {children}
    </Box>
  );
}
