import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WeekSwitch } from './week-switch.tsx';

test('a week of days off is called rest, and one with runs says how far it is', () => {
  const onNumber = vi.fn();
  const { rerender } = render(
    <WeekSwitch week={{ number: 3, meters: 0 }} weeks={9} onNumber={onNumber} />,
  );
  expect(screen.getByText('Rest')).toBeVisible();
  rerender(<WeekSwitch week={{ number: 4, meters: 21_000 }} weeks={9} onNumber={onNumber} />);
  expect(screen.getByText('21 km')).toBeVisible();
});
