import { describe, expect, it } from 'vitest';
import { fillIn, variablesOf } from './fill-in.ts';

function keysOf(content: string): string[] {
  return variablesOf(content).map(({ key }) => key);
}

describe('variables of a content', () => {
  it.each([
    ['{name}', ['name']],
    ['{name}, {race} on {day}?', ['name', 'race', 'day']],
    ['{大会名}まであと{残り日数}日', ['大会名', '残り日数']],
    ['{cuộc thi}', ['cuộc thi']],
    // Twice, in other case, other width, with spaces or doubled: one variable.
    ['{race} {Race} { race } {{race}} ｛ｒａｃｅ｝', ['race']],
    // In any language one that fills in by itself is the same.
    ['{名前} {姓名} {tên} {Name}', ['name']],
    // In nested braces the innermost count.
    ['{a {b} c}', ['b']],
    ['{{{name}}}', ['name']],
    // A brace without its partner, or with nothing in it, is text.
    ['{name', []],
    ['name} {', []],
    ['{{name}', ['name']],
    ['{name}}', ['name']],
    ['{} { } ｛｝', []],
    ['{first\nline}', []],
    ['}{', []],
    ['{constructor} {__proto__}', ['constructor', '__proto__']],
    [`{${'長'.repeat(40)}}`, ['長'.repeat(40)]],
    [`{${'長'.repeat(41)}}`, []],
    ['no variable', []],
    ['', []],
  ])('of %j', (content, keys) => {
    expect(keysOf(content)).toEqual(keys);
  });

  it('keeps the name as it was first written, and says which fill in by themselves', () => {
    expect(variablesOf('{ 名前 }さん、{Race}はどうでしたか。{名前}')).toEqual([
      { key: 'name', name: '名前', isKnown: true },
      { key: 'race', name: 'Race', isKnown: false },
    ]);
  });
});

describe('filling in', () => {
  it('puts every value in its place and lists what is still empty', () => {
    const filled = fillIn(
      '{name}さん、{大会名}は{distance}ですね。{name}さん！',
      new Map([
        ['name', '花子'],
        ['distance', '10 km'],
      ]),
    );
    expect(filled.text).toBe('花子さん、{大会名}は10 kmですね。花子さん！');
    expect(filled.blanks).toEqual([{ key: '大会名', name: '大会名', isKnown: false }]);
    expect(filled.parts).toEqual([
      { kind: 'filled', text: '花子' },
      { kind: 'text', text: 'さん、' },
      { kind: 'blank', text: '{大会名}' },
      { kind: 'text', text: 'は' },
      { kind: 'filled', text: '10 km' },
      { kind: 'text', text: 'ですね。' },
      { kind: 'filled', text: '花子' },
      { kind: 'text', text: 'さん！' },
    ]);
  });

  it('takes an empty value for none', () => {
    expect(fillIn('{race}', new Map([['race', '  ']])).blanks).toHaveLength(1);
  });

  it('never reads a value as a content', () => {
    const filled = fillIn(
      '{a} {b}',
      new Map([
        ['a', '{b}'],
        ['b', '$&'],
      ]),
    );
    expect(filled).toMatchObject({ text: '{b} $&', blanks: [] });
  });

  it('leaves unbalanced braces where they stand', () => {
    expect(fillIn('{ {name} } {', new Map([['name', 'An']])).text).toBe('{ An } {');
    expect(fillIn('{{name}}', new Map([['name', 'An']])).text).toBe('An');
  });

  it('changes nothing of a content without variables, and needs little time for the worst one', () => {
    for (const content of [
      '',
      '了解です。',
      '{'.repeat(2000),
      '{a'.repeat(1000),
      '{}'.repeat(1000),
    ]) {
      expect(fillIn(content, new Map()).text).toBe(content);
    }
  });
});
