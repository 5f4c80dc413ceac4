import type { Fact } from '../facts/fact.ts';
import type { MeasureUnit } from '../../measures/units.ts';

const REFERENCE = '([\\ue000-\\uf8ff])';
/** What was measured in these is never a difference; shares are what differences are said in. */
const ABSOLUTE: ReadonlySet<MeasureUnit> = new Set<MeasureUnit>([
  'meters',
  'secondsPerKilometer',
  'metersPerSecond',
  'beatsPerMinute',
  'celsius',
]);

/** A figure that was computed as a difference is one. */
const DIFFERENCE = /\.difference(?:\.|$)/;

const BEFORE_IT = [
  '\\b(?:slow(?:ed|er|ing)?|improv(?:ed|es|ing)|drop(?:ped|s|ping)?|fell|falls|rose|rises|faster|quicker|higher|lower|longer|shorter|sped up|increased|decreased)(?: \\w+){0,2} by (?:about |around |only |just )?',
  '[快慢高低多少长長短]了 ?(?:约|約|大约|大約|将近|將近)? ?|比[^，。,;]{1,12}[快慢高低多少长長短](?:了|出)? ?',
  '(?<!\\p{L})hơn (?:tuần trước|tháng trước|lần trước|hôm trước|hôm qua|thường lệ|mọi khi|bình thường) ',
].join('|');
const BEHIND_IT = [
  ' (?:slower|faster|quicker|higher|lower|warmer|hotter|cooler|colder|longer|shorter|further|farther|more|less)\\b(?! end\\b)',
  '(?:も|ほど|くらい|ぐらい|だけ| ){0,2}[速遅早高低長短][いくか]',
].join('|');
const PATTERNS = [
  new RegExp(`(?:${BEFORE_IT})${REFERENCE}`, 'giu'),
  new RegExp(`${REFERENCE}(?:${BEHIND_IT})`, 'giu'),
];

/**
 * A measured value said as a difference: `{{pace.average}} slower than last week`.
 *
 * @param text readable text with references as private characters
 */
export function falseDifference(text: string, factAt: ReadonlyMap<string, Fact>): string | null {
  for (const pattern of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const fact = factAt.get(match[1] ?? '');
      if (fact && ABSOLUTE.has(fact.unit) && !DIFFERENCE.test(fact.id))
        return match[0].replace(/[\ue000-\uf8ff]/g, '').trim();
    }
  }
  return null;
}
