import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import {
  manualActivityOf,
  manualFormOf,
  type ManualForm,
} from '@tasuki/domain/activities/manual-activity';
import { calendarDayOf, dayNumber } from '@tasuki/domain/measures/calendar-day';
import { metersPerLongUnit, unitWords } from '@tasuki/domain/measures/format-measure';
import { SPORT_TYPES } from '@tasuki/domain/sports/sport-type';
import { newManualId, saveManualActivity } from '../../data/activities/manual-activities.ts';
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts';
import { useMeasureLocale } from '../../platform/locale.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { FormLongTextField } from '../../ui/forms/form-long-text-field.tsx';
import { FormNativeSelect } from '../../ui/forms/form-native-select.tsx';
import { FormStack } from '../../ui/forms/form-stack.tsx';
import { FormTextField } from '../../ui/forms/form-text-field.tsx';
import { FormTimeField } from '../../ui/forms/form-time-field.tsx';

/** Wide enough that a dialog need not fill the screen. */
const WIDE = '(min-width:600px)';

interface ManualEntryDialogProps {
  /** The entry that is corrected; null = a new entry. */
  row: ActivityRow | null;
  onClose: () => void;
  onSaved: (activityId: string) => void;
}

/** Enters a session that nothing recorded, or corrects one. */
export default function ManualEntryDialog({ row, onClose, onSaved }: ManualEntryDialogProps) {
  const { t } = useTranslation(['activities', 'common', 'sports']);
  const locale = useMeasureLocale();
  const titleId = useId();
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  // Sent twice, it is one entry.
  const [activityId] = useState(() => row?.id ?? newManualId());
  const metersPerUnit = metersPerLongUnit(locale);
  const [today] = useState(() => calendarDayOf(dayNumber(new Date(), null)));
  const { form, handlers, isBusy, failureCode } = useSchemaForm<ManualForm>({
    what: 'save manual activity',
    loadSchema: async () => {
      const { manualFormSchema } = await import('@tasuki/domain/activities/manual-schemas');
      return manualFormSchema(today, metersPerUnit);
    },
    defaultValues: manualFormOf(row && entryOf(row), { today, metersPerUnit }),
    run: async (fields) => {
      const note = fields.note.trim() || null;
      await saveManualActivity({
        activityId,
        entry: manualActivityOf(fields, metersPerUnit),
        words: row ? null : { note, effort: null },
      });
    },
    onDone: () => {
      onSaved(activityId);
    },
  });
  const title = t(row ? 'activities:manual.edit' : 'activities:manual.title');
  return (
    <Dialog
      open
      fullWidth
      fullScreen={!isWide}
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={isBusy ? undefined : onClose}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Box sx={{ pt: 1 }}>
          <FormStack label={title} {...handlers}>
            <FormNativeSelect
              form={form}
              name="sport"
              label={t('activities:manual.sport')}
              choices={SPORT_TYPES.map((value) => ({ value, words: t(`sports:${value}`) }))}
            />
            <FormTextField
              form={form}
              name="date"
              type="date"
              label={t('activities:manual.date')}
            />
            <FormTextField
              form={form}
              name="clock"
              type="time"
              label={t('activities:manual.clock')}
            />
            <FormTimeField form={form} name="duration" label={t('activities:manual.duration')} />
            <FormTextField
              form={form}
              name="distance"
              inputMode="decimal"
              autoComplete="off"
              label={t('activities:manual.distance', { unit: unitWords('meters', locale) })}
              hint={t('activities:manual.distanceHint')}
            />
            {!row && (
              <FormLongTextField
                form={form}
                name="note"
                lines={3}
                label={t('activities:own.note')}
              />
            )}
            <FailureAlert failureCode={failureCode} />
            <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
              <Button color="secondary" disabled={isBusy} onClick={onClose}>
                {t('common:action.cancel')}
              </Button>
              <Button type="submit" variant="contained" loading={isBusy}>
                {t('common:form.save')}
              </Button>
            </Box>
          </FormStack>
        </Box>
      </DialogContent>
    </Dialog>
  );
}

function entryOf(row: ActivityRow) {
  return {
    sport: row.sport,
    startedAtMilliseconds: row.startedAt.getTime(),
    utcOffsetMinutes: row.utcOffsetMinutes ?? 0,
    durationSeconds: row.elapsedSeconds,
    distanceMeters: row.distanceMeters,
    note: row.note,
  };
}
