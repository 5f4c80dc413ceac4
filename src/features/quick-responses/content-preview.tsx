import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { htmlLanguage } from '@tasuki/domain/language';
import { fillIn, variablesOf } from '@tasuki/domain/quick-responses/fill-in';
import { knownValues, type Recipient } from '@tasuki/domain/quick-responses/known-variables';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { FilledText } from './filled-text.tsx';

/** A plausible last run: 10 km in 52:30. */
const EXAMPLE_RUN: NonNullable<Recipient['lastRun']> = {
  startedAt: new Date('2026-11-21T21:30:00Z'),
  utcOffsetMinutes: 540,
  distanceMeters: 10_000,
  movingSeconds: 3150,
  averagePaceSecondsPerKilometer: 315,
};

/** The text as a runner would read it, and what the coach is asked for before it is sent. */
export function ContentPreview({ content }: { content: string }) {
  const { t } = useTranslation('quickResponses');
  const titleId = useId();
  const measures = useMeasureLocale();
  const names = new Intl.ListFormat(htmlLanguage(measures.language));
  const example = { name: t('quickResponses:preview.name'), lastRun: EXAMPLE_RUN };
  const filled = fillIn(content, knownValues(example, measures, useDateLocale()));
  const hasVariables = variablesOf(content).length > 0;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 1, p: 2, borderRadius: 2, bgcolor: 'quiet.ground' }}
    >
      <Typography id={titleId} variant="h3" component="h2">
        {t('quickResponses:preview.title')}
      </Typography>
      {content.trim() === '' ? (
        <Typography color="textSecondary">{t('quickResponses:preview.empty')}</Typography>
      ) : (
        <FilledText parts={filled.parts} />
      )}
      {hasVariables && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {filled.blanks.length === 0
            ? t('quickResponses:preview.allKnown')
            : t('quickResponses:preview.asked', {
                names: names.format(filled.blanks.map(({ name }) => name)),
              })}
        </Typography>
      )}
    </Box>
  );
}
