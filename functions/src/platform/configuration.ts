import { STRAVA_TERMS, type StravaTerms } from '@tasuki/domain/activities/source-policy';

/** Where uploaded files are kept. */
export type BlobStoreConfiguration =
  | {
      kind: 'disk';
      directory: string;
      signingKey: string;
      /** The address under which the function `receiveUpload` answers. */
      uploadOrigin: string;
    }
  | { kind: 'cloud-storage'; bucket: string };

export interface Configuration {
  /** Where the app is served; the only origin that may call and upload. */
  appOrigin: string;
  /** Lets everyone with a complete profile in; for local mode. */
  isBetaAutoApproved: boolean;
  stravaTerms: StravaTerms;
  blobStore: BlobStoreConfiguration;
}

const SIGNING_KEY_MIN_LENGTH = 32;

/**
 * Reads and checks the functions' settings.
 *
 * @param environment e.g. `process.env`
 * @throws Error that names every missing or wrong setting, one a line
 */
export function readConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): Configuration {
  const problems: string[] = [];
  const given = (name: string): string => environment[name]?.trim() ?? '';
  const required = (name: string, what: string): string => {
    const value = given(name);
    if (value === '') problems.push(`${name} is missing: ${what}.`);
    return value;
  };
  const oneOf = <Value extends string>(
    name: string,
    allowed: readonly Value[],
    fallback: Value,
  ): Value => {
    const value = given(name) || fallback;
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined)
      problems.push(`${name} is "${value}"; it must be ${allowed.join(' or ')}.`);
    return found ?? fallback;
  };
  const address = (name: string, what: string): string => {
    const value = required(name, what);
    const isAddress = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
    if (value !== '' && !isAddress) problems.push(`${name} is no address: ${value}`);
    return value.replace(/\/+$/, '');
  };

  const appOrigin = address('APP_ORIGIN', 'the address the app is served from');
  if (URL.canParse(appOrigin) && new URL(appOrigin).origin !== appOrigin) {
    problems.push(`APP_ORIGIN must be an address without a path; it is ${appOrigin}`);
  }
  const isBetaAutoApproved = oneOf('BETA_AUTO_APPROVE', ['true', 'false'], 'false') === 'true';
  const stravaTerms = oneOf('STRAVA_TERMS', STRAVA_TERMS, 'standard');
  const kind = oneOf('BLOB_STORE', ['cloud-storage', 'disk'], 'cloud-storage');
  const blobStore: BlobStoreConfiguration =
    kind === 'disk'
      ? {
          kind,
          directory: required('BLOB_DIRECTORY', 'the folder for uploaded files'),
          signingKey: required('BLOB_SIGNING_KEY', 'the secret that signs upload targets'),
          uploadOrigin: address('UPLOAD_ORIGIN', 'where the function receiveUpload answers'),
        }
      : { kind, bucket: required('BLOB_BUCKET', 'the bucket for uploaded files') };
  if (
    blobStore.kind === 'disk' &&
    blobStore.signingKey !== '' &&
    blobStore.signingKey.length < SIGNING_KEY_MIN_LENGTH
  ) {
    problems.push(`BLOB_SIGNING_KEY must be at least ${SIGNING_KEY_MIN_LENGTH} characters long.`);
  }
  if (problems.length > 0) {
    throw new Error(
      `The functions' configuration is not usable (see .env.example):\n- ${problems.join('\n- ')}`,
    );
  }
  return { appOrigin, isBetaAutoApproved, stravaTerms, blobStore };
}
