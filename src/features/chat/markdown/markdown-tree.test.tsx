import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PersonText } from './person-text.tsx';

function show(text: string) {
  render(
    <MemoryRouter>
      <PersonText text={text} names={[]} />
    </MemoryRouter>,
  );
}

it('shows the usual marks at once, before the parser has come', () => {
  show('### This week\n3. **Easy** first\n4. Rest');
  expect(screen.getByText('This week')).toBeInTheDocument();
  expect(screen.getByText('Easy').tagName).toBe('STRONG');
  const items = screen.getAllByRole<HTMLLIElement>('listitem');
  expect(items.map(({ value }) => value)).toEqual([3, 4]);
});

it('shows the room of the others at once, and what their marks mean once it has come', async () => {
  show('> - *Easy* first');
  expect(screen.getByRole('listitem')).toHaveTextContent('*Easy* first');
  expect(await screen.findByText('Easy')).toBeInTheDocument();
  expect(screen.getByText('Easy').tagName).toBe('EM');
  expect(screen.getByRole('listitem')).toHaveTextContent('Easy first');
});
