import { expect, test } from 'vitest';
import {
  allowedPurposes,
  CONSENT_VERSION,
  isConsentAsked,
  parseConsentChoice,
  type ConsentChoice,
} from './consent-choice.ts';
import { CONSENT_PURPOSES } from './external-receivers.ts';

const offered = ['statistics', 'recording'] as const;

function answered(
  answers: ConsentChoice['answers'],
  version = CONSENT_VERSION,
): { choice: ConsentChoice; isPrivacyControlOn: boolean } {
  return {
    choice: { version, decidedAt: '2026-11-23T00:00:00.000Z', answers },
    isPrivacyControlOn: false,
  };
}

test('allows nothing before an answer, and then what was said yes to', () => {
  const nothing = { choice: null, isPrivacyControlOn: false };
  expect(allowedPurposes(offered, nothing)).toEqual([]);
  expect(isConsentAsked(offered, nothing)).toBe(true);
  const one = answered({ statistics: true, recording: false });
  expect(allowedPurposes(offered, one)).toEqual(['statistics']);
  expect(isConsentAsked(offered, one)).toBe(false);
});

test('asks again for a purpose that is new, and for a question that has changed', () => {
  const one = answered({ statistics: true });
  expect(isConsentAsked(offered, one)).toBe(true);
  expect(allowedPurposes(offered, one)).toEqual(['statistics']);
  const earlier = answered({ statistics: true, recording: true }, '2026-01-01');
  expect(isConsentAsked(offered, earlier)).toBe(true);
  expect(allowedPurposes(offered, earlier)).toEqual([]);
});

test('takes Global Privacy Control for a no, whatever was answered', () => {
  const refused = {
    ...answered({ statistics: true, recording: true }),
    isPrivacyControlOn: true,
  };
  expect(allowedPurposes(offered, refused)).toEqual([]);
  expect(isConsentAsked(offered, { choice: null, isPrivacyControlOn: true })).toBe(false);
});

test('asks nobody where nothing is offered', () => {
  expect(isConsentAsked([], { choice: null, isPrivacyControlOn: false })).toBe(false);
});

test('reads back what was kept, and takes nothing else for an answer', () => {
  const { choice } = answered({ statistics: true, recording: false });
  expect(parseConsentChoice(JSON.stringify(choice), CONSENT_PURPOSES)).toEqual(choice);
  for (const text of [null, '', '{', '3', 'null', '{}', '{"version":"1","decidedAt":"x"}']) {
    expect(parseConsentChoice(text, CONSENT_PURPOSES), String(text)).toBeNull();
  }
  const forged = { ...choice, answers: { statistics: 'yes', everything: true } };
  expect(parseConsentChoice(JSON.stringify(forged), CONSENT_PURPOSES)?.answers).toEqual({});
});
