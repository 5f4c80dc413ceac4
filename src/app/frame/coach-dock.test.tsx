import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import CoachDock from './coach-dock.tsx';
import { setDockOpen } from './dock-store.ts';

vi.mock('../../pages/chat/docked-coach.tsx', () => ({
  default: ({ open }: { open: unknown }) => <p>{`about ${JSON.stringify(open)}`}</p>,
}));

beforeEach(() => {
  setDockOpen(true);
});

function show() {
  return render(
    <MemoryRouter>
      <CoachDock uid="u1" open={{ activityId: 'a1' }} />
    </MemoryRouter>,
  );
}

test('stands beside the page, about what is open there', async () => {
  show();
  expect(screen.getByRole('complementary', { name: 'Coach' })).toBeVisible();
  expect(await screen.findByText('about {"activityId":"a1"}')).toBeVisible();
});

test('is closed and opened by the keyboard, which goes on at its button', async () => {
  show();
  const user = userEvent.setup();
  screen.getByRole('button', { name: 'Close the coach' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByText(/^about/)).toBeNull();
  const opens = screen.getByRole('button', { name: 'Open the coach beside the page' });
  expect(opens).toHaveFocus();
  expect(opens).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^about/)).toBeVisible();
});

test('stays closed on the next visit, which loads no conversation', async () => {
  const { unmount } = show();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Close the coach' }));
  unmount();
  vi.resetModules();
  const { useDockStore } = await import('./dock-store.ts');
  expect(useDockStore.getState().isOpen).toBe(false);
});
