import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';

/** The path of the sandbox's stand-in for Stripe.js. */
export const STAND_IN_PATH = '/stripe/stripe.js';

let script: Promise<string> | null = null;

/** Sends the stand-in, made of `stripe-js/` when it is asked for first. */
export async function sendStripeJs(response: ServerResponse): Promise<void> {
  script ??= bundled();
  const text = await script;
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(text);
}

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'stripe-js', 'install.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2023',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
