import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo, type ComponentProps } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Fact } from '@tasuki/domain/coaching/facts/fact';
import type { CoachFeedback } from '@tasuki/domain/coaching/feedback/coach-feedback';
import type * as FigureButtons from '../../ui/figures/figure-button.tsx';
import { CoachWords } from './coach-words.tsx';

const { drawn } = vi.hoisted(() => ({ drawn: vi.fn<(what: string) => void>() }));

/** The sign beside words of caution: drawn with the words. */
vi.mock('../../ui/icon.tsx', () => ({
  Icon: () => {
    drawn('the words');
    return null;
  },
}));
vi.mock('../../ui/figures/figure-button.tsx', async (importOriginal) => {
  const { FigureButton } = await importOriginal<typeof FigureButtons>();
  return {
    FigureButton: memo(function NotedButton(props: ComponentProps<typeof FigureButton>) {
      drawn(props.words);
      return <FigureButton {...props} />;
    }),
  };
});
/** It has a sign of its own, and comes after the figure has answered. */
vi.mock('../../ui/fact-proof-note.tsx', () => ({
  FactProofNote: ({ fact }: { fact: Fact }) => <div role="status">{fact.method}</div>,
}));

const FEEDBACK: CoachFeedback = {
  language: 'en',
  author: 'embedded',
  authorVersion: 1,
  purpose: 'easy',
  isSafetyFirst: false,
  sentences: [
    { role: 'safety', text: 'Mind your calf.' },
    { role: 'finding', text: 'You ran {{distance}} at {{heart}}.' },
    { role: 'nextStep', text: 'Rest tomorrow.' },
  ],
  createdAt: new Date('2026-11-18T07:00:00Z'),
};
const STRETCH = { startSeconds: 0, endSeconds: 1800 };
const FACTS: readonly Fact[] = [
  {
    id: 'distance',
    value: 5000,
    unit: 'meters',
    method: 'total-distance',
    proof: { kind: 'stretch', stretch: STRETCH },
  },
  {
    id: 'heart',
    value: 140,
    unit: 'beatsPerMinute',
    method: 'average-heart-rate',
    proof: { kind: 'stretch', stretch: STRETCH },
  },
];

const onShowFact = vi.fn();
const renderEvidence = () => null;

beforeEach(() => {
  onShowFact.mockClear();
});

function show() {
  render(
    <CoachWords
      feedback={FEEDBACK}
      facts={FACTS}
      onShowFact={onShowFact}
      renderEvidence={renderEvidence}
    />,
  );
  drawn.mockClear();
}
const figures = () => screen.getAllByRole('button');

it('draws the pressed figure and none of the words around it', async () => {
  show();
  const [distance] = figures();
  if (!distance) throw new Error('There is no figure');
  await userEvent.click(distance);
  expect(distance).toHaveAttribute('aria-expanded', 'true');
  expect(onShowFact).toHaveBeenLastCalledWith(FACTS[0]);
  expect(await screen.findByRole('status')).toHaveTextContent('total-distance');
  expect(drawn.mock.calls).toEqual([[distance.textContent]]);
});

it('draws the figure that closes and the one that opens', async () => {
  show();
  const [distance, heart] = figures();
  if (!distance || !heart) throw new Error('There are not two figures');
  await userEvent.click(distance);
  drawn.mockClear();
  await userEvent.click(heart);
  expect(distance).toHaveAttribute('aria-expanded', 'false');
  expect(heart).toHaveAttribute('aria-expanded', 'true');
  expect(drawn.mock.calls).toEqual([[distance.textContent], [heart.textContent]]);
  await userEvent.keyboard('{Escape}');
  expect(heart).toHaveAttribute('aria-expanded', 'false');
  expect(onShowFact).toHaveBeenLastCalledWith(null);
});
