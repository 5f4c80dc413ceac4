import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NothingChosen } from './nothing-chosen.tsx';

it('asks nobody to choose from a list of activities that may be empty', () => {
  render(<NothingChosen listName="activities" />);
  expect(screen.getByText('Your newest activity opens here.')).toBeVisible();
});

it('says where a chosen conversation opens', () => {
  render(<NothingChosen listName="topics" />);
  expect(screen.getByText('Choose one on the left and it opens here.')).toBeVisible();
});
