/**
 * Takes README.md's pictures of the demonstration section, as staff see it on a desktop in light colors, and puts them into docs/. Fails if
 * a file is too large for a README.
 */
import { writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { withServer } from './runningServer.ts';

const FOLDER = new URL('../docs/', import.meta.url);
/** The largest file, in bytes. */
const MOST_BYTES = 100_000;
/** The soldier whose record is shown. */
const SOLDIER = 'Alvarez';

const executablePath = findBrowser()?.path;
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox'],
});
try {
  await withServer((server) => takeAll(server.url, server.signIn('Staff')), ['--demo']);
} finally {
  await browser.close();
}

async function takeAll(url: string, staff: { email: string; password: string }): Promise<void> {
  const page = await browser.newPage({
    baseURL: url,
    viewport: { width: 1280, height: 540 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel(/^Password/).fill(staff.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await take(page, 'home', 'CHARLIE');
  await page.getByRole('link', { name: SOLDIER }).first().click();
  await take(page, 'record', 'Requirements');
  await page.goto('/admin/overview');
  await take(page, 'overview', 'JFO Qualified');
}

/** Takes a picture of the upper part of the open screen, once it shows a heading and has loaded everything. */
async function take(page: Page, name: string, heading: string): Promise<void> {
  await page.getByRole('heading', { name: heading, exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  // Nothing looks pressed or focused.
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const picture = await page.screenshot({ animations: 'disabled' });
  console.log(`docs/${name}.png: ${Math.round(picture.length / 1000)} kB`);
  if (picture.length > MOST_BYTES) throw new Error(`docs/${name}.png would have more than ${MOST_BYTES / 1000} kB.`);
  await writeFile(new URL(`${name}.png`, FOLDER), picture);
}
