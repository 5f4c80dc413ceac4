import { describe, expect, it } from 'vitest';
import { readAdvisories } from './advisories.ts';
import { describeAudit, exitCodeOf } from './audit.ts';
import { forbiddenLicences } from './licences.ts';
import { shippedPart, type BillOfMaterials, type Component } from './shipped-components.ts';

const NOW = new Date('2026-11-22T10:00:00Z');

function component(name: string, licence?: string): Component {
  return {
    'bom-ref': `${name}@1.0.0`,
    // As npm names a workspace.
    name: name.replace(/^@tasuki\//, ''),
    version: '1.0.0',
    ...(licence !== undefined && {
      licenses: [
        /[ (]/.test(licence) ? { expression: licence } : ({ license: { id: licence } } as const),
      ],
    }),
  };
}

describe('what is shipped', () => {
  const bill: BillOfMaterials = {
    metadata: { component: { 'bom-ref': 'tasuki@1.0.0' } },
    components: ['@tasuki/functions', 'page', 'server', 'shared', 'tool', 'of-tool'].map((name) =>
      component(name),
    ),
    dependencies: [
      { ref: 'tasuki@1.0.0', dependsOn: ['page@1.0.0', 'tool@1.0.0', '@tasuki/functions@1.0.0'] },
      { ref: '@tasuki/functions@1.0.0', dependsOn: ['server@1.0.0'] },
      { ref: 'page@1.0.0', dependsOn: ['shared@1.0.0'] },
      { ref: 'shared@1.0.0', dependsOn: ['page@1.0.0'] },
      { ref: 'tool@1.0.0', dependsOn: ['of-tool@1.0.0'] },
    ],
  };

  it('is what app and functions need, however far away, and no tool', () => {
    const { components, dependencies } = shippedPart(bill, [
      { workspace: null, names: ['page'] },
      { workspace: '@tasuki/functions', names: ['server'] },
    ]);
    expect(components.map(({ name }) => name)).toEqual(['page', 'server', 'shared']);
    expect(dependencies.map(({ ref }) => ref)).not.toContain('tool@1.0.0');
  });

  it('is not guessed where the bill lacks a dependency', () => {
    expect(() => shippedPart(bill, [{ workspace: null, names: ['gone'] }])).toThrow(
      'The bill of materials lacks gone.',
    );
  });
});

describe('a licence', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', '(AFL-2.1 OR BSD-3-Clause)', 'MIT AND ISC'])(
    'may be %s',
    (licence) => expect(forbiddenLicences([component('one', licence)])).toEqual([]),
  );

  it.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'MIT AND GPL-3.0-only', 'SSPL-1.0', 'UNLICENSED'])(
    'may not be %s',
    (licence) =>
      expect(forbiddenLicences([component('one', licence)])).toEqual([`one 1.0.0: ${licence}`]),
  );

  it('must be named, but in our own packages and those that were read by hand', () => {
    const components = ['one', '@tasuki/domain', '@garmin/fitsdk'].map((name) => component(name));
    expect(forbiddenLicences(components)).toEqual(['one 1.0.0: names no licence']);
  });
});

describe('advisories', () => {
  const vulnerability = (name: string, severity: string) => ({
    name,
    severity,
    range: '<2',
    via: [{ title: 'Reads too far', url: 'https://advisories.example/1' }, 'inner'],
  });
  const report = (...list: ReturnType<typeof vulnerability>[]) =>
    JSON.stringify({ vulnerabilities: Object.fromEntries(list.map((one) => [one.name, one])) });
  const isShipped = (name: string) => name.startsWith('shipped');

  it('are named where they are high in what is shipped, and end the audit with 1', () => {
    const advisories = readAdvisories(
      report(
        vulnerability('shipped-one', 'critical'),
        vulnerability('shipped-two', 'low'),
        vulnerability('tool', 'critical'),
      ),
      isShipped,
    );
    expect(exitCodeOf({ forbidden: [], advisories })).toBe(1);
    const words = describeAudit({ forbidden: [], advisories }, 3, NOW);
    expect(words).toContain('at 2026-11-22T10:00:00.000Z');
    expect(words).toContain('shipped-one <2: critical. Reads too far https://advisories.example/1');
    expect(words).toContain('1 high or critical in what is shipped, 2 others');
  });

  it('end it with 0 where there are none', () => {
    const advisories = readAdvisories(report(), isShipped);
    expect(exitCodeOf({ forbidden: [], advisories })).toBe(0);
  });

  it.each([
    ['says that it does not know', '{"message":"405 Method Not Allowed","statusCode":405}', /405/],
    ['answers with an error', '{"error":{"code":"ENOTFOUND","summary":"not found"}}', /not found/],
    ['prints something else', 'npm error network', /no report/],
    ['prints nothing', '', /no report/],
  ])('are not known where npm %s, which ends it with 2', (_what, printed, reason) => {
    const advisories = readAdvisories(printed, isShipped);
    expect(exitCodeOf({ forbidden: [], advisories })).toBe(2);
    const words = describeAudit({ forbidden: [], advisories }, 3, NOW);
    expect(words).toMatch(/NOT KNOWN/);
    expect(words).toMatch(reason);
    // A finding counts more than what is not known.
    expect(exitCodeOf({ forbidden: ['one'], advisories })).toBe(1);
  });
});
