import { packageNameOf, type Component } from './shipped-components.ts';

/** Licences under which a package may be shipped: they ask for no more than to be named. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
]);

/** Packages whose licence is read by hand, since their manifest names none that is known. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  '@garmin/fitsdk':
    'the FIT Protocol License Agreement, which allows software that reads and writes FIT files',
  limiter: 'MIT, named in a field of its manifest that is no longer read',
};

/** Our own packages, which are not handed on. */
const OWN = /^@tasuki\//;

/**
 * Finds the packages whose licence is not known to allow that they are shipped.
 *
 * @returns one line each, sorted
 */
export function forbiddenLicences(components: readonly Component[]): string[] {
  return components
    .filter((one) => {
      const name = packageNameOf(one['bom-ref']);
      return !OWN.test(name) && READ_BY_HAND[name] === undefined;
    })
    .filter(({ licenses = [] }) => !licenses.some((licence) => isAllowed(textOf(licence))))
    .map(({ name, version, licenses = [] }) => {
      return `${name} ${version}: ${licenses.map(textOf).join(', ') || 'names no licence'}`;
    })
    .toSorted();
}

type Licence = NonNullable<Component['licenses']>[number];

function textOf(licence: Licence): string {
  if ('expression' in licence) return licence.expression;
  return licence.license.id ?? licence.license.name ?? '';
}

/** @param text a licence, or an SPDX expression of several in one pair of brackets at most */
function isAllowed(text: string): boolean {
  const choices = text.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one)));
}
