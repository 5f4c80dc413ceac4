import type { KeptFile } from '@tasuki/domain/navigation/service-worker';
import { removeItself } from './remove-itself.ts';
import { serveKeptApp } from './serve-kept-app.ts';

const scope = self as unknown as ServiceWorkerGlobalScope;
/** The build puts the list in this place. */
const files = (self as unknown as ServiceWorkerGlobalScope).__WB_MANIFEST as readonly KeptFile[];

// A release that is built with this setting takes the worker off every browser; docs/deployment.md.
if (import.meta.env['VITE_SERVICE_WORKER'] === 'removed') removeItself(scope);
else serveKeptApp(scope, files);
