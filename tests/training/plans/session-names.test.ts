import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@tasuki/domain/language';
import { SESSION_NAMES, SESSION_PARTS } from '@tasuki/domain/plans/export/session-names';
import { expect, it } from 'vitest';

it.each(LANGUAGES)('names sessions in calendars as the screens do: %s', (language) => {
  const path = new URL(`../../../locales/${language}/plan.json`, import.meta.url);
  const { kind, session } = JSON.parse(readFileSync(path, 'utf8')) as {
    kind: unknown;
    session: { part: unknown };
  };
  expect(SESSION_NAMES[language]).toEqual(kind);
  expect(SESSION_PARTS[language]).toEqual(session.part);
});
