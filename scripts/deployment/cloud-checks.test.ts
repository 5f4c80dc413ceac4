import { describe, expect, it } from 'vitest';
import {
  budgetProblems,
  leftIndexes,
  requiredSecrets,
  rulesProblems,
  secretProblems,
  type RunTool,
} from './cloud-checks.ts';

const PROJECT = { projectId: 'runs', functions: {} };

/** Answers by the words that the command contains. */
function answering(answers: Readonly<Record<string, unknown>>): RunTool {
  return (_tool, given) => {
    const found = Object.entries(answers).find(([words]) => given.join(' ').includes(words));
    return found ? JSON.stringify(found[1]) : null;
  };
}

describe('the look at the project before a deployment', () => {
  it('asks for every secret that the functions read from the manager, and no other', () => {
    expect(requiredSecrets({})).toContain('OPENAI_KEY');
    expect(requiredSecrets({})).toContain('STRIPE_WEBHOOK_SECRETS');
    expect(requiredSecrets({ MODEL_KEYS: 'environment', PROVIDER_SECRETS: 'environment' })).toEqual(
      [],
    );
  });

  it('names the secrets that are missing', () => {
    const hasAllButOne: RunTool = (_tool, given) => (given.includes('SMTP_URL') ? null : 'there');
    expect(secretProblems(PROJECT, () => 'there')).toEqual([]);
    expect(secretProblems(PROJECT, hasAllButOne).join()).toContain('SMTP_URL');
    expect(secretProblems(PROJECT, hasAllButOne).join()).not.toContain('OPENAI_KEY');
  });

  it.each([
    ['none', [], 1],
    [
      'one of another project',
      [{ budgetFilter: { projects: ['projects/9'] }, thresholdRules: [{}] }],
      1,
    ],
    ['one that warns of nothing', [{ budgetFilter: { projects: ['projects/7'] } }], 1],
    ['its own', [{ budgetFilter: { projects: ['projects/7'] }, thresholdRules: [{}] }], 0],
    ['one of all projects', [{ thresholdRules: [{}] }], 0],
  ])('wants a budget: %s', (_, budgets, count) => {
    const run = answering({
      'billing projects describe': { billingAccountName: 'billingAccounts/A' },
      'billing budgets list --billing-account=A': budgets,
      'projects describe': { projectNumber: '7' },
    });
    expect(budgetProblems(PROJECT, run)).toHaveLength(count);
  });

  it('does not take a billing that it cannot see for one that is watched', () => {
    expect(budgetProblems(PROJECT, () => null)).toHaveLength(1);
  });

  it('has Google judge the rules of this commit, and sends none of them', () => {
    const asked: string[] = [];
    const judging =
      (isTaken: boolean): RunTool =>
      (tool, given) => {
        asked.push([tool, ...given].join(' '));
        return isTaken ? 'Dry run complete!' : null;
      };
    expect(rulesProblems(PROJECT, judging(true))).toEqual([]);
    expect(rulesProblems(PROJECT, judging(false))).toHaveLength(1);
    for (const command of asked) {
      expect(command).toContain('firebase deploy --only firestore:rules,storage --dry-run');
      expect(command).toContain('--project runs');
    }
    expect(asked).toHaveLength(2);
  });

  it('names indexes that only the project has', () => {
    const jobs = { collectionGroup: 'jobs', fields: [{ fieldPath: 'state', order: 'ASCENDING' }] };
    const old = { collectionGroup: 'old', fields: [{ fieldPath: 'a', order: 'ASCENDING' }] };
    const withName = {
      ...jobs,
      fields: [...jobs.fields, { fieldPath: '__name__', order: 'ASCENDING' }],
    };
    const run = answering({ 'firestore:indexes': { indexes: [withName, old] } });
    expect(leftIndexes({ indexes: [jobs] }, PROJECT, run)).toEqual(['old: a ASCENDING']);
  });
});
