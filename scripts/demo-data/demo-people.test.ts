import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import { demoUserAccount } from './demo-people.ts';

it('lets demo people begin with the built-in coach, not with a stand-in of a model', () => {
  for (const account of DEMO_ACCOUNTS) {
    expect(demoUserAccount(account, 'en').defaultModel).toBe('embedded');
  }
});
