import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { goalFitOf } from '@tasuki/domain/plans/said/outline/goal-fit';
import {
  milestonesOf,
  outlinePhasesOf,
  rangeOf,
} from '@tasuki/domain/plans/said/outline/plan-phases';
import { useMeasureLocale } from '../../../../platform/locale.ts';
import { OutlineLines } from './outline-lines.tsx';
import type { OutlinePartProps } from './outline-part-props.ts';
import { useLineFigures } from './use-line-figures.ts';

/** How the goal stands, what each phase is for, and what the runner looks forward to. */
export function PlanWay({ plan, runner, wish }: OutlinePartProps) {
  const { t } = useTranslation(['planOutline', 'planGuide']);
  const locale = useMeasureLocale();
  const figuresOf = useLineFigures();
  const distance = (meters: number) => formatMeasure(meters, 'roundMeters', locale);
  const weekWords = (week: number, toWeek: number) =>
    week === toWeek
      ? t('planGuide:way.week', { week })
      : t('planGuide:way.weeks', { week, toWeek });
  const phases = outlinePhasesOf(plan, runner, wish);
  return (
    <Box sx={{ display: 'grid', gap: 2, pb: 2 }}>
      <OutlineLines
        title={t('planGuide:way.goal')}
        lines={goalFitOf(plan, runner, wish).map((line) => ({
          id: line.code,
          words: t(`planOutline:fit.${line.code}`, figuresOf(line)),
        }))}
      />
      <Box>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {t('planGuide:way.phases')}
        </Typography>
        {phases.map((phase) => (
          <Box key={phase.fromWeek} sx={{ mt: 1 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {t(`planOutline:phase.${phase.title}`)}
              {' · '}
              {weekWords(phase.fromWeek, phase.toWeek)}
            </Typography>
            <Typography variant="body2">{t(`planOutline:aim.${phase.aim}`)}</Typography>
            {phase.sign && (
              <Typography variant="body2">{t(`planOutline:sign.${phase.sign}`)}</Typography>
            )}
            <Typography variant="body2" color="textSecondary">
              {t('planGuide:way.upTo', {
                weekly: distance(phase.weekMeters),
                long: distance(phase.longMeters),
              })}
              {phase.fasterPercents &&
                ` · ${t('planGuide:way.faster', { range: rangeOf(phase.fasterPercents) })}`}
            </Typography>
          </Box>
        ))}
        {phases.some(({ fasterPercents }) => fasterPercents) && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {t('planGuide:way.gate')}
          </Typography>
        )}
      </Box>
      <OutlineLines
        title={t('planGuide:way.milestones')}
        lines={milestonesOf(plan, runner, wish).map((line) => ({
          id: `${line.code} ${line.week ?? 0}`,
          words: [
            weekWords(line.week ?? 0, line.week ?? 0),
            t(`planOutline:milestone.${line.code}`, figuresOf(line)),
          ].join(' · '),
        }))}
      />
    </Box>
  );
}
