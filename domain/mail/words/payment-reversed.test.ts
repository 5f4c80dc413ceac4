import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../language.ts';
import type { MailOf } from '../mail.ts';
import { MAIL_WORDS } from './mail-words.ts';

type Reversed = Omit<MailOf<'payment-reversed'>, 'kind'>;

/** Nov 3 in Japan. */
const CHARGED = { amountYen: 5000, at: Date.parse('2026-11-02T16:00:00Z') };
const PURCHASE: Reversed = {
  reversal: 'refunded',
  name: 'Race plan',
  purchaseId: 'p1',
  charged: CHARGED,
};
const OWN_PLAN: Reversed = { ...PURCHASE, name: '', purchaseId: null };

const AMOUNTS: Readonly<Record<Language, RegExp>> = {
  en: /¥5,000/,
  ja: /[¥￥]5,000/,
  zh: /5,000/,
  'zh-tw': /5,000/,
  vi: /5\.000/,
};
const DAYS: Readonly<Record<Language, RegExp>> = {
  en: /Nov 3, 2026/,
  ja: /2026年11月3日/,
  zh: /2026年11月3日/,
  'zh-tw': /2026年11月3日/,
  vi: /3 tháng 11, 2026/,
};
const REFUNDED: Readonly<Record<Language, RegExp>> = {
  en: /refunded in full/,
  ja: /全額返金/,
  zh: /全额退回/,
  'zh-tw': /全額退回/,
  vi: /hoàn lại toàn bộ/,
};
const WRITE_TO_US: Readonly<Record<Language, RegExp>> = {
  en: /contact page/,
  ja: /お問い合わせ/,
  zh: /联系页面/,
  'zh-tw': /聯絡頁面/,
  vi: /trang liên hệ/,
};

function mailIn(language: Language, values: Reversed) {
  const mail: MailOf<'payment-reversed'> = { kind: 'payment-reversed', ...values };
  return MAIL_WORDS[language].texts['payment-reversed'](mail);
}

describe.each(LANGUAGES)('the mail about a payment that is gone, in %s', (language) => {
  it('names what was paid for, the amount and the day, as a statement lists them', () => {
    for (const reversal of ['refunded', 'disputed'] as const) {
      const { subject, paragraphs } = mailIn(language, { ...PURCHASE, reversal });
      expect(subject).toContain('Race plan');
      expect(paragraphs[0]).toContain('Race plan');
      expect(paragraphs[0]).toMatch(AMOUNTS[language]);
      expect(paragraphs[0]).toMatch(DAYS[language]);
      expect(REFUNDED[language].test(paragraphs[0] ?? '')).toBe(reversal === 'refunded');
    }
  });

  it('says what the runner can do, and where', () => {
    const refunded = mailIn(language, PURCHASE);
    const disputed = mailIn(language, { ...PURCHASE, reversal: 'disputed' });
    for (const { paragraphs } of [refunded, disputed])
      expect(paragraphs.at(-1)).toMatch(WRITE_TO_US[language]);
    expect(disputed.paragraphs.at(-1)).not.toBe(refunded.paragraphs.at(-1));
    expect(mailIn(language, OWN_PLAN).action).not.toBe(refunded.action);
  });

  it('calls the own plan by its name, and names no figure that is not known', () => {
    const { subject, paragraphs } = mailIn(language, { ...OWN_PLAN, charged: null });
    expect(subject).toContain('Tasuki');
    expect(paragraphs.join('')).not.toMatch(/undefined|null|NaN|[¥￥円]|\d|\(|（/u);
  });
});
