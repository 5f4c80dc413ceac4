import { describe, expect, it } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { abuseWordsFor, despairWords } from '@tasuki/domain/coaching/answers/safety-words';
import { LANGUAGES, type Language } from '@tasuki/domain/language';
import { asking, easyRun, RICH_HISTORY, topicOf } from '../answers/conversation-samples.ts';
import { coached } from '../feedback/coach-samples.ts';

/** What somebody reads who is abroad, or in a place whose numbers are not named. */
const ELSEWHERE: Readonly<Record<Language, RegExp>> = {
  en: /the emergency number of the country you’re in/,
  ja: /ほかの国や地域では現地の緊急番号/,
  zh: /在其他国家或地区请拨打当地的/,
  'zh-tw': /在其他地方請打當地的緊急電話/,
  vi: /ở nước khác, hãy gọi số khẩn cấp tại đó/i,
};

describe('the words of help to who suffers abuse', () => {
  it.each([
    ['en', /911 in the US or Canada/],
    ['en', /999 in the UK/],
    ['en', /112 in the EU/],
    ['ja', /日本では110番/],
    ['ja', /日本では、[^。]*#9110[^。]*#8891[^。]*189/],
    ['zh', /在中国大陆请马上拨打110/],
    ['zh', /在中国大陆，[^。]*12338[^。]*12355/],
    ['zh-tw', /在台灣請馬上打110/],
    ['zh-tw', /在台灣也可以打113/],
    ['zh-tw', /在香港請打999/],
    ['zh-tw', /在香港可以打[^，；。]*2343 2255/],
    ['vi', /Ở Việt Nam, [^.;]*113/i],
    ['vi', /Ở Việt Nam, [^.;]*111/],
  ] as const)('name the place of each number, in %s: %s', (language, words) => {
    expect(abuseWordsFor('', language)).toMatch(words);
  });

  it('offer the child helpline of Vietnam to children, without an age that it does not state', () => {
    expect(abuseWordsFor('', 'vi')).not.toMatch(/dưới 18/);
  });
});

const DESPAIR: Readonly<Record<Language, string>> = {
  en: 'I want to die',
  ja: 'もう死にたい',
  zh: '我不想活了',
  'zh-tw': '我不想活了，活著沒意思',
  vi: 'tôi muốn chết',
};

describe('the words of help to who speaks of dying', () => {
  it.each([
    ['en', /In the US or Canada, call or text 988/],
    ['en', /in the UK or Ireland, call Samaritans on 116 123/],
    ['en', /911 in the US or Canada, 999 in the UK, 112 in the EU/],
    ['ja', /日本では、[^。]*0120-061-338[^。]*0120-279-338/],
    ['ja', /日本では119番/],
    ['zh', /在中国大陆，[^。]*12356/],
    ['zh', /在中国大陆请拨打120或110/],
    ['zh-tw', /在台灣可以打1925/],
    ['zh-tw', /在香港可以打18111/],
    ['zh-tw', /在台灣請打119/],
    ['zh-tw', /在香港請打999/],
    ['vi', /Ở Việt Nam, trẻ em [^.;]*111/],
    ['vi', /ở Việt Nam, hãy gọi 115/],
  ] as const)('name the place of each number, in %s: %s', (language, words) => {
    expect(despairWords(language)).toMatch(words);
  });

  it.each(LANGUAGES)('are what the coach answers, in %s', (language) => {
    const runner = { ...topicOf(easyRun(), { history: RICH_HISTORY }), language };
    const { sentences } = answerQuestion(asking(DESPAIR[language], runner));
    expect(sentences.join('')).toBe(despairWords(language));
  });

  it.each(LANGUAGES)('are what the coach writes on a run with such a note, in %s', (language) => {
    const { feedback } = coached(easyRun(), { language, note: DESPAIR[language] });
    const words = feedback?.sentences.map(({ text }) => text).join(' ');
    expect(words).toMatch(ELSEWHERE[language]);
  });
});

describe.each([
  ['abuse', (language: Language) => abuseWordsFor('', language)],
  ['despair', despairWords],
] as const)('the words on %s', (_matter, wordsIn) => {
  it.each(LANGUAGES)('say whom to call in any other place, in %s', (language) => {
    expect(wordsIn(language)).toMatch(ELSEWHERE[language]);
  });

  it.each(LANGUAGES)('promise no hours, which differ by region and year, in %s', (language) => {
    expect(wordsIn(language)).not.toMatch(/24|hours|時間|小時|小时|全天|\d ?giờ|ngày đêm/);
  });
});
