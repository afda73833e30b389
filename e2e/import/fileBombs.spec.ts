import type { Page } from '@playwright/test';
import { BOMBS } from '../../scripts/lab/support/fileBombs.ts';
import { alertOf } from '../support/locators.ts';
import { expect, STAFF, test } from '../support/test.ts';

/** Each import with one of the files that it refuses. These files are large; `scripts/lab/file-bombs.ts` tries all of them in both imports. */
const IMPORTS = [
  { path: '/admin/import', label: 'Roster file', bombName: 'last-cell.xlsx' },
  { path: '/admin/questions/import', label: 'Question file', bombName: 'laughs.xlsx' },
] as const;

/** The script of the worker that reads rosters. */
const READER = /\/assets\/rosterWorker-[^/]*\.js$/;

async function choose(page: Page, label: string, name: string, content: Uint8Array): Promise<void> {
  await page.getByLabel(label).setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
}

test('a file that would take all memory or all time is refused by both imports, with why', async ({ page, signIn }) => {
  test.slow();
  await signIn(STAFF);
  const [{ path: rosterImport, label: rosterFile }] = IMPORTS;

  await test.step('reading that does not end is ended, and the screen answers meanwhile', async () => {
    await page.route(READER, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "self.onmessage = () => { self.postMessage('STARTED'); for (;;); };",
      }),
    );
    await page.clock.install();
    const started = page.waitForEvent('worker');
    await page.goto(rosterImport);
    const worker = await started;
    await choose(page, rosterFile, 'forever.csv', Buffer.from('Last,First\nVega,Bo\n'));
    const ended = new Promise((resolve) => worker.once('close', resolve));
    await page.getByRole('link', { name: 'Back' }).focus();
    await expect(page.getByRole('link', { name: 'Back' })).toBeFocused();
    // The time limit starts with the reading.
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(alertOf(page)).toHaveText(/^Reading forever\.csv took more than 10 seconds and was stopped\./, {
        timeout: 100,
      });
    }).toPass({ intervals: [100] });
    await ended;
    await page.unroute(READER);
  });

  for (const { path, label, bombName } of IMPORTS) {
    for (const { what, name, make, says } of BOMBS.filter((bomb) => bomb.name === bombName)) {
      await test.step(`${path}: a file with ${what}`, async () => {
        if (path !== rosterImport) await page.goto(path);
        await choose(page, label, name, make());
        await expect(alertOf(page)).toHaveText(says);
      });
    }
  }
});
