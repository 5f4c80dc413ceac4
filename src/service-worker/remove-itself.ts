/**
 * Ends the service worker in this browser and deletes what it kept. Pages that are open go on with the
 * network, and none is loaded anew.
 */
export function removeItself(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('install', (event) => {
    event.waitUntil(scope.skipWaiting());
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(removeWorkerAndCaches(scope));
  });
}

async function removeWorkerAndCaches(scope: ServiceWorkerGlobalScope): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map(async (name) => caches.delete(name)));
  await scope.registration.unregister();
}
