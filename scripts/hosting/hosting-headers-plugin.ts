import type { Connect, Plugin } from 'vite';
import { headersOfPath, hostingHeaderRules } from './hosting-headers.ts';
import type { PolicyOptions } from './content-security-policy.ts';

/** Has Vite's dev and preview servers send what Firebase Hosting sends. */
export function hostingHeadersPlugin(options: PolicyOptions): Plugin {
  const rules = hostingHeaderRules(options);
  const sendHeaders: Connect.NextHandleFunction = (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeaders(headersOfPath(rules, pathname));
    next();
  };
  return {
    name: 'hosting-headers',
    configureServer: ({ middlewares }) => {
      middlewares.use(sendHeaders);
    },
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(sendHeaders);
    },
  };
}
