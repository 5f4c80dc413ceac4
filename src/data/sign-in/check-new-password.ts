import { environment } from '../../platform/environment.ts';

/**
 * Looks a password up among leaked ones before it is set, where a service for that is configured.
 *
 * @throws TasukiFailure 'auth/breached-password'
 */
export async function checkNewPassword(password: string): Promise<void> {
  const { refuseBreachedPassword } = await import('./breached-passwords.ts');
  await refuseBreachedPassword(password, environment.breachedPasswordsUrl);
}
