import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { KNOWN_VARIABLES, knownVariableName } from '@tasuki/domain/quick-responses/known-variables';
import { QUICK_RESPONSE_LIMITS } from '@tasuki/domain/quick-responses/quick-response';
import type { QuickResponseForm } from '@tasuki/domain/quick-responses/quick-response-form';
import { useMeasureLocale } from '../../platform/locale.ts';
import { registeredInput } from '../../ui/forms/registered-input.ts';
import { useFieldHelp } from '../../ui/forms/use-field-help.ts';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';

interface ContentFieldProps {
  form: UseFormReturn<QuickResponseForm>;
  content: string;
}

/** The text of a quick response, with a button for each variable that fills in by itself. */
export function ContentField({ form, content }: ContentFieldProps) {
  const { t } = useTranslation('quickResponses');
  const { language } = useMeasureLocale();
  const id = useId();
  const countId = useId();
  const chipsId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const label = t('quickResponses:field.content');
  const { isBroken, help, helpId } = useFieldHelp({
    form,
    name: 'content',
    label,
    hint: t('quickResponses:field.contentHint'),
  });
  const { inputRef, ...registered } = registeredInput(form, 'content');

  const insert = (text: string) => {
    const element = field.current;
    if (!element) return;
    const { value, selectionStart, selectionEnd } = element;
    // The selected text is replaced; the cursor stands behind what was inserted.
    form.setValue('content', value.slice(0, selectionStart) + text + value.slice(selectionEnd), {
      shouldDirty: true,
    });
    element.focus();
    element.setSelectionRange(selectionStart + text.length, selectionStart + text.length);
  };

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FormControl fullWidth variant="outlined" error={isBroken}>
        <InputLabel htmlFor={id}>{label}</InputLabel>
        <OutlinedInput
          id={id}
          name="content"
          label={label}
          multiline
          minRows={5}
          maxRows={16}
          {...registered}
          inputRef={(element: HTMLTextAreaElement | null) => {
            field.current = element;
            inputRef(element);
          }}
          slotProps={{ input: { 'aria-describedby': `${helpId} ${countId}` } }}
        />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <FormHelperText id={helpId}>{help}</FormHelperText>
          <FormHelperText
            id={countId}
            error={content.length > QUICK_RESPONSE_LIMITS.contentMaxLength}
            sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}
          >
            {t('quickResponses:field.count', {
              length: content.length,
              maximum: QUICK_RESPONSE_LIMITS.contentMaxLength,
            })}
          </FormHelperText>
        </Box>
      </FormControl>
      <Typography id={chipsId} variant="body2" color="textSecondary">
        {t('quickResponses:insertVariable')}
      </Typography>
      <Box
        role="group"
        aria-labelledby={chipsId}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}
      >
        {KNOWN_VARIABLES.map((variable) => {
          const name = knownVariableName(variable, language);
          return (
            <Box
              key={variable}
              sx={{ minHeight: TOUCH_TARGET_PIXELS, display: 'flex', alignItems: 'center' }}
            >
              <Chip
                label={name}
                variant="outlined"
                onClick={() => {
                  insert(`{${name}}`);
                }}
                sx={{
                  position: 'relative',
                  // The whole height is the target, though the chip is slimmer.
                  '&::after': { content: '""', position: 'absolute', inset: '-7px -4px' },
                }}
              />
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
