import { describe, expect, it } from 'vitest';
import { MESSAGE_LIMITS } from './message.ts';
import { charactersLeft, isBlankText, writtenText } from './written-text.ts';

describe('what is written', () => {
  it('loses the white space around it, also the wide one, and nothing within', () => {
    expect(writtenText('\n 明日は \u3000 どのくらい?\u3000\n')).toBe('明日は \u3000 どのくらい?');
  });

  it('keeps emoji, markup and directions as they are', () => {
    for (const text of ['🏃‍♀️💨', '<img src=x onerror=alert(1)>', 'متى أركض؟ \u200Fabc', '**no**']) {
      expect(writtenText(text)).toBe(text);
      expect(isBlankText(text)).toBe(false);
    }
  });

  it('never holds half a character', () => {
    expect(writtenText('run\ud83c')).toBe('run\ufffd');
    expect(writtenText('run🏃')).toBe('run🏃');
  });

  it('is blank where nothing can be seen', () => {
    for (const text of ['', ' ', '\n\t', '\u3000', '\u200b\u2060', '\ufeff \u200f']) {
      expect(isBlankText(text)).toBe(true);
    }
  });

  it('counts down to the limit and past it', () => {
    const full = 'あ'.repeat(MESSAGE_LIMITS.textMaxLength);
    expect(charactersLeft(full)).toBe(0);
    expect(charactersLeft(`  ${full}\n`)).toBe(0);
    expect(charactersLeft(`${full}い`)).toBe(-1);
  });
});
