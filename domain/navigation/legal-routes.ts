import type { RouteName } from './route-table.ts';

/** Pages that every frame links to, signed in or not: see the legal part of the footer. */
export const LEGAL_ROUTES = [
  'terms',
  'privacy',
  'serviceLevel',
  'serviceStatus',
  'externalTransmission',
  'commerceDisclosure',
  'contact',
] as const satisfies readonly RouteName[];

/** Under which licences the parts of others stand; a text file that each build makes of the lockfile. */
export const OPEN_SOURCE_NOTICES_PATH = '/open-source-notices.txt';
