/** Every version of the service-level agreement that was ever in force, oldest first, named after its first day. */
export const SERVICE_LEVEL_VERSIONS = ['2026-11-23', '2026-11-27'] as const;

export type ServiceLevelVersion = (typeof SERVICE_LEVEL_VERSIONS)[number];

/** The version in force. */
export const SERVICE_LEVEL_VERSION: ServiceLevelVersion = '2026-11-27';

/** The versions that were replaced, whose texts are kept in `locales/earlier-service-levels/<language>.json`. */
export const EARLIER_SERVICE_LEVEL_VERSIONS: readonly ServiceLevelVersion[] =
  SERVICE_LEVEL_VERSIONS.slice(0, -1);
