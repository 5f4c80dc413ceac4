import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import type { PlanWeek, TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { useMeasureLocale } from '../../platform/locale.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface PlanChartProps {
  plan: TrainingPlan;
  /** The week that is shown, outlined; null = none is. */
  current: number | null;
  /** The week of today; null = it is none of the plan. */
  todayWeek: number | null;
}

const HEIGHT_PIXELS = 88;
const TODAY_PIXELS = 8;
const EASY_COLOR = 'var(--tasuki-palette-secondary-main)';
const FASTER_COLOR = 'var(--tasuki-palette-primary-main)';
const LONG_COLOR = 'var(--tasuki-palette-text-primary)';

function share(meters: number, of: number): string {
  return `${of === 0 ? 0 : (meters / of) * 100}%`;
}

/** The whole plan: a bar for each week by intensity, a mark at its longest run, the taper and today. */
export function PlanChart({ plan, current, todayWeek }: PlanChartProps) {
  const { t } = useTranslation('planning');
  const locale = useMeasureLocale();
  const most = Math.max(1, ...plan.weeks.map(({ meters }) => meters));
  const distance = (meters: number) => formatMeasure(meters, 'roundMeters', locale);
  const taperFrom = plan.weeks.findIndex(({ phase }) => phase === 'taper');
  return (
    <Box component="section" aria-label={t('planning:chart.label')}>
      <Box sx={{ maxWidth: 43 * plan.weeks.length }}>
        <Box
          component="ol"
          sx={{
            display: 'flex',
            gap: '3px',
            height: HEIGHT_PIXELS,
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {plan.weeks.map((week) => (
            <Box
              component="li"
              key={week.number}
              sx={{
                position: 'relative',
                flex: '1 1 0',
                pb: `${TODAY_PIXELS}px`,
                display: 'grid',
                alignItems: 'end',
              }}
            >
              <VisuallyHidden>
                {t(week.number === todayWeek ? 'planning:chart.weekToday' : 'planning:chart.week', {
                  number: week.number,
                  distance: distance(week.meters),
                  faster: distance(week.fasterMeters),
                  long: distance(week.longMeters),
                })}
              </VisuallyHidden>
              <WeekColumn
                week={week}
                height={share(week.meters, most)}
                isShown={week.number === current}
              />
              {week.number === todayWeek && <TodayMark />}
            </Box>
          ))}
        </Box>
        {taperFrom >= 0 && (
          <Box aria-hidden sx={{ display: 'flex', gap: '3px' }}>
            <Box sx={{ flex: `${taperFrom} 1 0` }} />
            <Typography
              variant="caption"
              color="textSecondary"
              sx={{
                flex: `${plan.weeks.length - taperFrom} 1 0`,
                borderTop: 2,
                borderColor: 'divider',
                whiteSpace: 'nowrap',
                textAlign: 'right',
                // In a narrow chart the word is longer than its weeks.
                direction: 'rtl',
              }}
            >
              <bdi>{t('planning:chart.taper')}</bdi>
            </Typography>
          </Box>
        )}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 0.5 }}>
        <LegendEntry
          words={t('planning:chart.easy')}
          swatch={{ bgcolor: EASY_COLOR, opacity: 0.55 }}
        />
        <LegendEntry words={t('planning:chart.faster')} swatch={{ bgcolor: FASTER_COLOR }} />
        <LegendEntry
          words={t('planning:chart.long')}
          swatch={{ bgcolor: LONG_COLOR, height: '2px' }}
        />
        {todayWeek !== null && <LegendEntry words={t('planning:chart.today')} swatch={TRIANGLE} />}
      </Box>
    </Box>
  );
}

interface WeekColumnProps {
  week: PlanWeek;
  height: string;
  isShown: boolean;
}

function WeekColumn({ week, height, isShown }: WeekColumnProps) {
  const { meters, longMeters, fasterMeters } = week;
  const fills = { position: 'absolute', insetInline: 0 } as const;
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        width: '100%',
        height,
        minHeight: 4,
        borderRadius: '3px',
        outline: isShown ? '2px solid' : 'none',
        outlineColor: LONG_COLOR,
        overflow: 'hidden',
      }}
    >
      <Box sx={{ ...fills, inset: 0, bgcolor: EASY_COLOR, opacity: 0.55 }} />
      <Box sx={{ ...fills, top: 0, height: share(fasterMeters, meters), bgcolor: FASTER_COLOR }} />
      <Box
        sx={{ ...fills, bottom: share(longMeters, meters), height: '2px', bgcolor: LONG_COLOR }}
      />
    </Box>
  );
}

const TRIANGLE = {
  width: 0,
  height: 0,
  borderInline: '5px solid transparent',
  borderBottom: '6px solid',
  borderBottomColor: FASTER_COLOR,
} as const;

function TodayMark() {
  return (
    <Box
      aria-hidden
      sx={{ ...TRIANGLE, position: 'absolute', bottom: 0, left: '50%', translate: '-50% 0' }}
    />
  );
}

function LegendEntry({ words, swatch }: { words: string; swatch: object }) {
  return (
    <Typography
      component="span"
      variant="caption"
      color="textSecondary"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}
    >
      <Box component="span" sx={{ width: 12, height: 12, borderRadius: '2px', ...swatch }} />
      {words}
    </Typography>
  );
}
