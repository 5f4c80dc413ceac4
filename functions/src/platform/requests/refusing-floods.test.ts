import { expect, it } from 'vitest';
import { refusingFloods } from './refusing-floods.ts';
import { RequestGate } from './request-gate.ts';

const ORIGIN = 'https://tasuki.example';

/** Asks a function behind a gate, and says what was answered and whether the function was reached. */
/** What a function's answer begins with. */
const NOT_KEPT = ['cache-control', 'no-store'];

function gatedFunction() {
  const gate = new RequestGate({ maxBytes: 1000, perAddressAndMinute: 5, perMinute: 50 });
  let reached = 0;
  const definition = refusingFloods(
    (..._given: unknown[]) => {
      reached += 1;
    },
    gate,
    ORIGIN,
  );
  const ask = (length: string, method = 'POST', address = '203.0.113.5') => {
    const answers: unknown[] = [];
    const headers = { 'content-length': length, 'x-forwarded-for': `1.2.3.4, ${address}` };
    const response = {
      set: (name: string, value: string) => answers.push([name, value]),
      status: (status: number) => ({ json: (body: object) => answers.push(status, body) }),
    };
    definition({ method, headers, socket: {} }, response);
    return answers;
  };
  return { ask, reached: () => reached };
}

it('answers a flood in the words of the protocol, without reaching the function', () => {
  const { ask, reached } = gatedFunction();
  for (let count = 0; count < 5; count += 1) expect(ask('10')).toEqual([NOT_KEPT]);
  const code = 'auth/too-many-requests';
  expect(ask('10')).toEqual([
    NOT_KEPT,
    ['access-control-allow-origin', ORIGIN],
    429,
    { error: { status: 'RESOURCE_EXHAUSTED', message: code, details: { code } } },
  ]);
  expect(reached()).toBe(5);
  // An address that anybody can write before the real one counts for nothing.
  expect(ask('10', 'POST', '203.0.113.6')).toEqual([NOT_KEPT]);
});

it('answers what is too large by its declared length', () => {
  const { ask, reached } = gatedFunction();
  expect(ask('1001')).toContain(413);
  expect(reached()).toBe(0);
});

it('lets browsers ask whether they may ask', () => {
  const { ask, reached } = gatedFunction();
  for (let count = 0; count < 100; count += 1) ask('0', 'OPTIONS');
  expect(reached()).toBe(100);
});
