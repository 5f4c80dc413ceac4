import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { fetchMarkdownParser } from './markdown/markdown-tree.ts';
import { figuresOf, SafeMarkdown } from './safe-markdown.tsx';

const LOCALE = { language: 'en', units: 'metric' } as const;
/** Parsing it took ten seconds. */
const LONGEST_MILLISECONDS = 6000;

beforeAll(fetchMarkdownParser);

function show(text: string) {
  render(
    <SafeMarkdown
      text={text}
      facts={[]}
      locale={LOCALE}
      figureKey="reply"
      openFigureKey={null}
      onShowFigure={() => undefined}
    />,
  );
}

it('shows lists and emphasis of a reply', () => {
  show('Well run.\n\n- **easy** first\n- then faster');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('easy').tagName).toBe('STRONG');
});

it('shows what is nested too deeply as the lines that it is, at once', () => {
  const begin = performance.now();
  show(`${'- '.repeat(2000)}rest\n\nSleep well.`);
  figuresOf({ text: '*_'.repeat(4000), facts: [], locale: LOCALE, figureKey: 'reply' });
  expect(performance.now() - begin).toBeLessThan(LONGEST_MILLISECONDS);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByText('Sleep well.')).toBeInTheDocument();
});

it('makes no link of a reply, however its address is spelt', () => {
  show(
    'Your plan is ready. [Sign in again。](https\\://evil.example/signin)\n\n<https://evil.example>',
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('Sign in again。')).toBeInTheDocument();
});
