import type { Page } from '@playwright/test';

const LATENCY_MS = 1500;

/** A network as it is in the field, in the hand of the test. */
export interface Network {
  /** Nothing gets through any more, what is on its way included. */
  cut: () => Promise<void>;
  /** Everything gets through at once. */
  restore: () => Promise<void>;
}

/** Makes every request of the page take a second and a half longer, as on a bad mobile network. */
export async function slowDown(page: Page): Promise<Network> {
  const devtools = await page.context().newCDPSession(page);
  const emulate = async (offline: boolean, latency: number): Promise<void> => {
    await devtools.send('Network.emulateNetworkConditions', {
      offline,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  };
  await devtools.send('Network.enable');
  await emulate(false, LATENCY_MS);
  return { cut: () => emulate(true, 0), restore: () => emulate(false, 0) };
}
