import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { assumptionsOf } from '@tasuki/domain/plans/said/outline/plan-assumptions';
import { doubtsOf } from '@tasuki/domain/plans/said/outline/plan-doubts';
import { OutlineLines } from './outline-lines.tsx';
import type { OutlinePartProps } from './outline-part-props.ts';
import { useLineFigures } from './use-line-figures.ts';

/** The plan's assumptions, and open questions to its runner, with what an answer would change. */
export function PlanDoubts({ plan, runner, wish }: OutlinePartProps) {
  const { t } = useTranslation('planOutline');
  const figuresOf = useLineFigures();
  // Plans are built to answer what an answer would change.
  const doubts = useMemo(() => doubtsOf(plan, runner, wish), [plan, runner, wish]);
  return (
    <Box sx={{ display: 'grid', gap: 2, pb: 2 }}>
      <OutlineLines
        title={t('planOutline:doubts.asked')}
        lines={doubts.map((line) => ({
          id: line.code,
          words: (
            <>
              {t(`planOutline:doubt.${line.code}.question`, figuresOf(line))}
              <Typography
                component="span"
                variant="body2"
                color="textSecondary"
                sx={{ display: 'block' }}
              >
                {t(`planOutline:doubt.${line.code}.effect`, figuresOf(line))}
              </Typography>
            </>
          ),
        }))}
      />
      <Typography variant="body2">{t('planOutline:doubts.answer')}</Typography>
      <OutlineLines
        title={t('planOutline:doubts.assumed')}
        lines={assumptionsOf(runner, wish, plan).map((line) => ({
          id: line.code,
          words: t(`planOutline:assumption.${line.code}`, figuresOf(line)),
        }))}
      />
    </Box>
  );
}
