import { mdiAccountOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACTIVITY_LIMITS, type ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { saveActivityFields } from '../../data/activities/activities.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { reportError } from '../../platform/report-error.ts';
import { CheckRow } from '../../ui/check-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DetailSection } from './detail-section.tsx';
import { usePressedFields } from './use-pressed-fields.ts';

interface RunnerWordsProps {
  uid: string;
  row: ActivityRow;
}

type WordsState =
  | { state: 'idle' }
  | { state: 'saving' }
  | { state: 'saved' }
  | { state: 'failed'; code: FailureCode };

/** The runner's own fields: a name, a note, and whether it is listed. */
export const RunnerWords = memo(function RunnerWords({ uid, row }: RunnerWordsProps) {
  const { t } = useTranslation(['activities', 'failures']);
  const [title, setTitle] = useState(row.title ?? '');
  const [note, setNote] = useState(row.note ?? '');
  const [words, setWords] = useState<WordsState>({ state: 'idle' });
  const isChanged = title.trim() !== (row.title ?? '') || note.trim() !== (row.note ?? '');

  const { pressed, saveAtOnce } = usePressedFields(uid, row.id);
  const saveWords = async () => {
    setWords({ state: 'saving' });
    try {
      await saveActivityFields(uid, row.id, {
        title: title.trim() === '' ? null : title.trim(),
        note: note.trim() === '' ? null : note.trim(),
      });
      setWords({ state: 'saved' });
    } catch (cause) {
      reportError(cause, 'save activity');
      setWords({ state: 'failed', code: failureCodeOf(cause) });
    }
  };
  return (
    <DetailSection title={t('activities:own.title')}>
      <Typography
        component="p"
        variant="caption"
        color="textSecondary"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 2 }}
      >
        <Icon path={mdiAccountOutline} sx={{ fontSize: 18 }} />
        {t('common:author.you')}
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saveWords();
        }}
        sx={{ display: 'grid', gap: 2 }}
      >
        <TextField
          label={t('activities:own.name')}
          value={title}
          onChange={(event) => {
            setTitle(event.target.value);
            setWords({ state: 'idle' });
          }}
          slotProps={{ htmlInput: { maxLength: ACTIVITY_LIMITS.titleMaxLength } }}
        />
        <TextField
          label={t('activities:own.note')}
          helperText={t('activities:own.noteHelp')}
          multiline
          minRows={3}
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
            setWords({ state: 'idle' });
          }}
          slotProps={{ htmlInput: { maxLength: ACTIVITY_LIMITS.noteMaxLength } }}
        />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
          <Button
            type="submit"
            variant="outlined"
            color="secondary"
            disabled={!isChanged && words.state !== 'failed'}
          >
            {t('activities:own.save')}
          </Button>
          <Typography
            role="status"
            variant="body2"
            color={words.state === 'failed' ? 'error' : 'textSecondary'}
          >
            {words.state === 'saved' && !isChanged && t('activities:own.saved')}
            {words.state === 'saving' && t('activities:own.saving')}
            {words.state === 'failed' &&
              `${t(`failures:${words.code}`)} ${t('activities:own.kept')}`}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ mt: 1 }}>
        <CheckRow
          words={t('activities:own.hide')}
          isChecked={pressed.isHidden ?? row.isHidden}
          onChange={(isHidden) => {
            void saveAtOnce({ isHidden });
          }}
        />
      </Box>
    </DetailSection>
  );
});
