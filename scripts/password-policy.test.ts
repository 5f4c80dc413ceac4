import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterEach, expect, it, vi } from 'vitest';
import { ProjectConfigServer } from '../sandbox/identity-platform/project-config.ts';
import { applyPasswordPolicy } from './password-policy.ts';

let server: ProjectConfigServer | null = null;
afterEach(async () => {
  vi.unstubAllEnvs();
  await server?.close();
  server = null;
});

/** Applies the policy by the real SDK to a project. */
async function applyTo(project: ProjectConfigServer): Promise<void> {
  server = project;
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', await project.listen());
  const app = initializeApp({ projectId: 'tasuki-1' }, 'password-policy');
  try {
    await applyPasswordPolicy(getAuth(app).projectConfigManager());
  } finally {
    await deleteApp(app);
  }
}

it('has the project enforce length and all four kinds of character', async () => {
  const project = new ProjectConfigServer();
  await applyTo(project);
  expect(project.config()).toMatchObject({
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      forceUpgradeOnSignin: false,
      passwordPolicyVersions: [
        {
          customStrengthOptions: {
            minPasswordLength: 8,
            containsUppercaseCharacter: true,
            containsLowercaseCharacter: true,
            containsNumericCharacter: true,
            containsNonAlphanumericCharacter: true,
          },
        },
      ],
    },
  });
});

it.each([
  ['does not enforce it', { passwordPolicyEnforcementState: 'OFF' }],
  [
    'takes shorter ones',
    {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 6 } }],
    },
  ],
])('says so where the project %s all the same', async (_what, passwordPolicyConfig) => {
  const project = new ProjectConfigServer({ passwordPolicyConfig });
  await expect(applyTo(project)).rejects.toThrow('The project has another password policy');
});
