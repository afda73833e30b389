/**
 * Takes the pictures of the demonstration section that staff see on a desktop: in light and dark colors for README.md, into docs/, and a
 * light one of the overview for the installed app and for links to it, into client/public. Fails if a file is too large for a README.
 */
import { writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { withServer } from './runningServer.ts';

const FOLDER = new URL('../docs/', import.meta.url);
/** What an app store of a browser and the preview of a link show. */
const OF_APP = new URL('../client/public/screenshot.png', import.meta.url);
/** The largest file, in bytes. */
const MOST_BYTES = 130_000;
/** The soldier whose record is shown. */
const SOLDIER = 'Alvarez';

const executablePath = findBrowser()?.path;
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox'],
});
try {
  for (const colors of ['light', 'dark'] as const) {
    await withServer((server) => takeAll(server.url, server.signIn('Staff'), colors), ['--demo']);
  }
} finally {
  await browser.close();
}

type Colors = 'light' | 'dark';

async function takeAll(url: string, staff: { email: string; password: string }, colors: Colors): Promise<void> {
  const page = await browser.newPage({
    baseURL: url,
    viewport: { width: 1280, height: 540 },
    colorScheme: colors,
    reducedMotion: 'reduce',
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel(/^Password/).fill(staff.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const ending = colors === 'dark' ? '-dark' : '';
  await take(page, `home${ending}`, 'CHARLIE');
  await page.getByRole('link', { name: SOLDIER }).first().click();
  await take(page, `record${ending}`, 'What to do');
  await page.goto('/admin/overview');
  const overview = await take(page, `overview${ending}`, 'JFO Qualified');
  if (colors === 'light') await writeFile(OF_APP, overview);
}

/** Takes a picture of the upper part of the open screen, once it shows a heading and has loaded everything. */
async function take(page: Page, name: string, heading: string): Promise<Buffer> {
  await page.getByRole('heading', { name: heading, exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  // Nothing looks pressed or focused.
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const picture = await page.screenshot({ animations: 'disabled' });
  console.log(`docs/${name}.png: ${Math.round(picture.length / 1000)} kB`);
  if (picture.length > MOST_BYTES) throw new Error(`docs/${name}.png would have more than ${MOST_BYTES / 1000} kB.`);
  await writeFile(new URL(`${name}.png`, FOLDER), picture);
  return picture;
}
