import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { withServer } from './runningServer.ts';
const [OUT = '/work/tmp/shots/c', ...WHO] = process.argv.slice(2);
const executablePath = findBrowser()?.path;
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox'],
});
await withServer(
  async (server) => {
    for (const [w, h, scheme] of [
      [1280, 900, 'light'],
      [390, 844, 'light'],
    ] as const) {
      for (const kind of ['Staff', 'Soldier'] as const) {
        const who = server.signIn(kind);
        const page = await browser.newPage({
          baseURL: server.url,
          viewport: { width: w, height: h },
          colorScheme: scheme,
          reducedMotion: 'reduce',
        });
        await page.goto('/login');
        await page.getByLabel('Email').fill(who.email);
        await page.getByLabel(/^Password/).fill(who.password);
        await page.getByRole('button', { name: 'Sign in', exact: true }).click();
        await page.getByRole('heading', { name: 'CHARLIE', exact: true }).waitFor();
        const shot = async (name: string) => {
          await page.waitForLoadState('networkidle');
          await page.waitForTimeout(900);
          await page.mouse.move(0, 0);
          await page.screenshot({
            path: `${OUT}-${name}-${kind}-${w}-${scheme}.png`,
            fullPage: true,
            animations: 'disabled',
          });
          console.log(name, kind, w, await page.evaluate(() => document.documentElement.scrollHeight));
        };
        if (kind === 'Soldier') {
          await page.getByRole('link', { name: 'My Info' }).click();
          await page.getByRole('heading', { name: 'What to do' }).waitFor();
          await shot('myinfo');
        } else
          for (const name of WHO.length ? WHO : ['Vance']) {
            await page.goto('/home');
            await page.getByRole('link', { name }).first().click();
            await page.getByRole('heading', { name: 'What to do' }).waitFor();
            await shot(name);
          }
        await page.close();
      }
    }
  },
  ['--demo'],
);
await browser.close();
