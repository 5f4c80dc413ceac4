import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';
import type { PolicyOptions } from './content-security-policy.ts';
import { hostingHeaderRules, type HeaderRule } from './hosting-headers.ts';

/** The parts of firebase.json that a deployment changes. */
interface FirebaseConfiguration {
  functions: readonly { predeploy?: readonly string[] }[];
  storage: { rules: string } | { bucket: string; rules: string }[];
  hosting: { public: string; predeploy?: readonly string[]; headers: HeaderRule[] };
}

/**
 * firebase.json with every header of the app, with the bucket that the storage rules are for, and
 * without the commands that come before a deployment.
 */
export function deploymentConfiguration({
  policy,
  bucket,
}: {
  policy: PolicyOptions;
  bucket: string;
}): FirebaseConfiguration {
  const committed = JSON.parse(
    readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8'),
  ) as FirebaseConfiguration & { storage: { rules: string } };
  return {
    ...committed,
    functions: committed.functions.map((entry) => ({ ...entry, predeploy: [] })),
    storage: [{ bucket, ...committed.storage }],
    hosting: { ...committed.hosting, predeploy: [], headers: hostingHeaderRules(policy) },
  };
}
