import { describe, expect, it } from 'vitest';
import { abuseWordsFor } from '@tasuki/domain/coaching/answers/safety-words';
import { LANGUAGES, type Language } from '@tasuki/domain/language';

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

  it.each(LANGUAGES)('say whom to call in any other place, in %s', (language) => {
    expect(abuseWordsFor('', language)).toMatch(ELSEWHERE[language]);
  });

  it.each(LANGUAGES)('promise no hours, which differ by region and year, in %s', (language) => {
    expect(abuseWordsFor('', language)).not.toMatch(/24|hours|時間|小時|小时|全天|giờ|ngày đêm/);
  });

  it('offer the child helpline of Vietnam to children, without an age that it does not state', () => {
    expect(abuseWordsFor('', 'vi')).not.toMatch(/dưới 18/);
  });
});
