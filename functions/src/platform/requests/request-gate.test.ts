import { describe, expect, it } from 'vitest';
import { RequestGate } from './request-gate.ts';

const NOW = new Date('2026-11-22T10:00:30Z');
const LIMITS = { maxBytes: 1000, perAddressAndMinute: 20, perMinute: 100 };
const head = (address: string | null, declaredBytes: number | null = 10, now = NOW) => ({
  address,
  declaredBytes,
  now,
});

describe('at ten times the limit', () => {
  it('one address gets its part, and leaves the rest to others', () => {
    const gate = new RequestGate(LIMITS);
    const flood = Array.from({ length: 200 }, () => gate.refusalOf(head('203.0.113.5')));
    expect(flood.filter((refusal) => refusal === null)).toHaveLength(20);
    expect(flood.filter((refusal) => refusal === 429)).toHaveLength(180);
    const others = Array.from({ length: 80 }, (_, index) =>
      gate.refusalOf(head(`10.0.0.${index}`)),
    );
    expect(others).toEqual(Array.from({ length: 80 }, () => null));
  });

  it('all addresses together get no more than the limit for all', () => {
    const gate = new RequestGate(LIMITS);
    const flood = Array.from({ length: 1000 }, (_, index) =>
      gate.refusalOf(head(`10.0.${Math.floor(index / 250)}.${index % 250}`)),
    );
    expect(flood.filter((refusal) => refusal === null)).toHaveLength(100);
  });

  it('counts the addresses of one household as one', () => {
    const gate = new RequestGate(LIMITS);
    const flood = Array.from({ length: 200 }, (_, index) =>
      gate.refusalOf(head(`2001:db8:1:2:${index.toString(16)}::1`)),
    );
    expect(flood.filter((refusal) => refusal === null)).toHaveLength(20);
  });
});

it('begins anew with the next minute', () => {
  const gate = new RequestGate(LIMITS);
  for (let count = 0; count < 30; count += 1) gate.refusalOf(head('203.0.113.5'));
  const later = new Date(NOW.getTime() + 30_000);
  expect(gate.refusalOf(head('203.0.113.5', 10, later))).toBeNull();
});

it('refuses by the declared length alone, and counts nothing for it', () => {
  const gate = new RequestGate({ ...LIMITS, perMinute: 1 });
  expect(gate.refusalOf(head('203.0.113.5', 1001))).toBe(413);
  expect(gate.refusalOf(head('203.0.113.5', Number('1e9x')))).toBe(413);
  expect(gate.refusalOf(head(null, null))).toBeNull();
  expect(gate.refusalOf(head(null, 1000))).toBe(429);
});
