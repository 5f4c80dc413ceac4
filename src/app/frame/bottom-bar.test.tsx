import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { CoachLink } from '@tasuki/domain/coaches/coach';
import type { Application, Place } from '@tasuki/domain/navigation/application';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { BottomBar } from './bottom-bar.tsx';

afterEach(() => {
  useSessionStore.setState(SIGNED_OUT_SESSION);
});

function open(application: Application, place: Place | null) {
  render(
    <MemoryRouter>
      <BottomBar application={application} place={place} isChatButtonHidden isChatButtonQuiet />
    </MemoryRouter>,
  );
  return within(screen.getByRole('navigation', { name: 'Main pages' }));
}

it.each(['runner', 'coach'] as const)('shows each place where they fit: %s', (application) => {
  const bar = open(application, null);
  expect(bar.queryByRole('button', { name: 'More' })).toBeNull();
  expect(bar.getByRole('link', { name: 'Me' })).toHaveAttribute('href', '/account');
});

it.each(['runner', 'coach', 'admin'] as const)(
  'shows the sign of each place that fits: %s',
  async (application) => {
    const bar = open(application, null);
    await waitFor(() => {
      for (const link of bar.getAllByRole('link')) {
        expect(link.querySelector('path')?.getAttribute('d'), link.textContent).toMatch(/^M/);
      }
    });
  },
);

it('leads to the places that do not fit from one more button, by keyboard too', async () => {
  const user = userEvent.setup();
  const bar = open('admin', 'adminUsers');
  const more = await bar.findByRole('button', { name: 'More' });
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'People',
    'Reports',
    'Feedback',
    'Money',
  ]);
  more.focus();
  await user.keyboard('{Enter}');
  const items = within(await screen.findByRole('menu', { name: 'More' })).getAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Log', '/admin/log'],
    ['Me', '/account'],
  ]);
  await user.keyboard('{Escape}');
  expect(more).toHaveFocus();
});

it('marks the button where one is at a place behind it', async () => {
  const bar = open('admin', 'adminLog');
  expect(await bar.findByRole('button', { name: 'More' })).toHaveAttribute('aria-current', 'true');
});

it.each([
  ['2999-01-01', true],
  ['2026-01-01', false],
])('marks the plan while a coach’s proposal waits there, until %s', (untilDay, isMarked) => {
  const link = { waitingPlan: { id: 'p1', untilDay } } as CoachLink;
  useSessionStore.setState({ ...SIGNED_OUT_SESSION, status: 'ready', coachLinks: [link] });
  const plan = open('runner', null).getByRole('link', { name: /Plan/ });
  const words = 'Your coach has sent you a proposal for your training plan.';
  expect(plan.textContent.includes(words)).toBe(isMarked);
});
