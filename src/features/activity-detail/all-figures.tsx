import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { rateAtSpeed, usesPace } from '@tasuki/domain/activities/activity-kind';
import type { ActivityLoad } from '@tasuki/domain/activities/activity-row';
import type { ActivitySummary } from '@tasuki/domain/activities/activity-summary';
import type { SportType } from '@tasuki/domain/sports/sport-type';
import type { MeasureUnit } from '@tasuki/domain/measures/units';
import { formatMeasure, formatNumber } from '@tasuki/domain/measures/format-measure';
import { useMeasureLocale } from '../../platform/locale.ts';

/** Each figure of the summary with its unit, in the order they are shown. */
const FIGURES: readonly [keyof ActivitySummary, MeasureUnit][] = [
  ['distanceMeters', 'meters'],
  ['movingSeconds', 'seconds'],
  ['timerSeconds', 'seconds'],
  ['elapsedSeconds', 'seconds'],
  ['averagePaceSecondsPerKilometer', 'secondsPerKilometer'],
  ['averageSpeedMetersPerSecond', 'metersPerSecond'],
  ['maximumSpeedMetersPerSecond', 'metersPerSecond'],
  ['averageHeartRateBeatsPerMinute', 'beatsPerMinute'],
  ['maximumHeartRateBeatsPerMinute', 'beatsPerMinute'],
  ['averageCadencePerMinute', 'perMinute'],
  ['maximumCadencePerMinute', 'perMinute'],
  ['averagePowerWatts', 'watts'],
  ['maximumPowerWatts', 'watts'],
  ['ascentMeters', 'metersOfAltitude'],
  ['descentMeters', 'metersOfAltitude'],
  ['lowestAltitudeMeters', 'metersOfAltitude'],
  ['highestAltitudeMeters', 'metersOfAltitude'],
  ['averageTemperatureCelsius', 'celsius'],
  ['lowestTemperatureCelsius', 'celsius'],
  ['highestTemperatureCelsius', 'celsius'],
];

interface AllFiguresProps {
  sport: SportType;
  summary: ActivitySummary;
  load: ActivityLoad | null;
}

/** Everything the summary holds; what was not recorded is left out. */
export function AllFigures({ sport, summary, load }: AllFiguresProps) {
  const { t } = useTranslation('activities');
  const locale = useMeasureLocale();
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
        gap: 2,
        my: 1,
      }}
    >
      {FIGURES.map(([name, unit]) => {
        const value = summary[name];
        if (value === null || value === undefined || isOfOtherSports(unit, sport)) return null;
        if (name === 'maximumSpeedMetersPerSecond' && usesPace(sport)) {
          return value > 0 ? (
            <Figure
              key={name}
              label={t('activities:summary.fastestPace')}
              words={formatMeasure(1000 / value, 'secondsPerKilometer', locale)}
            />
          ) : null;
        }
        const rate =
          unit === 'secondsPerKilometer' && !usesPace(sport)
            ? rateAtSpeed(sport, 1000 / value)
            : null;
        const paceWords = rate && formatMeasure(rate.value, rate.unit, locale);
        const words =
          // Revolutions are not steps.
          unit === 'perMinute' && !usesPace(sport)
            ? t('activities:figure.revolutions', { value: formatNumber(value, locale.language) })
            : (paceWords ?? formatMeasure(value, unit, locale));
        return <Figure key={name} label={t(`activities:summary.${name}`)} words={words} />;
      })}
      {summary.energyKilocalories !== null && (
        <Figure
          label={t('activities:summary.energyKilocalories')}
          words={`${formatNumber(summary.energyKilocalories, locale.language)} kcal`}
        />
      )}
      {load && (
        <Figure
          label={t(`activities:load.${load.method}`)}
          words={formatMeasure(load.value, 'load', locale)}
        />
      )}
    </Box>
  );
}

/** Swimmers and runners read a pace, all others a speed; nobody swims at a top speed of a stroke. */
function isOfOtherSports(unit: MeasureUnit, sport: SportType): boolean {
  const isSwim = sport === 'Swim';
  return (
    (unit === 'secondsPerKilometer' && !usesPace(sport) && !isSwim) ||
    (unit === 'metersPerSecond' && isSwim)
  );
}

function Figure({ label, words }: { label: string; words: string }) {
  return (
    <Box>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="subtitle1" sx={{ m: 0, lineHeight: 1.4 }}>
        {words}
      </Typography>
    </Box>
  );
}
