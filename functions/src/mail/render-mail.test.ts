import { expect, it } from 'vitest';
import { LANGUAGES } from '@tasuki/domain/language';
import { renderMail } from './render-mail.ts';

const HOSTILE = '<a href="//evil.example">Aoi</a>\r\nBcc: everybody@friends.example';

it.each(LANGUAGES)('adds no header and no markup by a person’s name (%s)', (language) => {
  const { subject, html } = renderMail(
    { kind: 'unread-messages', topicId: 't"><b>', role: 'runner', fromName: HOSTILE, count: 2 },
    language,
    { appOrigin: 'https://tasuki.example', unsubscribeUrl: 'https://tasuki.example/u?a=1&b="' },
  );
  expect(subject).not.toMatch(/[\r\n]/);
  expect(subject).toContain('Bcc: everybody@friends.example');
  expect(html).not.toContain('<a href="//evil.example"');
  expect(html).not.toContain('"><b>');
  expect(html).not.toContain('b=""');
});
