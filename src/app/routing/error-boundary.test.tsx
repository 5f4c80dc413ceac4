import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setErrorReporter } from '../../platform/report-error.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const reported = vi.fn();

beforeEach(() => {
  reported.mockReset();
  setErrorReporter(reported);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('drawn wrongly');
}

test('a page that cannot be drawn says what is safe, and the log gets the cause', () => {
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('What you saved is safe.');
  expect(screen.getByRole('button', { name: 'Load again' })).toBeInTheDocument();
  expect(reported.mock.calls[0]?.[0]).toMatchObject({ message: 'drawn wrongly' });
});

test('another page gets a new try', () => {
  const { rerender } = render(
    <ErrorBoundary resetKey="/a">
      <Broken />
    </ErrorBoundary>,
  );
  rerender(
    <ErrorBoundary resetKey="/b">
      <p>{'well'}</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('well')).toBeInTheDocument();
});
