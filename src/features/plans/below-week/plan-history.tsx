import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatMonthDay, formatTimeOfDay } from '@tasuki/domain/measures/format-date';
import {
  changesOf,
  undoableChange,
  type PlanChange,
} from '@tasuki/domain/plans/changes/plan-change';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import { useDateLocale } from '../../../platform/locale.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useCoachNames } from '../coached/use-coach-names.ts';

interface PlanHistoryProps {
  record: PlanRecord;
  onUndo: () => void;
}

/** Changes since the plan was taken, with author and time; the newest can be undone. */
export function PlanHistory({ record, onUndo }: PlanHistoryProps) {
  const { t } = useTranslation('planning');
  const changes = changesOf(record);
  if (changes.length === 0) return null;
  const undoable = undoableChange(record);
  return (
    <Box component="section" aria-label={t('planning:history.title')}>
      {undoable && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography variant="body2" role="status">
            <ChangeWords change={undoable} />
          </Typography>
          <Button color="secondary" onClick={onUndo}>
            {t('planning:history.undo')}
          </Button>
        </Box>
      )}
      <Disclosure words={t('planning:history.title')}>
        <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
          {changes.map((change, index) => (
            <Typography component="li" variant="body2" key={index}>
              <ChangeWords change={change} />
            </Typography>
          ))}
        </Box>
      </Disclosure>
    </Box>
  );
}

function ChangeWords({ change }: { change: PlanChange }) {
  const { t } = useTranslation('planning');
  const dateLocale = useDateLocale();
  const { kind, author, state, day, at, coachUid } = change;
  const coachName = useCoachNames(author === 'human' && coachUid !== undefined ? [coachUid] : []);
  const words = [
    `${formatMonthDay(at, null, dateLocale)} ${formatTimeOfDay(at, null)}`,
    author === 'human' ? coachName(coachUid ?? '') : t(`planning:history.author.${author}`),
    t(`planning:history.kind.${kind}`, {
      day: formatMonthDay(new Date(`${day}T00:00:00Z`), 0, dateLocale),
    }),
    ...(state === 'made' ? [] : [t(`planning:history.state.${state}`)]),
  ];
  return words.join(' · ');
}
