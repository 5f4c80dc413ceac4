import { expect, it } from 'vitest';
import { LANGUAGES } from '../../language.ts';
import type { MailOf } from '../mail.ts';
import { MAIL_WORDS } from './mail-words.ts';

const REMINDER: MailOf<'charge-reminder'> = {
  kind: 'charge-reminder',
  about: 'trialEnds',
  at: Date.parse('2026-12-07T16:00:00Z'),
  amountYen: 2980,
};
const FAILED: MailOf<'payment-failed'> = {
  kind: 'payment-failed',
  planName: 'Talks',
  coachName: 'Mai',
  amountYen: 5000,
  needsAuthentication: false,
};

it.each(LANGUAGES)('mails about a charge name the plan and its coach: %s', (language) => {
  const { texts } = MAIL_WORDS[language];
  const ofCoach = { planName: 'Talks', coachName: 'Mai' };
  for (const about of ['trialEnds', 'priceChanges'] as const) {
    const { subject, paragraphs } = texts['charge-reminder']({ ...REMINDER, about, ...ofCoach });
    for (const text of [subject, paragraphs[0]]) {
      expect(text).toContain('Talks');
      expect(text).toContain('Mai');
    }
    const own = { ...REMINDER, about, planName: '', coachName: '' };
    expect(texts['charge-reminder'](own).subject).toContain('Tasuki');
    // A mail of an earlier release does not say whose plan it is.
    expect(texts['charge-reminder']({ ...REMINDER, about }).subject).not.toContain('Tasuki');
  }
  // Nobody reads that something is charged to a card that is not there.
  const charged = texts['charge-reminder']({ ...REMINDER, about: 'priceChanges' });
  const asked = { ...REMINDER, about: 'priceChanges', needsMethod: true } as const;
  const due = texts['charge-reminder'](asked).paragraphs;
  expect(due.join(' ')).toMatch(/2[.,]980/);
  expect(due).toHaveLength(charged.paragraphs.length + 1);
  expect(due).not.toContain(charged.paragraphs[1]);
  const withoutSum = texts['charge-reminder']({ ...asked, amountYen: null }).paragraphs;
  expect(withoutSum).toContain(due[2]);
  expect(texts['payment-failed'](FAILED).subject).toContain('Talks');
  const confirmed = texts['payment-failed']({ ...FAILED, needsAuthentication: true });
  expect(confirmed.paragraphs[0]).not.toBe(texts['payment-failed'](FAILED).paragraphs[0]);
});

it.each(LANGUAGES)(
  'the end of a coach’s plan says what is paid back, or that nothing is: %s',
  (language) => {
    const write = MAIL_WORDS[language].texts['coach-plan-ended'];
    const mail = { kind: 'coach-plan-ended', planName: 'Talks', coachName: 'Mai' } as const;
    expect(write({ ...mail, paidBackYen: 3200 }).paragraphs.join(' ')).toMatch(/3[.,]200/);
    expect(write({ ...mail, paidBackYen: 0 }).paragraphs.join(' ')).not.toMatch(/[¥￥]/);
  },
);
