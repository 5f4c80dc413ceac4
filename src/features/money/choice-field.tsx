import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; words: string }[];
  onChange: (value: Value) => void;
}

/** One of several, which takes effect at once. */
export function ChoiceField<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <FormControl variant="outlined" sx={{ minWidth: 180 }}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        input={<OutlinedInput label={label} notched />}
        inputProps={{ id }}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.words}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
