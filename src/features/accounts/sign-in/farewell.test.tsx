import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { keepFarewellWords } from '../../../platform/between-pages/farewell-words.ts';
import { Farewell } from './farewell.tsx';

function open() {
  return render(
    <StrictMode>
      <Farewell />
    </StrictMode>,
  );
}

test('says once that the account is deleted', () => {
  keepFarewellWords('Your account is deleted.');
  open().unmount();
  open();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  keepFarewellWords('Your account is deleted.');
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Your account is deleted.');
});
