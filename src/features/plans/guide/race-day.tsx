import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { htmlLanguage } from '@tasuki/domain/language';
import { formatClock, formatMeasure } from '@tasuki/domain/measures/format-measure';
import { spokenDuration } from '@tasuki/domain/measures/spoken-measure';
import { RACE_DAY_PARTS, type RaceDayAdvice } from '@tasuki/domain/plans/said/race-day';
import { useMeasureLocale } from '../../../platform/locale.ts';

/** How to run the race, from the day before on. */
export function RaceDay({ advice }: { advice: readonly RaceDayAdvice[] }) {
  const { t } = useTranslation('planGuide');
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 1.5, pb: 2 }}>
      {RACE_DAY_PARTS.map((part) => (
        <Box key={part}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t(`planGuide:raceDay.part.${part}`)}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {advice
              .filter((one) => one.part === part)
              .map((one) => (
                <Typography component="li" variant="body2" key={one.line}>
                  <AdviceWords advice={one} />
                </Typography>
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function AdviceWords({ advice }: { advice: RaceDayAdvice }) {
  const { t } = useTranslation('planGuide');
  const locale = useMeasureLocale();
  const { line, firstMeters, runSeconds, walkSeconds, splits, grams } = advice;
  const pace = (seconds: number | null) =>
    seconds === null ? '' : formatMeasure(seconds, 'secondsPerKilometer', locale);
  return t(`planGuide:raceDay.line.${line}`, {
    distance: firstMeters === null ? '' : formatMeasure(firstMeters, 'roundMeters', locale),
    pace: pace(advice.paceSecondsPerKilometer),
    otherPace: pace(advice.safePaceSecondsPerKilometer),
    time: formatClock(advice.boldSeconds ?? 0),
    otherTime: formatClock(advice.safeSeconds ?? 0),
    run: spokenDuration(runSeconds ?? 0, locale.language),
    walk: spokenDuration(walkSeconds ?? 0, locale.language),
    amount: advice.walks ?? grams ?? 0,
    portion: Math.round((grams ?? 0) / 2),
    splits: new Intl.ListFormat(htmlLanguage(locale.language), { type: 'unit' }).format(
      splits.map(({ meters, seconds }) =>
        t('planGuide:raceDay.split', {
          distance: formatMeasure(meters, 'roundMeters', locale),
          time: formatClock(seconds),
        }),
      ),
    ),
  });
}
