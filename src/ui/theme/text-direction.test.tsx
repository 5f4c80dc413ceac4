import TextField from '@mui/material/TextField';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { FormLongTextField } from '../forms/form-long-text-field.tsx';
import { FormTextField } from '../forms/form-text-field.tsx';
import { theme } from './theme.ts';

function Fields() {
  const form = useForm({ defaultValues: { name: '', note: '' } });
  return (
    <ThemeProvider theme={theme}>
      <FormTextField form={form} name="name" label="Name" />
      <FormLongTextField form={form} name="note" label="Note" lines={3} />
      <TextField label="Title" slotProps={{ htmlInput: { maxLength: 80 } }} />
    </ThemeProvider>
  );
}

it.each(['Name', 'Note', 'Title'])('lets what is written into %s run its own way', (label) => {
  render(<Fields />);
  expect(screen.getByRole('textbox', { name: label })).toHaveAttribute('dir', 'auto');
});
