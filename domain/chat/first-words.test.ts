import { expect, it } from 'vitest';
import type { Fact } from '../coaching/facts/fact.ts';
import { firstWords, firstWordsOfReply } from './first-words.ts';
import { TOPIC_LIMITS } from './topic.ts';

const EN = { language: 'en', units: 'metric' } as const;
const FACTS: readonly Fact[] = [
  {
    id: 'pace.easy',
    value: 370,
    unit: 'secondsPerKilometer',
    method: 'average',
    proof: { kind: 'model' },
  },
];

it('puts figures in, in the viewer’s units, and takes Markdown’s marks out', () => {
  const text =
    '## Next\n\n- **Easy** run, at {{pace.easy}}.\n- See [this](https://example.test/x).';
  expect(firstWordsOfReply(text, FACTS, EN)).toBe('Next Easy run, at 6:10/km. See this.');
  const miles = { language: 'en', units: 'imperial' } as const;
  expect(firstWordsOfReply('{{pace.easy}}', FACTS, miles)).toBe('9:55/mi');
  expect(firstWordsOfReply('{{pace.unknown}}', FACTS, EN)).toBe('–');
});

it('leaves a person’s own words as they are, in one line', () => {
  expect(firstWords('5 * 400 m?\n snake_case, **a** - b {{pace.easy}}')).toBe(
    '5 * 400 m? snake_case, **a** - b {{pace.easy}}',
  );
  expect(firstWords('   \n\t ')).toBe('');
});

it.each(['👨‍👩‍👧‍👦'.repeat(500), 'か\u3099'.repeat(900), 'x'.repeat(4000), '😀'.repeat(2000)])(
  'is at most as long as the list shows, and cuts no letter in two (%#)',
  (text) => {
    const line = firstWords(text);
    expect(line.length).toBeLessThanOrEqual(TOPIC_LIMITS.lastTextMaxLength);
    expect(line.endsWith('…')).toBe(true);
    const letters = [...new Intl.Segmenter().segment(line.slice(0, -1))];
    expect(new Set(letters.map(({ segment }) => segment)).size).toBe(1);
  },
);
