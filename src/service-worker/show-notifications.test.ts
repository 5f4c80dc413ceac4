import { expect, it, vi } from 'vitest';
import { showNotifications } from './show-notifications.ts';

/** @returns which page opens for who touches a notification with this data */
async function openedBy(data: unknown): Promise<unknown> {
  const listeners = new Map<string, (event: unknown) => void>();
  const openWindow = vi.fn();
  const scope = {
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, listener),
    location: { origin: 'https://tasuki.example' },
    clients: { matchAll: () => Promise.resolve([]), openWindow },
  };
  showNotifications(scope as unknown as ServiceWorkerGlobalScope);
  let work: Promise<unknown> = Promise.resolve();
  listeners.get('notificationclick')?.({
    notification: { close: () => undefined, data },
    action: '',
    waitUntil: (until: Promise<unknown>) => {
      work = until;
    },
  });
  await work;
  return openWindow.mock.calls[0]?.[0];
}

it('opens a page of ours, and none that a browser reads as another site’s', async () => {
  expect(await openedBy('/topics/a/chat')).toBe('/topics/a/chat');
  expect(await openedBy('/plan?week=2#today')).toBe('/plan?week=2#today');
  for (const data of [
    '//evil.example',
    String.raw`/\evil.example`,
    '/\t/evil.example',
    '/\n\\evil.example',
    '/\r/evil.example/plan',
    'https://evil.example',
    'plan',
    '',
    null,
  ]) {
    expect(await openedBy(data), JSON.stringify(data)).toBe('/');
  }
});
