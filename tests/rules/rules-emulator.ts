import { readFileSync } from 'node:fs';

/** The rules as they are deployed. */
export const RULES_TEXT = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

export interface RulesEmulator {
  /** host:port */
  host: string;
  hostName: string;
  port: number;
  /** A project of these tests alone, so that functions' tests beside them see none of their data. */
  projectId: string;
}

/**
 * The emulator that the environment names.
 *
 * @param suffix distinguishes test files that load different rules
 * @throws Error in one sentence when there is none
 */
export function rulesEmulator(suffix: string): RulesEmulator {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  const project = process.env['GCLOUD_PROJECT'];
  if (!host || !project) {
    throw new Error(
      'The rules tests need FIRESTORE_EMULATOR_HOST and GCLOUD_PROJECT; "npm run test:rules" starts an emulator and sets both.',
    );
  }
  const [hostName = '', port = ''] = host.split(':');
  return { host, hostName, port: Number(port), projectId: `${project}-rules-${suffix}` };
}

/**
 * Makes `rules` the project's rules; the coverage starts anew.
 *
 * @throws Error with the emulator's words when they cannot be read
 */
export async function loadRules(emulator: RulesEmulator, rules: string): Promise<void> {
  const response = await fetch(
    `http://${emulator.host}/emulator/v1/projects/${emulator.projectId}:securityRules`,
    {
      method: 'PUT',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } }),
    },
  );
  if (!response.ok) {
    throw new Error(`The emulator refused the rules: ${await response.text()}`);
  }
}
