import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MarkedWords } from './marked-words.tsx';

it('puts links and figures where the words mark them', () => {
  const { container } = render(
    <MarkedWords
      words="I agree to the <terms>terms & rules</terms>, at <felt/>."
      marks={{ terms: <a href="/terms" />, felt: <b>21 °C</b> }}
    />,
  );
  expect(container).toHaveTextContent('I agree to the terms & rules, at 21 °C.');
  expect(screen.getByRole('link', { name: 'terms & rules' })).toHaveAttribute('href', '/terms');
});

it('shows what is no mark of these words as it is written', () => {
  const { container } = render(<MarkedWords words="5 < 6 <b>bold</b> <terms>" marks={{}} />);
  expect(container).toHaveTextContent('5 < 6 <b>bold</b> <terms>');
  expect(container.querySelector('b')).toBeNull();
});
