import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from './locale-catalogues.ts';
import { sentencesOf, sourceParts, wordCount } from './source-comments.ts';

/** Words that readers had to learn, each with the field's own. A name's words are split by their humps. */
const REPLACED: readonly (readonly [words: string, instead: string])[] = [
  ['tell', 'notify, report, say or return'],
  ['tells', 'notifies, reports, says or returns'],
  ['telling', 'notifying, reporting or saying'],
  ['told', 'notified, reported, given or said'],
  ['untold', 'not given'],
  ['door', 'sign-in method'],
  ['doors', 'sign-in methods'],
  ['entrance', 'sign-in method, or the account it leads to'],
  ['way in', 'sign-in method'],
  ['ways in', 'sign-in methods'],
  ['first hand', 'previous owner'],
  ['previous holder', 'previous owner'],
  ['handover', 'account takeover'],
  ['hand over', 'enqueue or pass'],
  ['hands over', 'enqueues or passes'],
  ['handed over', 'enqueued or passed'],
  ['let go', 'release'],
  ['lets go', 'releases'],
  ['set back', 'schedule a retry'],
  ['overtaken', 'conflict, contention or outdated'],
  ['lit', 'highlighted'],
  ['speaker', 'author'],
  ['world', 'fixture or demo data'],
  ['onward', 'continue to'],
  ['hear', 'receive'],
  ['hears', 'receives or is notified'],
  ['heard', 'received'],
  ['measure reader', 'measure locale'],
  ['date reader', 'date locale'],
];

/** Where such a word means what it says. */
const ALLOWED: readonly (readonly [file: RegExp, text: RegExp, reason: string])[] = [
  [
    /garmin\/(?:known-activity|file-arrival|write-garmin-activity-job)\.ts$/,
    /^told$/,
    'a stored field',
  ],
  [/./, /world record/i, 'the best time ever run'],
  [/./, /ways? in which/i, 'a manner'],
];

const PATTERNS = REPLACED.map(([words, instead]) => ({
  words,
  instead,
  pattern: new RegExp(`(?<![a-z])${words.replace(' ', '[\\s_-]')}(?![a-z])`, 'i'),
}));

const ANY = new RegExp(PATTERNS.map(({ pattern }) => pattern.source).join('|'), 'i');

function humps(name: string): string {
  return name
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .replace(/[_-]/g, ' ')
    .toLowerCase();
}

/** What is wrong with a text of a file: the replaced words in it, with the field's own. */
function replacedIn(file: string, text: string): string[] {
  const words = humps(text);
  if (!ANY.test(words)) return [];
  const isAllowed = ALLOWED.some(([files, texts]) => files.test(file) && texts.test(text));
  if (isAllowed) return [];
  return PATTERNS.filter(({ pattern }) => pattern.test(words)).map(
    ({ words: found, instead }) =>
      `${file}: "${found}" in "${text.trim().slice(0, 80)}"; write ${instead}`,
  );
}

const FILES = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {
    cwd: repositoryRoot,
    encoding: 'utf8',
  },
)
  .split('\0')
  .filter((file) => file !== '' && !file.startsWith('locales/'));
const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
const THIS_FILE = 'tests/repository/replaced-words.test.ts';
const SOURCES = FILES.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && file !== THIS_FILE).map(
  (file) => ({ file, ...sourceParts(read(file)) }),
);
const DOCUMENTS = FILES.filter((file) => /\.(?:md|rules)$/.test(file));

describe('words that were replaced', () => {
  it('are found in names and sentences, in any spelling', () => {
    for (const text of ['tellProvider', 'NOTHING_TOLD', 'isLastWayIn', 'lit-row', 'The ways in.']) {
      expect(replacedIn('a.ts', text), text).not.toEqual([]);
    }
    for (const text of ['split', 'isIndoor', 'always indoors', 'intelligence', 'setBackground']) {
      expect(replacedIn('a.ts', text), text).toEqual([]);
    }
  });

  it('stand in no file name', () => {
    expect(FILES.flatMap((file) => replacedIn(file, basename(file)))).toEqual([]);
  });

  it('stand in no identifier', () => {
    const found = SOURCES.flatMap(({ file, code }) =>
      [...new Set(code.match(/[A-Za-z_$][\w$]*/g))].flatMap((name) => replacedIn(file, name)),
    );
    expect(found).toEqual([]);
  });

  it('stand in no comment', () => {
    const found = SOURCES.flatMap(({ file, comments }) =>
      comments.flatMap((comment) => sentencesOf(comment).flatMap((one) => replacedIn(file, one))),
    );
    expect(found).toEqual([]);
  });

  it('stand in no document', () => {
    const found = DOCUMENTS.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line) => replacedIn(file, line.replace(/`[^`]*`/g, ''))),
    );
    expect(found).toEqual([]);
  });
});

describe('a sentence of a comment', () => {
  it('has at most 25 words; lists of failure codes and examples may be longer', () => {
    const long = SOURCES.flatMap(({ file, comments }) =>
      comments
        .flatMap(sentencesOf)
        .filter((sentence) => !/^@(?:throws|example)/.test(sentence) && wordCount(sentence) > 25)
        .map((sentence) => `${file}: ${wordCount(sentence)} words: ${sentence}`),
    );
    expect(long).toEqual([]);
  });
});
