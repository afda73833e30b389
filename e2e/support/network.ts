import { expect, type Page, type Request, type Route } from '@playwright/test';

/** Lets the next mutation reach the server, and loses its answer. `undo` reverts what the browser got from it anyway, such as a cookie. */
export async function loseNextAnswer(page: Page, undo = async (): Promise<void> => undefined): Promise<void> {
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (isLost || !route.request().postData()?.includes('"mutation ')) return route.continue();
    isLost = true;
    await route.fetch();
    await undo();
    await route.abort();
  });
}

/** Waits until the service worker has the product's files and answers for this page. */
export async function worksOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** Whether a request calls an operation. */
export const calls = (operation: string) => (request: Request) =>
  request.postData()?.includes(`"operationName":"${operation}"`) === true;

/** Makes an operation's calls fail as without a network. Resolves to a function that ends this. */
export async function failCalls(page: Page, operation: string): Promise<() => Promise<void>> {
  const isOne = calls(operation);
  const fail = (route: Route) => (isOne(route.request()) ? route.abort() : route.fallback());
  await page.route('**/graphql', fail);
  return () => page.unroute('**/graphql', fail);
}

/** Holds back an operation's calls until they are let through. */
export async function holdCalls(page: Page, operation: string) {
  let letThrough = (): void => undefined;
  const released = new Promise<void>((resolve) => (letThrough = resolve));
  const isOne = calls(operation);
  await page.route('**/graphql', async (route) => {
    if (isOne(route.request())) await released;
    await route.fallback();
  });
  return { asked: page.waitForRequest(isOne), letThrough };
}

/** Lets the next call of an operation reach the server, and holds back its answer until it is let through. */
export async function holdNextAnswer(page: Page, operation: string) {
  let letThrough = (): void => undefined;
  const released = new Promise<void>((resolve) => (letThrough = resolve));
  let tellHeld = (): void => undefined;
  const held = new Promise<void>((resolve) => (tellHeld = resolve));
  let isFirst = true;
  await page.route('**/graphql', async (route) => {
    if (!isFirst || !calls(operation)(route.request())) return route.fallback();
    isFirst = false;
    const response = await route.fetch();
    tellHeld();
    await released;
    await route.fulfill({ response });
  });
  return { held, letThrough };
}

/** Holds back a screen's files until they are let through. The screen before stays meanwhile. */
export async function holdScreen(page: Page, screen: string): Promise<() => void> {
  let letThrough = (): void => undefined;
  const released = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(`**/${screen}-*.{js,css}`, async (route) => {
    await released;
    await route.fallback();
  });
  return letThrough;
}

/** Blocks a screen's script until it is let through, even after a reload. */
export async function cutScreenOff(page: Page, screen: string): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const block = (urls: string[]) => devtools.send('Network.setBlockedURLs', { urls });
  await block([`*/${screen}-*.js`]);
  return async () => {
    await block([]);
  };
}

/** Holds back the page's scripts, except the first. Resolves to a function that lets them load. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = (): void => undefined;
  const released = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/(?!first-).*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return letThrough;
}
