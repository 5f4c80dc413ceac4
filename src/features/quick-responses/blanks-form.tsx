import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fillIn } from '@tasuki/domain/quick-responses/fill-in';
import { QUICK_RESPONSE_LIMITS } from '@tasuki/domain/quick-responses/quick-response';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';
import { FilledText } from './filled-text.tsx';

interface BlanksFormProps {
  content: string;
  /** Values that fill in by themselves, by the variables' keys. */
  known: ReadonlyMap<string, string>;
  onInsert: (text: string) => void;
  onBack: () => void;
}

/** Asks for the variables of a text that did not fill in by themselves. */
export function BlanksForm({ content, known, onInsert, onBack }: BlanksFormProps) {
  const { t } = useTranslation(['common', 'quickResponses']);
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [isTried, setIsTried] = useState(false);
  const asked = fillIn(content, known).blanks;
  const filled = fillIn(content, new Map([...known, ...typed]));
  const isMissing = (key: string) => filled.blanks.some((blank) => blank.key === key);
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'contents' }}
      onSubmit={(event) => {
        event.preventDefault();
        // A form may stand around the button that opened this one.
        event.stopPropagation();
        setIsTried(true);
        const [first] = filled.blanks;
        if (!first) onInsert(filled.text);
        else
          event.currentTarget
            .querySelector<HTMLElement>(`[name="${CSS.escape(first.key)}"]`)
            ?.focus();
      }}
    >
      <DialogContent
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
        }}
      >
        {asked.map(({ key, name }, index) => (
          <TextField
            key={key}
            name={key}
            label={name}
            value={typed.get(key) ?? ''}
            autoComplete="off"
            autoFocus={index === 0}
            error={isTried && isMissing(key)}
            helperText={
              isTried && isMissing(key) ? t('common:validation.required', { field: name }) : null
            }
            onChange={(event) => {
              setTyped(new Map([...typed, [key, event.target.value]]));
            }}
            slotProps={{ htmlInput: { maxLength: QUICK_RESPONSE_LIMITS.nameMaxLength } }}
            sx={{ mt: index === 0 ? 1 : 0 }}
          />
        ))}
        <FilledText parts={filled.parts} />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onBack} sx={{ minHeight: TOUCH_TARGET_PIXELS }}>
          {t('quickResponses:picker.back')}
        </Button>
        <Button type="submit" variant="contained" sx={{ minHeight: TOUCH_TARGET_PIXELS }}>
          {t('quickResponses:picker.insert')}
        </Button>
      </DialogActions>
    </Box>
  );
}
