import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { formatClock } from '@tasuki/domain/measures/format-measure';
import { ATHLETE_PROFILE_LIMITS } from '@tasuki/domain/athletes/athlete-profile';
import type { BestRecord } from '@tasuki/domain/training/performance/record-readings';
import type { TrendWeek } from '@tasuki/domain/trends/trend-week';
import {
  deleteTarget,
  type ListedTarget,
  type TargetKind,
} from '../../data/athletes/athlete-profiles.ts';
import { useDateLocale } from '../../platform/locale.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormSection } from './form-section.tsx';
import { GoalWords } from './goal-words.tsx';
import { TargetForm } from './target-form.tsx';
import { today } from './today.ts';

// The code that computes a forecast is not needed to see the goals.
const GoalForecast = lazy(() => import('./goal-forecast.tsx'));

interface TargetListProps {
  uid: string;
  kind: TargetKind;
  /** Latest first. */
  targets: readonly ListedTarget[];
  best: BestRecord | null;
  /** The runner's weeks; null = not known yet, or not wanted. */
  trends: { weeks: ReadonlyMap<number, TrendWeek>; today: number } | null;
}

/** Goals, or tournaments: each with what it would take; added, changed and deleted in place. */
export function TargetList({ uid, kind, targets, best, trends }: TargetListProps) {
  const { t } = useTranslation('athlete');
  /** The one whose form is open; 'new' = another one. */
  const [open, setOpen] = useState<string | null>(null);
  const close = () => {
    setOpen(null);
  };
  const taken = targets.map(({ id }) => id);
  const isFull = targets.length >= ATHLETE_PROFILE_LIMITS.targetsMaximum;
  return (
    <FormSection title={t(`athlete:${kind}.title`)} why={t(`athlete:${kind}.why`)}>
      {targets.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {targets.map((target) => (
            <Box component="li" key={target.id}>
              {open === target.id ? (
                <TargetForm uid={uid} kind={kind} target={target} taken={taken} onDone={close} />
              ) : (
                <ListedRow
                  uid={uid}
                  kind={kind}
                  target={target}
                  best={best}
                  trends={trends}
                  onChange={() => {
                    setOpen(target.id);
                  }}
                />
              )}
            </Box>
          ))}
        </Box>
      )}
      {open === 'new' && (
        <TargetForm uid={uid} kind={kind} target={null} taken={taken} onDone={close} />
      )}
      {open !== 'new' && !isFull && (
        <Button
          variant="outlined"
          color="secondary"
          onClick={() => {
            setOpen('new');
          }}
          sx={{ justifySelf: 'start' }}
        >
          {t(`athlete:${kind}.add`)}
        </Button>
      )}
      {isFull && (
        <Typography variant="body2" color="textSecondary">
          {t('athlete:target.full', { maximum: ATHLETE_PROFILE_LIMITS.targetsMaximum })}
        </Typography>
      )}
    </FormSection>
  );
}

interface ListedRowProps extends Pick<TargetListProps, 'uid' | 'kind' | 'best' | 'trends'> {
  target: ListedTarget;
  onChange: () => void;
}

function ListedRow({ uid, kind, target, best, trends, onChange }: ListedRowProps) {
  const { t } = useTranslation('athlete');
  const locale = useDateLocale();
  const day = new Date(`${target.date}T00:00:00Z`);
  const isComing = target.date >= today();
  const [isAsking, setIsAsking] = useState(false);
  const removal = useSubmission(
    'delete target',
    useCallback(async () => {
      // It is gone from the list at once, and the question with it; while there is no connection
      // only from this browser.
      await deleteTarget(uid, kind, target.id);
    }, [uid, kind, target.id]),
  );
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{target.event}</Typography>
      <Typography variant="body2">
        {[
          formatDay(day, 0, locale),
          target.distance && t(`athlete:distance.${target.distance}`),
          target.recordSeconds !== null
            ? formatClock(target.recordSeconds)
            : isComing && t('athlete:target.finish'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {isComing && <GoalWords target={target} best={best} />}
      {isComing && trends && target.distance !== null && (
        <Suspense>
          <GoalForecast
            {...trends}
            goal={{
              distance: target.distance,
              seconds: target.recordSeconds,
              day: target.date,
            }}
          />
        </Suspense>
      )}
      <Box sx={{ display: 'flex', gap: 1, ml: -1 }}>
        <Button color="secondary" size="small" onClick={onChange}>
          {t('athlete:target.change')}
        </Button>
        <Button
          color="secondary"
          size="small"
          onClick={() => {
            setIsAsking(true);
          }}
        >
          {t('athlete:target.delete')}
        </Button>
      </Box>
      {isAsking && (
        <ConfirmDialog
          title={t('athlete:target.deleteQuestion', { event: target.event })}
          words={t('athlete:target.delete')}
          isBusy={removal.isBusy}
          failureCode={removal.failureCode}
          onConfirm={() => {
            void removal.submit().then((isDone) => {
              if (isDone) setIsAsking(false);
            });
          }}
          onClose={() => {
            setIsAsking(false);
          }}
        >
          <Typography variant="body2">{t('athlete:target.deleteText')}</Typography>
        </ConfirmDialog>
      )}
    </Box>
  );
}
