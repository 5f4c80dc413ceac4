import { expect, it } from 'vitest';
import { installedNotices, openSourceNotices } from './open-source-notices.ts';

const LOCKFILE = JSON.stringify({
  packages: {
    '': { version: '1.0.0' },
    'node_modules/one': { version: '1.2.3', license: 'MIT' },
    'node_modules/two': { version: '2.0.0', license: 'MIT' },
    'node_modules/two/node_modules/@a/three': { version: '3.0.0' },
    'node_modules/tool': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/tool-for-one-processor': { version: '1.0.0', license: 'MIT', cpu: ['x64'] },
    'node_modules/@tasuki/domain': { link: true },
  },
});

it('names what the product runs with once, and equal licences once', () => {
  const text = openSourceNotices(LOCKFILE, (folder) =>
    folder.endsWith('three') ? null : 'Do as you like.',
  );
  expect(text).toContain('one 1.2.3 (MIT)\ntwo 2.0.0 (MIT)\n\nDo as you like.');
  expect(text.match(/Do as you like/g)).toHaveLength(1);
  expect(text).toContain('@a/three 3.0.0 (see below)');
  expect(text).not.toContain('tool');
  expect(text).not.toContain('@tasuki/');
});

it('has the licences of what is installed here', () => {
  const text = installedNotices();
  expect(text).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)$/m);
  expect(text).toContain('Apache License');
  expect(text).not.toMatch(/^vitest /m);
});
