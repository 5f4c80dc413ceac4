import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isServerReachable, reloadWhereReachable } from '../../platform/reload-page.ts';
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

vi.mock(import('../../platform/reload-page.ts'), async (original) => ({
  ...(await original()),
  isServerReachable: vi.fn(async () => Promise.resolve(true)),
  reloadWhereReachable: vi.fn(),
}));

function NotFetched(): never {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/plan.js');
}

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
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  expect(reported.mock.calls[0]?.[0]).toMatchObject({ message: 'drawn wrongly' });
  // A person who writes to support names the id under which the error is logged.
  const errorId = reported.mock.calls[0]?.[2] as string;
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    `/contact?error=${errorId}`,
  );
  expect(errorId).toMatch(/^[2-9a-z]{8}$/);
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

test('a page that needs a connection says so, and comes with it', async () => {
  vi.spyOn(globalThis.navigator, 'onLine', 'get').mockReturnValue(false);
  vi.mocked(reloadWhereReachable).mockResolvedValueOnce(false).mockResolvedValue(true);
  render(
    <ErrorBoundary>
      <NotFetched />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('You’re offline');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  // The server was not reached: the words stay, and the button can be pressed once more.
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(reloadWhereReachable).toHaveBeenCalledTimes(1);
  globalThis.dispatchEvent(new Event('online'));
  expect(reloadWhereReachable).toHaveBeenCalledTimes(2);
});

test('a browser that only believes it has a connection is told, and the page comes with the server', async () => {
  vi.useFakeTimers();
  vi.spyOn(globalThis.navigator, 'onLine', 'get').mockReturnValue(true);
  vi.mocked(isServerReachable).mockResolvedValueOnce(false).mockResolvedValueOnce(false);
  vi.mocked(reloadWhereReachable).mockReset().mockResolvedValue(true);
  try {
    render(
      <ErrorBoundary>
        <NotFetched />
      </ErrorBoundary>,
    );
    await act(async () => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('alert')).toHaveTextContent('You’re offline');
    await act(async () => vi.advanceTimersByTimeAsync(2000));
    expect(reloadWhereReachable).not.toHaveBeenCalled();
    await act(async () => vi.advanceTimersByTimeAsync(4000));
    expect(reloadWhereReachable).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

test('a page that fails beside a server that answers is not loaded again and again', async () => {
  vi.useFakeTimers();
  vi.spyOn(globalThis.navigator, 'onLine', 'get').mockReturnValue(true);
  vi.mocked(reloadWhereReachable).mockReset();
  try {
    render(
      <ErrorBoundary>
        <NotFetched />
      </ErrorBoundary>,
    );
    await act(async () => vi.advanceTimersByTimeAsync(120_000));
    expect(screen.getByRole('alert')).toHaveTextContent('couldn’t be loaded');
    expect(reloadWhereReachable).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});
