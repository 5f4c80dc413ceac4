import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { ApplicationSwitch } from './application-switch.tsx';

beforeEach(() => {
  useSessionStore.setState({ ...SIGNED_OUT_SESSION, status: 'ready' });
});

function open() {
  render(
    <MemoryRouter>
      <ApplicationSwitch application="runner" />
    </MemoryRouter>,
  );
}

describe('the switch between applications', () => {
  test('is not there for who has only one', () => {
    useSessionStore.setState({ claims: { canAccessBeta: true } });
    open();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('comes by itself once a role is given', async () => {
    open();
    useSessionStore.setState({ claims: { isCoach: true } });
    expect(
      await screen.findByRole('button', { name: 'You’re in the Runner app. Switch' }),
    ).toBeVisible();
  });

  test('leads to each that the person has, by keyboard too', async () => {
    useSessionStore.setState({ claims: { isCoach: true, isAdmin: true } });
    open();
    const user = userEvent.setup();
    const button = await screen.findByRole('button', { name: /Runner app/ });
    button.focus();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    const items = within(menu).getAllByRole('menuitem');
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Runner', '/activities'],
      ['Coach', '/coach-app'],
      ['Admin', '/admin/users'],
    ]);
    expect(items[0]).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{ArrowDown}');
    expect(items[1]).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
  });

  test('offers no application whose role is not the person’s', async () => {
    useSessionStore.setState({ claims: { isAdmin: true } });
    open();
    await userEvent.setup().click(await screen.findByRole('button', { name: /Runner app/ }));
    expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
    expect(screen.queryByRole('menuitem', { name: 'Coach' })).not.toBeInTheDocument();
  });
});
