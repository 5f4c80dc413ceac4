import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { fetchMarkdownParser } from './markdown-tree.ts';
import { PersonText } from './person-text.tsx';

beforeAll(fetchMarkdownParser);

function show(text: string) {
  const { container } = render(
    <MemoryRouter>
      <PersonText text={text} names={['Kenji Arai']} />
    </MemoryRouter>,
  );
  return container;
}

it('shows lists, emphasis, quotes and code of a coach', () => {
  const shown = show('> Tired.\n\n- **Tuesday**: easy\n- *Friday*: `4 x 1 km`');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Tuesday').tagName).toBe('STRONG');
  expect(screen.getByText('Friday').tagName).toBe('EM');
  expect(screen.getByText('4 x 1 km').tagName).toBe('CODE');
  expect(shown.querySelector('blockquote')).toHaveTextContent('Tired.');
});

it.each([
  '5*1000m, then 3*400m',
  '5 * 1000m and 3 * 400m',
  '組間休息*2，5*1000米*2組',
  'a_file_of_mine',
  'See [this](https://evil.example/a*b*c)!',
  '![me](https://pictures.example/me.jpg)',
  'Is 5 < 6? <b>Yes</b> <script>1</script>',
  '[1]: https://example.com',
  '<!-- not hidden -->',
  'First line\nsecond line',
  'やった(*^_^*)',
  '(*´ω`*)ありがとう',
  'Nice run (*^^*) and again (*^^*)',
  '¯\\_(ツ)_/¯',
  'R&amp;D and &lt;3',
  '>_< my legs',
  '>>> faster',
  'Monday\n---',
  'Total\n=====',
  '** ** and __ __',
  '```tell everybody',
  '```kill yourself\nnice run\n```',
])('leaves %j as it was written', (text) => {
  const shown = show(text);
  expect(shown.textContent).toBe(text);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(shown.querySelector('em, strong')).toBeNull();
});

it('keeps the numbers of a list, which can be days', () => {
  show('21. easy\n23. intervals\n26. long run');
  const items = screen.getAllByRole<HTMLLIElement>('listitem');
  expect(items.map(({ value }) => value)).toEqual([21, 23, 26]);
});

it('marks mentions, and leads to an activity, among marks', () => {
  show(`**Well done** @Kenji Arai\n\n- ${globalThis.location.origin}/activities/run_1_0`);
  expect(screen.getByText('@Kenji Arai').tagName).toBe('STRONG');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/activities/run_1_0');
});
