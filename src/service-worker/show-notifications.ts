import type { PushContent } from '@tasuki/domain/push/push';
import { ICONS } from '@tasuki/domain/navigation/web-manifest';

const STOP_ACTION = 'stop';

/** Options that browsers know and the types do not. */
type NotificationChoices = NotificationOptions & {
  actions: readonly { action: string; title: string }[];
};

/** Shows what arrives from the server, and opens what it is about. */
export function showNotifications(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('push', (event) => {
    const content = contentOf(event.data);
    if (content) event.waitUntil(show(scope, content));
  });
  scope.addEventListener('notificationclick', (event) => {
    const { notification, action } = event;
    notification.close();
    event.waitUntil(
      action === STOP_ACTION
        ? stop(scope)
        : open(scope, pathOf(notification.data as unknown, scope.location.origin)),
    );
  });
}

/** @returns null for what a server of ours does not send */
function contentOf(data: PushMessageData | null): PushContent | null {
  try {
    const content = data?.json() as Partial<PushContent> | undefined;
    const isWhole = typeof content?.title === 'string' && typeof content.path === 'string';
    return isWhole ? (content as PushContent) : null;
  } catch {
    return null;
  }
}

async function show(scope: ServiceWorkerGlobalScope, content: PushContent): Promise<void> {
  const { title, body, path, tag, language, stopWords } = content;
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // A person who is looking at the page right now reads it there.
  if (windows.some(({ focused, url }) => focused && new URL(url).pathname === path)) return;
  const choices: NotificationChoices = {
    body,
    tag,
    lang: language,
    icon: ICONS[0].path,
    badge: ICONS[2].path,
    data: path,
    actions: [{ action: STOP_ACTION, title: stopWords }],
  };
  await scope.registration.showNotification(title, choices);
}

/** A path of ours, whatever the notification holds: as the browser reads it, which ignores tabs and line breaks. */
function pathOf(data: unknown, ownOrigin: string): string {
  if (typeof data !== 'string' || !data.startsWith('/') || !URL.canParse(data, ownOrigin))
    return '/';
  const { origin, pathname, search, hash } = new URL(data, ownOrigin);
  return origin === ownOrigin ? pathname + search + hash : '/';
}

async function open(scope: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window' });
  const shown = windows.find(({ url }) => new URL(url).pathname === path) ?? windows[0];
  if (!shown) {
    await scope.clients.openWindow(path);
    return;
  }
  const focused = await shown.focus();
  if (new URL(focused.url).pathname !== path) await focused.navigate(path);
}

/** One tap ends it: the server is answered that nobody is there, and forgets the device. */
async function stop(scope: ServiceWorkerGlobalScope): Promise<void> {
  const subscription = await scope.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
