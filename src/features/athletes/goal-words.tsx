import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatClock, formatMeasure } from '@tasuki/domain/measures/format-measure';
import { readGoal, type BestRecord } from '@tasuki/domain/training/performance/record-readings';
import type { ListedTarget } from '../../data/athletes/athlete-profiles.ts';
import { useMeasureLocale } from '../../platform/locale.ts';

interface GoalWordsProps {
  target: ListedTarget;
  /** Null = no record says anything, and then nothing is said of the runner. */
  best: BestRecord | null;
}

/** What a goal would take, in plain words; only what the records support. */
export function GoalWords({ target, best }: GoalWordsProps) {
  const { t } = useTranslation('athlete');
  const locale = useMeasureLocale();
  const { distance, recordSeconds } = target;
  if (recordSeconds === null) return null;
  if (distance === null) return <Words sentences={[t('athlete:goal.withoutDistance')]} />;
  const goal = readGoal({ distance, seconds: recordSeconds }, best);
  const pace = formatMeasure(goal.reading.secondsPerKilometer, 'secondsPerKilometer', locale);
  const vdot = (value: number) => formatMeasure(value, 'vdot', locale);
  const ofBest = best && {
    distance: t(`athlete:distance.${best.distance}`),
    time: formatClock(best.seconds),
    vdot: vdot(best.vdot),
  };
  return (
    <Words
      sentences={[
        goal.reading.vdot === null
          ? t('athlete:goal.takesPace', { pace })
          : t('athlete:goal.takes', { pace, vdot: vdot(goal.reading.vdot) }),
        goal.reading.unreadable !== null && t(`athlete:goal.${goal.reading.unreadable}`),
        !ofBest && t('athlete:goal.withoutRecord'),
        ofBest !== null &&
          goal.missingVdot !== null &&
          (goal.missingVdot > 0
            ? t('athlete:goal.missing', { ...ofBest, missing: vdot(goal.missingVdot) })
            : t('athlete:goal.reached', ofBest)),
        goal.predicted !== null &&
          (goal.predicted.toSeconds > goal.predicted.fromSeconds
            ? t('athlete:goal.predictedRange', {
                from: formatClock(goal.predicted.fromSeconds),
                to: formatClock(goal.predicted.toSeconds),
              })
            : t('athlete:goal.predicted', { time: formatClock(goal.predicted.fromSeconds) })),
      ]}
    />
  );
}

function Words({ sentences }: { sentences: readonly (string | false)[] }) {
  return (
    <>
      {sentences
        .filter((sentence) => sentence !== false)
        .map((sentence) => (
          <Typography key={sentence} variant="body2" color="textSecondary">
            {sentence}
          </Typography>
        ))}
    </>
  );
}
