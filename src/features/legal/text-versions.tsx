import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { enUS } from 'date-fns/locale/en-US';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { currentLanguage } from '../../platform/i18n.ts';
import { touchTarget } from '../../ui/theme/touch-target.ts';

/** A version is named after the day from which it is in force. */
function dayOf(version: string): string {
  return formatDay(new Date(`${version}T00:00:00Z`), 0, {
    language: currentLanguage(),
    locale: enUS,
  });
}

/** Says which version a text is. */
export function VersionLine({ version }: { version: string }) {
  const { t } = useTranslation('legal');
  return (
    <Typography variant="caption" color="textSecondary">
      {t('legal:version', { date: dayOf(version) })}
    </Typography>
  );
}

interface TextVersionsProps {
  /** All there were, oldest first; the last one is in force. */
  versions: readonly string[];
  shown: string;
  /** The path at which a version is read. */
  addressOf: (version: string) => string;
}

/** Says that a version is no longer in force, and leads to the one that is; nothing of that one. */
export function ReplacedNote({ versions, shown, addressOf }: TextVersionsProps) {
  const { t } = useTranslation('legal');
  const inForce = versions.at(-1) ?? shown;
  const next = versions.find((other) => other > shown);
  if (next === undefined) return null;
  return (
    <Box role="note" sx={{ borderLeft: 4, borderColor: 'warning.main', pl: 2 }}>
      <Typography>{t('legal:versions.replaced', { date: dayOf(next) })}</Typography>
      <Link href={addressOf(inForce)} variant="body2" sx={touchTarget}>
        {t('legal:versions.current')}
      </Link>
    </Box>
  );
}

interface VersionListProps extends TextVersionsProps {
  /** The words on what a version changed; not called for the first. */
  changeOf: (version: string) => string;
}

/** Every version that was ever in force, newest first, each with what it changed. */
export function VersionList({ versions, shown, addressOf, changeOf }: VersionListProps) {
  const { t } = useTranslation('legal');
  const headingId = useId();
  const [first] = versions;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h2">
        {t('legal:versions.heading')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {versions.toReversed().map((version) => (
          <li key={version}>
            <Link
              // A document of its own, which begins at its top.
              href={addressOf(version)}
              aria-current={version === shown ? 'page' : undefined}
              variant="body2"
              sx={touchTarget}
            >
              {t('legal:version', { date: dayOf(version) })}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {version === first ? t('legal:versions.first') : changeOf(version)}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}
