import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { Language } from '@tasuki/domain/language';
import { ISO_WEEKDAYS } from '@tasuki/domain/athletes/athlete-profile';
import { TOUCH_TARGET_PIXELS } from '../theme/touch-target.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { weekdayWords } from '../weekday-words.ts';

/** Seven stand side by side on a phone; Vietnamese writes T2 to CN for that. */
function shortWidth(language: Language): 'short' | 'narrow' {
  return language === 'vi' ? 'narrow' : 'short';
}

interface FormWeekdaysProps<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  /** The name of a field that holds numbers, Monday is 1. */
  name: Path<Form>;
  /** The purpose of the days, for screen readers. */
  label: string;
  language: Language;
}

/** Days of the week, each switched on or off. */
export function FormWeekdays<Form extends FieldValues>({
  form,
  name,
  label,
  language,
}: FormWeekdaysProps<Form>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => {
        const chosen: readonly number[] = Array.isArray(value) ? value : [];
        return (
          <Box
            role="group"
            aria-label={label}
            sx={{
              display: 'grid',
              // In two rows where seven are not as wide as a finger each.
              gridTemplateColumns: `repeat(auto-fit, minmax(max(${TOUCH_TARGET_PIXELS}px, 100% / ${ISO_WEEKDAYS.length + 1}), 1fr))`,
              gap: 0.5,
              maxWidth: 448,
            }}
          >
            {ISO_WEEKDAYS.map((day) => {
              const isChosen = chosen.includes(day);
              return (
                <ToggleButton
                  key={day}
                  value={day}
                  selected={isChosen}
                  onBlur={onBlur}
                  onChange={() => {
                    onChange(
                      isChosen
                        ? chosen.filter((other) => other !== day)
                        : [...chosen, day].sort((a, b) => a - b),
                    );
                  }}
                  sx={{
                    minWidth: TOUCH_TARGET_PIXELS,
                    minHeight: TOUCH_TARGET_PIXELS,
                    px: 0,
                    fontSize: '0.9375rem',
                    overflowWrap: 'normal',
                    '&.Mui-selected, &.Mui-selected:hover': {
                      bgcolor: 'secondary.main',
                      color: 'secondary.contrastText',
                    },
                  }}
                >
                  <span aria-hidden>{weekdayWords(day, language, shortWidth(language))}</span>
                  <VisuallyHidden>{weekdayWords(day, language, 'long')}</VisuallyHidden>
                </ToggleButton>
              );
            })}
          </Box>
        );
      }}
    />
  );
}
