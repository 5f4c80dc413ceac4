import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../repository-root.ts';
import { alertPolicyOf, logMetricOf } from './alert-policies.ts';
import { ALERTS } from './alerts.ts';

const FUNCTIONS = globSync('functions/src/**/*.ts', { cwd: repositoryRoot })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(repositoryRoot, path), 'utf8'))
  .join('\n');
const PAGES = globSync('docs/runbooks/*.md', { cwd: repositoryRoot }).map((path) =>
  basename(path, '.md'),
);
/** Pages that no alert leads to. */
const WITHOUT_ALERT = ['README', 'secrets', 'spend'];

describe('the alerts', () => {
  it.each(ALERTS)('$id waits for what the functions really log', ({ condition }) => {
    const messages = condition.kind === 'log' ? condition.messages : [];
    for (const message of messages) expect(FUNCTIONS).toContain(`'${message}'`);
  });

  it('have a page each, and no page is without its alert', () => {
    const ids = ALERTS.map(({ id }) => id);
    expect(PAGES.filter((page) => !WITHOUT_ALERT.includes(page)).sort()).toEqual(ids.toSorted());
  });

  it.each(ALERTS)(
    '$id has a page that says what it means, what to look at and what to do',
    ({ id }) => {
      const page = readFileSync(join(repositoryRoot, 'docs/runbooks', `${id}.md`), 'utf8');
      for (const part of ['## What it means', '## Look', '## Do', '## Over']) {
        expect(page, id).toContain(part);
      }
    },
  );

  it('count by revision, so that a release stands beside the one before', () => {
    for (const alert of ALERTS.filter(({ condition }) => condition.kind === 'log')) {
      expect(logMetricOf(alert)?.labelExtractors).toEqual({
        revision: 'EXTRACT(resource.labels.revision_name)',
      });
      const policy = JSON.stringify(alertPolicyOf(alert, ['channel'], 'https://pages.example'));
      expect(policy).toContain(`user/tasuki-${alert.id}`);
      expect(policy).toContain(`https://pages.example/${alert.id}.md`);
    }
  });
});
