import Box from '@mui/material/Box';
import { useId } from 'react';
import { TOUCH_TARGET_PIXELS } from './theme/touch-target.ts';

interface SegmentedChoiceProps<Value extends string> {
  /** The subject of the choice, for screen readers. */
  label: string;
  value: Value;
  options: readonly { value: Value; words: string }[];
  onChange: (value: Value) => void;
  /** In how many columns a phone shows them, where a row would be wider than it. */
  phoneColumns?: number;
}

/** One of a few, side by side: a radio group that looks like a switch. */
export function SegmentedChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
  phoneColumns,
}: SegmentedChoiceProps<Value>) {
  const name = useId();
  return (
    <Box
      role="radiogroup"
      aria-label={label}
      sx={{
        display: phoneColumns === undefined ? 'inline-flex' : { xs: 'grid', sm: 'inline-flex' },
        gridTemplateColumns: `repeat(${phoneColumns ?? 1}, minmax(0, 1fr))`,
        borderRadius: 22,
        bgcolor: 'quiet.ground',
        p: '2px',
      }}
    >
      {options.map((option) => (
        <Box
          key={option.value}
          component="label"
          sx={{
            position: 'relative',
            display: 'grid',
            placeItems: 'center',
            minHeight: 40,
            minWidth: TOUCH_TARGET_PIXELS,
            px: 2,
            borderRadius: 20,
            fontSize: '0.9375rem',
            fontWeight: option.value === value ? 600 : 400,
            color: option.value === value ? 'text.primary' : 'text.secondary',
            bgcolor: option.value === value ? 'background.default' : 'transparent',
            boxShadow:
              option.value === value
                ? 'inset 0 0 0 1.5px var(--tasuki-palette-secondary-main)'
                : 'none',
            cursor: 'pointer',
            // The whole height is the target, also where the switch is slimmer.
            '&::after': { content: '""', position: 'absolute', inset: '-2px' },
            '&:focus-within': {
              outline: '3px solid',
              outlineColor: 'secondary.main',
            },
          }}
        >
          <Box
            component="input"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => {
              onChange(option.value);
            }}
            sx={{ position: 'absolute', inset: 0, opacity: 0, m: 0, cursor: 'pointer' }}
          />
          {option.words}
        </Box>
      ))}
    </Box>
  );
}
