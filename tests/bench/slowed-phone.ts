import type { Page } from 'playwright-core';

/** As Lighthouse slows a desktop processor down to that of a phone. */
export const SLOWDOWN = 4;

/**
 * Slow 4G as Lighthouse applies it in the browser, for a line of 150 ms and 1.6 Mbit/s.
 * The times are longer, since the browser slows requests and not packets.
 */
const LINE = {
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
} as const;

/** Gives a page the processor and the line of Lighthouse's phone, from now on. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
