import { afterEach, describe, expect, it, vi } from 'vitest';
import { refuseBreachedPassword } from './breached-passwords.ts';

const URL_OF_SERVICE = 'https://breached.example/range';
const PASSWORD = 'Password1!';
/** Its SHA-1. */
const DIGEST = '32CA9FC1A0F5B6330E3F4C8C1BBECDE9BEDB9573';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The service, answering with these lines. */
function service(answer: () => Promise<Response>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
}

const lines =
  (...all: string[]) =>
  async () =>
    Promise.resolve(new Response(all.join('\r\n')));

async function isRefused(password: string, url: string | null = URL_OF_SERVICE): Promise<boolean> {
  return refuseBreachedPassword(password, url).then(
    () => false,
    (cause: unknown) => (cause as { code?: unknown }).code === 'auth/breached-password',
  );
}

describe('a password that was leaked', () => {
  it('is refused, and only five digits of its digest are sent', async () => {
    const fetched = service(lines(`${'0'.repeat(35)}:3`, `${DIGEST.slice(5)}:12`));
    expect(await isRefused(PASSWORD)).toBe(true);
    const sent = JSON.stringify(fetched.mock.calls);
    expect(sent).toContain(`${URL_OF_SERVICE}/${DIGEST.slice(0, 5)}"`);
    expect(sent).not.toContain(DIGEST.slice(0, 6));
    expect(sent).not.toContain(PASSWORD);
  });

  it('is distinguished from one that only pads the answer, and from its neighbours', async () => {
    service(lines(`${DIGEST.slice(5)}:0`, `${'A'.repeat(35)}:7`));
    expect(await isRefused(PASSWORD)).toBe(false);
  });
});

describe('a password is taken', () => {
  it('without asking where no service is configured', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    expect(await isRefused(PASSWORD, null)).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['refuses to answer', async () => Promise.resolve(new Response('', { status: 503 }))],
    ['cannot be reached', async () => Promise.reject(new TypeError('failed to fetch'))],
    ['answers something else', lines('<html>', 'no list')],
  ])('where the service %s', async (_what, answer) => {
    service(answer);
    expect(await isRefused(PASSWORD)).toBe(false);
  });

  it('where the service keeps one waiting', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    service(async () => Promise.reject(new DOMException('timeout', 'TimeoutError')));
    expect(await isRefused(PASSWORD)).toBe(false);
    expect(timeout.mock.calls[0]?.[0]).toBeLessThanOrEqual(2_000);
  });
});
