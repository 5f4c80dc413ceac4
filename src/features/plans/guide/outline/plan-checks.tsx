import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { planChecksOf } from '@tasuki/domain/plans/said/outline/plan-checks';
import { OutlineLines } from './outline-lines.tsx';
import type { OutlinePartProps } from './outline-part-props.ts';

/** Notes to take after a run, and what follows from them. */
export function PlanChecks({ plan, runner, wish }: OutlinePartProps) {
  const { t } = useTranslation('planOutline');
  return (
    <Box sx={{ pb: 2 }}>
      <OutlineLines
        lines={planChecksOf(plan, runner, wish).map((check) => ({
          id: check,
          words: t(`planOutline:checks.${check}`),
        }))}
      />
    </Box>
  );
}
