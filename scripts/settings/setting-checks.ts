import { existsSync } from 'node:fs';

export const anyText = () => null;

export function oneOf(...allowed: readonly string[]) {
  return (value: string) =>
    allowed.includes(value) ? null : `must be one of ${allowed.join(', ')}`;
}

/** Any of the names, separated by commas, or none. */
export function namesOf(names: readonly string[]) {
  const known = new Set(['', ...names]);
  const list = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  return (value: string) =>
    value.split(',').every((name) => known.has(name.trim()))
      ? null
      : `must name ${list}, separated by commas`;
}

export function port(value: string): string | null {
  const number = Number(value);
  const isPort = Number.isInteger(number) && number >= 1024 && number <= 65_535;
  return isPort ? null : 'must be a port from 1024 to 65535';
}

export function existingFile(value: string): string | null {
  return existsSync(value) ? null : 'names no file on this machine';
}

export function webOrigin(value: string): string | null {
  if (!URL.canParse(value)) return 'must be an address like https://tasuki.example';
  return new URL(value).origin === value ? null : 'must be an address without a path';
}

export function webAddress(value: string): string | null {
  const isAddress = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  return isAddress ? null : 'must be an address';
}

export function wholeNumber(value: string): string | null {
  return /^\d{1,15}$/.test(value) ? null : 'must be a number';
}

/** Nothing, or what the pattern fits. */
export function emptyOr(pattern: RegExp, problem: string) {
  return (value: string) => (value === '' || pattern.test(value) ? null : problem);
}

export function share(value: string): string | null {
  const number = Number(value);
  return value.trim() !== '' && number >= 0 && number <= 1 ? null : 'must be from 0 to 1';
}

export function stripeKey(value: string): string | null {
  return value === 'none' || /^(?:sk|rk)_(?:test|live)_\w+$/.test(value)
    ? null
    : 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_';
}

export function stripePublishableKey(value: string): string | null {
  return value === '' || /^pk_(?:test|live)_\w+$/.test(value)
    ? null
    : 'must begin with pk_test_ or pk_live_';
}

export function stripeWebhookSecrets(value: string): string | null {
  return value === 'none' || /^whsec_\w+(?:\s*,\s*whsec_\w+)?$/.test(value)
    ? null
    : 'must be one or two secrets that begin with whsec_';
}

export function webhookSecrets(value: string): string | null {
  return /^[A-Za-z0-9_-]{24,}(?:\s*,\s*[A-Za-z0-9_-]{24,})?$/.test(value)
    ? null
    : 'must be one or two secrets of 24 or more letters, digits, _ or -';
}

export function webhookSecretsOrNone(value: string): string | null {
  return value === 'none' ? null : webhookSecrets(value);
}

export function mailKey(value: string): string | null {
  return /^(?:none|[A-Za-z0-9_-]{32,}(?:\s*,\s*[A-Za-z0-9_-]{32,})?)$/.test(value)
    ? null
    : 'must be one or two secrets of 32 or more letters, digits, _ or -';
}

export function smtpAddress(value: string): string | null {
  const isAddress = URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol);
  return value === 'none' || isAddress
    ? null
    : 'must be an address like smtps://user:password@host';
}

export function secureAddress(value: string): string | null {
  const isSecure = value === '' || (URL.canParse(value) && new URL(value).protocol === 'https:');
  return isSecure ? null : 'must be an address that begins with https://';
}

export function secureOrigins(value: string): string | null {
  const given = value.split(',').map((one) => one.trim());
  const areOrigins = given.every(
    (one) => secureAddress(one) === null && (one === '' || webOrigin(one) === null),
  );
  return areOrigins ? null : 'must be addresses like https://tiles.example, without a path';
}

export function addresses(value: string): string | null {
  const given = value.split(',').filter((address) => address.trim() !== '');
  return given.every((address) => URL.canParse(address.trim()) && /^\s*https?:/.test(address))
    ? null
    : 'must be addresses that begin with https://';
}
