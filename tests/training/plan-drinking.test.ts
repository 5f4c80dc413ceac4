import { LANGUAGES } from '@tasuki/domain/language';
import { expect, it } from 'vitest';
import { readCatalogue } from '../repository/locale-catalogues.ts';

/** More than the usual amount in heat, as each language writes it. */
const MORE_IN_HEAT = /more in heat|暑い日?は|暑さの中|天热|天熱|trời nóng/u;

it.each(LANGUAGES)('a race in heat has no less to drink than training: %s', (language) => {
  const words = readCatalogue(language);
  for (const key of ['planGuide:checks.drink', 'planGuide:raceDay.line.fuel']) {
    expect(words.get(key)).toMatch(/400/u);
    expect(words.get(key)).toMatch(MORE_IN_HEAT);
  }
});
