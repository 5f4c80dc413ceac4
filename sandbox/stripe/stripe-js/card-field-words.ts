/** The words of the card form, in the languages of the application, by Stripe's names for them. */
interface CardFieldWords {
  number: string;
  expiry: string;
  securityCode: string;
  wrongNumber: string;
  wrongExpiry: string;
  wrongSecurityCode: string;
}

const ENGLISH: CardFieldWords = {
  number: 'Card number',
  expiry: 'Expiration date (MM/YY)',
  securityCode: 'Security code',
  wrongNumber: 'Your card number is invalid.',
  wrongExpiry: 'Your card’s expiration date is incomplete or past.',
  wrongSecurityCode: 'Your card’s security code is incomplete.',
};

const WORDS: Readonly<Record<string, CardFieldWords>> = {
  en: ENGLISH,
  ja: {
    number: 'カード番号',
    expiry: '有効期限（月/年）',
    securityCode: 'セキュリティコード',
    wrongNumber: 'カード番号が正しくありません。',
    wrongExpiry: '有効期限が入力されていないか、過ぎています。',
    wrongSecurityCode: 'セキュリティコードが正しくありません。',
  },
  zh: {
    number: '卡号',
    expiry: '有效期（月/年）',
    securityCode: '安全码',
    wrongNumber: '卡号无效。',
    wrongExpiry: '有效期不完整或已过期。',
    wrongSecurityCode: '安全码不完整。',
  },
  'zh-TW': {
    number: '卡號',
    expiry: '有效期限（月/年）',
    securityCode: '安全碼',
    wrongNumber: '卡號無效。',
    wrongExpiry: '有效期限不完整或已過期。',
    wrongSecurityCode: '安全碼不完整。',
  },
  vi: {
    number: 'Số thẻ',
    expiry: 'Ngày hết hạn (MM/YY)',
    securityCode: 'Mã bảo mật',
    wrongNumber: 'Số thẻ không hợp lệ.',
    wrongExpiry: 'Ngày hết hạn chưa đủ hoặc đã qua.',
    wrongSecurityCode: 'Mã bảo mật chưa đủ.',
  },
};

export function cardFieldWords(locale: string): CardFieldWords {
  return WORDS[locale] ?? ENGLISH;
}
