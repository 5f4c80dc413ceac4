import { afterEach, expect, it, vi } from 'vitest';
import { setHostingLanguage } from './hosting-language.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The cookies that are written if the page has this address. */
function cookiesAt(protocol: string): string[] {
  const written: string[] = [];
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    set cookie(text: string) {
      written.push(text);
    },
  });
  setHostingLanguage('zh-tw');
  return written;
}

it('sends the language with no request from another site, and over TLS alone', () => {
  const cookies = cookiesAt('https:');
  expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual([
    'firebase-language-override=zh',
    'firebase-country-override=tw',
  ]);
  for (const cookie of cookies) {
    expect(cookie).toContain('; samesite=lax');
    expect(cookie).toContain('; secure');
  }
});

it('keeps the language on this machine too, where pages come without TLS', () => {
  for (const cookie of cookiesAt('http:')) expect(cookie).not.toContain('secure');
});
