import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { keepDeletionNotice } from '../../../platform/between-pages/deletion-notice.ts';
import { DeletionNotice } from './deletion-notice.tsx';

function open() {
  return render(
    <StrictMode>
      <DeletionNotice />
    </StrictMode>,
  );
}

test('says once that the account is deleted', () => {
  keepDeletionNotice('Your account is deleted.');
  open().unmount();
  open();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  keepDeletionNotice('Your account is deleted.');
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Your account is deleted.');
});
