import { MODEL_PROVIDERS } from '@tasuki/domain/chat/model-entry';
import type { Configuration } from './configuration.ts';

/** Every secret of the configuration, none of which may stand in a log. */
export function secretsOf({
  blobStore,
  models,
  providers,
  stripe,
  mail,
  mailKeys,
  weather,
  push,
}: Configuration): string[] {
  const { strava, garmin, google, webhookSecrets } = providers;
  const secrets = [
    blobStore.kind === 'disk' ? blobStore.signingKey : null,
    ...MODEL_PROVIDERS.map((provider) => models[provider].key),
    strava?.clientSecret,
    strava?.verifyToken,
    garmin?.clientSecret,
    google?.clientSecret,
    ...webhookSecrets.strava,
    ...webhookSecrets.garmin,
    stripe?.secretKey,
    ...(stripe?.webhookSecrets ?? []),
    weather?.key,
    mail?.smtpUrl,
    ...smtpPassword(mail?.smtpUrl),
    ...(mail?.webhookSecrets ?? []),
    mailKeys?.present,
    mailKeys?.former,
    push?.privateKey,
  ];
  return secrets.filter((secret): secret is string => Boolean(secret));
}

/** As it stands in the address, and as the server reads it. */
function smtpPassword(smtpUrl: string | undefined): string[] {
  if (smtpUrl === undefined || !URL.canParse(smtpUrl)) return [];
  const { password } = new URL(smtpUrl);
  return [password, decodeURIComponent(password)];
}
