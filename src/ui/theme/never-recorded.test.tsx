import Dialog from '@mui/material/Dialog';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { theme } from './theme.ts';

/** Services that record visits leave out an element of this class with all its content. */
const LEFT_OUT = '.fs-exclude';

it('keeps what a dialog shows out of recordings, as pictures and forms of a conversation', () => {
  render(
    <ThemeProvider theme={theme}>
      <Dialog open aria-label="Picture">
        <img src="https://files.example/signed" alt="Knee" />
      </Dialog>
    </ThemeProvider>,
  );
  expect(screen.getByRole('img', { name: 'Knee' }).closest(LEFT_OUT)).not.toBeNull();
});

it('keeps what a menu shows out of recordings', () => {
  render(
    <ThemeProvider theme={theme}>
      <Menu open anchorEl={document.body}>
        <MenuItem>Hanako</MenuItem>
      </Menu>
    </ThemeProvider>,
  );
  expect(screen.getByRole('menuitem', { name: 'Hanako' }).closest(LEFT_OUT)).not.toBeNull();
});

it('keeps the choices of a field out of recordings', async () => {
  render(
    <ThemeProvider theme={theme}>
      <TextField select label="Runner" defaultValue="hanako">
        <MenuItem value="hanako">Hanako</MenuItem>
      </TextField>
    </ThemeProvider>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Runner' }));
  expect(screen.getByRole('option', { name: 'Hanako' }).closest(LEFT_OUT)).not.toBeNull();
});
