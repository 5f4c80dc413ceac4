import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { BareFooter } from './bare-footer.tsx';

test.each([
  ['What Tasuki does', '/product'],
  ['For coaches', '/for-coaches'],
  ['Terms of service', '/terms'],
  ['Privacy policy', '/privacy'],
  ['Service level', '/service-level'],
  ['External transmission', '/external-transmission'],
  ['Commercial disclosure', '/commerce-disclosure'],
  ['Contact', '/contact'],
  ['Open-source notices', '/open-source-notices.txt'],
])('leads a signed-out visitor to “%s”', (name, path) => {
  render(
    <MemoryRouter>
      <BareFooter />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
});
