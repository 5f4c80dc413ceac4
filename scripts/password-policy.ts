// Has Firebase Auth (with Identity Platform) refuse every password that a form of ours refuses:
//   gcloud auth application-default login
//   npm run password:policy -- <project id>
// It sets the policy, reads it again and says what holds. Doing it again changes nothing.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type ProjectConfigManager } from 'firebase-admin/auth';
import { SERVER_PASSWORD_POLICY } from '@tasuki/domain/sign-in/passwords/password-rules';
import { explanationOf } from './explanation-of.ts';

/**
 * Sets the password policy and makes sure that it holds.
 *
 * @throws Error where the project keeps a weaker one
 */
export async function applyPasswordPolicy(
  manager: Pick<ProjectConfigManager, 'getProjectConfig' | 'updateProjectConfig'>,
): Promise<void> {
  const { enforcementState, constraints } = SERVER_PASSWORD_POLICY;
  await manager.updateProjectConfig({
    passwordPolicyConfig: { ...SERVER_PASSWORD_POLICY, constraints: { ...constraints } },
  });
  const { passwordPolicyConfig: found } = await manager.getProjectConfig();
  const holds = Object.entries(constraints).every(
    ([name, value]) => Reflect.get(found?.constraints ?? {}, name) === value,
  );
  if (found?.enforcementState !== enforcementState || !holds) {
    throw new Error(
      `The project has another password policy than was set: ${JSON.stringify(found ?? null)}`,
    );
  }
}

const USAGE = 'Say which Firebase project: npm run password:policy -- <project id>';

async function main([projectId, ...rest]: readonly string[]): Promise<void> {
  if (!projectId || rest.length > 0) throw new Error(USAGE);
  const app = initializeApp({ projectId });
  try {
    await applyPasswordPolicy(getAuth(app).projectConfigManager());
    const { minLength } = SERVER_PASSWORD_POLICY.constraints;
    process.stdout.write(
      `${projectId} refuses new passwords of fewer than ${minLength} characters, or without an upper-case letter, a lower-case letter, a number or a special character.\n`,
    );
  } finally {
    await deleteApp(app);
  }
}

if (import.meta.main) {
  try {
    await main(process.argv.slice(2));
  } catch (cause) {
    process.stderr.write(`${explanationOf(cause)}\n`);
    process.exitCode = 1;
  }
}
