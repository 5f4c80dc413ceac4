import { describe, expect, it } from 'vitest';
import { hostingHeaders } from './hosting-headers.ts';

describe('what Hosting sends', () => {
  it('lets a browser keep what has its content in its name, and ask again for all else', () => {
    const cacheControl = (path: string) => hostingHeaders(path).get('Cache-Control');
    expect(cacheControl('/assets/start-B2x.js')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/index.html', '/activities/a/chat', '/tasuki.svg']) {
      expect(cacheControl(path), path).toBe('no-cache');
    }
  });

  it('forbids frames of others around every page', () => {
    for (const path of ['/', '/signin', '/assets/start-B2x.js']) {
      expect(hostingHeaders(path).get('X-Frame-Options'), path).toBe('DENY');
    }
  });
});
