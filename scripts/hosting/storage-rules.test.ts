import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../repository-root.ts';
import { deploymentConfiguration } from './deployment-configuration.ts';

it('opens nothing in Cloud Storage to the browser, in the bucket of recordings', () => {
  const { storage } = deploymentConfiguration({
    policy: { connections: [], files: [], services: [], payment: null, indexHtml: '' },
    bucket: 'runs',
  });
  expect(storage).toEqual([{ bucket: 'runs', rules: 'storage.rules' }]);
  const rules = readFileSync(join(repositoryRoot, 'storage.rules'), 'utf8');
  const statements = rules.match(/allow[^;]*;/g);
  expect(statements).toEqual(['allow read, write: if false;']);
  expect(rules).toContain('match /{path=**}');
});
