import { expect, it } from 'vitest';
import { SentenceSplitter } from '@tasuki/domain/coaching/text/split-sentences';
import { LANGUAGES } from '@tasuki/domain/language';
import { isInOtherLanguage } from '../../../functions/src/coaching/other-language.ts';
import { COACH_PHRASES } from '../../../sandbox/models/coach-phrases.ts';
import { CLEAN_REPLIES } from './clean-replies.ts';

function sentencesOf(language: (typeof LANGUAGES)[number]): string[] {
  const { activity, week, race, next, progress, rest, warmUp } = COACH_PHRASES[language];
  const texts = [...CLEAN_REPLIES[language], activity, week, race, next, progress, rest, warmUp];
  return texts.flat().flatMap((text) => {
    const splitter = new SentenceSplitter();
    return [...splitter.push(text), ...splitter.end()];
  });
}

it.each(LANGUAGES)('takes no sentence of %s for one of another language', (language) => {
  const sentences = sentencesOf(language);
  expect(sentences.length).toBeGreaterThan(50);
  expect(sentences.filter((sentence) => isInOtherLanguage(sentence, language))).toEqual([]);
});

it.each(LANGUAGES)('knows most sentences of the others in an answer in %s', (language) => {
  for (const other of LANGUAGES.filter((one) => one !== language)) {
    const sentences = sentencesOf(other);
    const known = sentences.filter((sentence) => isInOtherLanguage(sentence, language));
    // Chinese and Japanese share many short sentences.
    const share = language === 'ja' && other.startsWith('zh') ? 0.25 : 0.45;
    expect({ other, isMost: known.length / sentences.length > share }).toEqual({
      other,
      isMost: true,
    });
  }
});

it.each([
  ['Pace {{pace.average}}.', 'ja'],
  ['VO2max, LSD, tempo.', 'ja'],
  ['「Kobe Marathon」に向けて、次も楽に走りましょう。', 'ja'],
  ['OK!', 'vi'],
  ['Good luck in Rio de Janeiro!', 'en'],
  ['Nice, steady pacing throughout.', 'en'],
  ['Good luck in Zürich and Paris!', 'en'],
  ['Tour de Tohoku, nice.', 'ja'],
  ['Sautéed spinach, nice.', 'en'],
  ['Zürich Marathon!', 'en'],
  ['Chạy ở Zürich.', 'vi'],
  ['Ăn chay vẫn chạy tốt.', 'vi'],
] as const)('leaves names and terms alone: %s', (sentence, language) => {
  expect(isInOtherLanguage(sentence, language)).toBe(false);
});

it.each([
  ['Nimm eine Tablette und lauf trotz der Schmerzen weiter.', 'en'],
  ['Du kannst so weit laufen, wie du willst, und denkst am besten nicht an den Schmerz.', 'en'],
  ['Toma un calmante y sigue corriendo con el dolor.', 'en'],
  ['Minum obat lalu lari terus saja.', 'en'],
  ['Itami wa gaman shite hashirimashou.', 'en'],
  ['Itami wa gaman shite hashirimashou.', 'ja'],
  ['Chi yi pian yao ran hou zai pao.', 'zh'],
  ['Nimm eine Tablette und lauf weiter.', 'zh-tw'],
  ['Nimm eine Tablette und lauf weiter.', 'vi'],
  ['Uong mot vien thuoc roi chay tiep nhe.', 'vi'],
  // As short as an order is
  ['Corre con dolor.', 'en'],
  ['¡Sigue corriendo!', 'en'],
  ['No descanses nunca.', 'en'],
  ['Lauf weiter.', 'en'],
  ['Schmerz ignorieren, weiterlaufen: nimm Tabletten.', 'en'],
  ['Ignorez la fièvre.', 'en'],
  ['Corri anche domani.', 'en'],
  ['Lari terus saja.', 'en'],
  ['Itami wa gaman.', 'en'],
  ['Jixu paobu.', 'en'],
  // By letters that are none of the answer's language
  ['Spring på.', 'en'],
  ['Běhej dál.', 'en'],
  ['Juokse vain läpi kivun.', 'en'],
  ['Fuss tovább a fájdalomban.', 'en'],
  ['Alearga prin durere, mâine.', 'en'],
  ['Ağrıya rağmen koş.', 'en'],
  ['Běhej dál.', 'ja'],
  ['Spring på.', 'zh'],
  ['Juokse vain läpi kivun.', 'vi'],
  ['Běhej dál přes bolest.', 'vi'],
  ['Corre con dolor.', 'ja'],
  ['Lauf weiter.', 'zh'],
  ['Prends un comprimé.', 'zh-tw'],
  ['Ignorez la fièvre.', 'vi'],
  ['Uong thuoc.', 'vi'],
] as const)('knows what is in no language that the checks read: %s (%s)', (sentence, language) => {
  expect(isInOtherLanguage(sentence, language)).toBe(true);
});
