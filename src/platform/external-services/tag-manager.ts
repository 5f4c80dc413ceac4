import type { PageVisit } from '@tasuki/domain/consent/page-visit';
import { loadScript } from '../load-script.ts';
import { sha256 } from '../sha-256.ts';
import { DENIED_CONSENT, GRANTED_CONSENT } from './google-analytics.ts';
import { collector, receiverSettings } from './receiver-settings.ts';

/** A layer of its own: what stands here never reaches Google Analytics by the common one. */
const LAYER_NAME = 'tasukiTagLayer';
const GOOGLE_TAGS = 'https://www.googletagmanager.com';

/** The signed-in person. */
export interface TagManagerIdentity {
  uid: string;
  email: string | null;
  name: string;
}

function layer(): unknown[] {
  const scope = globalThis as unknown as Record<string, unknown[] | undefined>;
  return (scope[LAYER_NAME] ??= []);
}

/** Says a command as gtag does, whose arguments the tag manager knows by their tag. */
function command(...call: readonly unknown[]): void {
  layer().push(Object.assign([...call], { [Symbol.toStringTag]: 'Arguments' }));
}

/** Starts the tag manager, after the consent. */
export async function startTagManager(): Promise<void> {
  command('consent', 'default', DENIED_CONSENT);
  command('consent', 'update', GRANTED_CONSENT);
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const id = receiverSettings['VITE_TAG_MANAGER_ID'] ?? '';
  await loadScript(`${collector ?? GOOGLE_TAGS}/gtm.js?id=${id}&l=${LAYER_NAME}`);
}

export function sendVisitToTagManager(
  event: string,
  { path, location, referrer }: PageVisit,
): void {
  layer().push({ event, page_path: path, page_location: location, page_referrer: referrer });
}

/** Says who is signed in, as far as the operator lets the tag manager know: see docs/flows/consent.md. */
export async function identifyForTagManager(
  identity: TagManagerIdentity | null,
  form: string,
): Promise<void> {
  layer().push({ event: 'identified', ...(await identityFields(identity, form)) });
}

async function identityFields(
  identity: TagManagerIdentity | null,
  form: string,
): Promise<Readonly<Record<string, string | null>>> {
  const none = {
    user_email: null,
    user_name: null,
    user_email_sha256: null,
    user_name_sha256: null,
  };
  if (identity === null) return { user_id: null, ...none };
  const { uid, name } = identity;
  // In lower case and without spaces around, as those who compare digests do.
  const email = identity.email?.trim().toLowerCase() ?? null;
  if (form === 'plain') return { ...none, user_id: uid, user_email: email, user_name: name };
  if (form !== 'hashed') return { ...none, user_id: uid };
  return {
    ...none,
    user_id: uid,
    user_email_sha256: email === null ? null : await sha256(email),
    user_name_sha256: await sha256(name.trim().toLowerCase()),
  };
}
