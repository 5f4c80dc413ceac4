import type { Language } from '../../../language.ts';

/**
 * Whom to call where somebody speaks of harming themselves, each number with its place. Nobody knows where they are,
 * so the last sentence also says what to do elsewhere. `docs/help-lines.md` has the source of each number.
 */
export const DESPAIR_LINES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'In the US or Canada, call or text 988; in the UK or Ireland, call Samaritans on 116 123.',
    'If your life is in danger, call 911 in the US or Canada, 999 in the UK, 112 in the EU, or the emergency number of the country you’re in.',
  ],
  ja: [
    '日本では、#いのちSOS（0120-061-338）や、よりそいホットライン（0120-279-338）に電話できます。',
    '命が危ないときは、日本では119番に、ほかの国や地域では現地の緊急番号に電話してください。',
  ],
  zh: [
    '在中国大陆，可以拨打全国统一心理援助热线12356。',
    '如果有生命危险，在中国大陆请拨打120或110，在其他国家或地区请拨打当地的急救电话。',
  ],
  'zh-tw': [
    '在台灣可以打1925安心專線，在香港可以打18111情緒通。',
    '如果有生命危險，在台灣請打119，在香港請打999，在其他地方請打當地的緊急電話。',
  ],
  vi: [
    'Ở Việt Nam, trẻ em có thể gọi 111, tổng đài quốc gia bảo vệ trẻ em.',
    'Nếu tính mạng của bạn đang gặp nguy hiểm: ở Việt Nam, hãy gọi 115 ngay; ở nước khác, hãy gọi số khẩn cấp tại đó.',
  ],
};
