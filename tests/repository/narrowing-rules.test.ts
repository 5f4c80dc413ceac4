import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { INBOX_MARK_FIELDS } from '@tasuki/domain/chat/inbox-entry';
import {
  ACCOUNT_STATE_RULES,
  COACH_RULES,
  DOCUMENT_RULES,
  DRAFT_SETTINGS_RULES,
  INBOX_RULES,
  MAIL_PREFERENCES_RULES,
  PLAN_DELIVERY_RULES,
  PUSH_PREFERENCES_RULES,
  USER_ACCOUNT_RULES,
} from '../../scripts/restore/narrowing-rules.ts';
import { repositoryRoot } from '../../scripts/repository-root.ts';

/** The fields that an interface declares itself. */
function fieldsOf(path: string, name: string): string[] {
  const text = readFileSync(join(repositoryRoot, path), 'utf8');
  const body = new RegExp(`^export interface ${name}\\b[^{]*\\{\\n(.*?)\\n\\}`, 'ms').exec(
    text,
  )?.[1];
  return [...(body ?? '').matchAll(/^ {2}(\w+)\??:/gm)].map(([, field = '']) => field);
}

it.each([
  ['AccountState', 'domain/accounts/user-account.ts', ACCOUNT_STATE_RULES, []],
  ['UserAccount', 'domain/accounts/user-account.ts', USER_ACCOUNT_RULES, []],
  ['MailPreferences', 'domain/mail/mail-preferences.ts', MAIL_PREFERENCES_RULES, []],
  [
    'PushChoices',
    'domain/push/push-preferences.ts',
    PUSH_PREFERENCES_RULES,
    ['quietFromMinutes', 'quietUntilMinutes', 'updatedAt'],
  ],
  ['DraftSettings', 'domain/chat/drafts/coach-draft.ts', DRAFT_SETTINGS_RULES, []],
  ['PlanDelivery', 'domain/plans/export/plan-delivery.ts', PLAN_DELIVERY_RULES, []],
  ['Coach', 'domain/coaches/coach.ts', COACH_RULES, []],
] as const)('says of each field of %s what a restore makes of it', (name, path, rules, others) => {
  const declared = fieldsOf(path, name);
  expect(declared.length).toBeGreaterThan(1);
  expect(Object.keys(rules).toSorted()).toEqual([...declared, ...others].toSorted());
});

it('says so of each mark in a list of conversations', () => {
  expect(Object.keys(INBOX_RULES).toSorted()).toEqual([...INBOX_MARK_FIELDS].toSorted());
});

it('says of each kind of document what a restore makes of it', () => {
  expect(Object.keys(DOCUMENT_RULES).toSorted()).toEqual(Object.keys(firestorePaths).toSorted());
});
