import type { Page } from '@playwright/test';
import { BOMBS } from '../../scripts/lab/support/fileBombs.ts';
import { alertOf } from '../support/locators.ts';
import { expect, STAFF, test } from '../support/test.ts';

const IMPORTS = [
  { path: '/admin/import', label: 'Roster file' },
  { path: '/admin/questions/import', label: 'Question file' },
] as const;

/** The scripts of the workers that read files. */
const READERS = /\/assets\/(roster|question)Worker-[^/]*\.js$/;

async function choose(page: Page, label: string, name: string, content: Uint8Array): Promise<void> {
  await page.getByLabel(label).setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
}

test('a file that would take all memory or all time is refused by both imports, with why', async ({ page, signIn }) => {
  test.slow();
  await signIn(STAFF);

  for (const { path, label } of IMPORTS) {
    await page.goto(path);
    // The others are large, and `scripts/lab/file-bombs.ts` opens them all.
    for (const { what, name, make, says } of BOMBS.filter((bomb) =>
      ['last-cell.xlsx', 'laughs.xlsx'].includes(bomb.name),
    )) {
      await test.step(`${path}: a file with ${what}`, async () => {
        await choose(page, label, name, make());
        await expect(alertOf(page)).toHaveText(says);
      });
    }
  }

  await test.step('reading that does not end is ended, and the screen answers meanwhile', async () => {
    await page.route(READERS, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "self.onmessage = () => { self.postMessage('STARTED'); for (;;); };",
      }),
    );
    await page.clock.install();
    for (const { path, label } of IMPORTS) {
      const started = page.waitForEvent('worker');
      await page.goto(path);
      const worker = await started;
      await choose(page, label, 'forever.csv', Buffer.from('Last,First\nVega,Bo\n'));
      const ended = new Promise((resolve) => worker.once('close', resolve));
      await page.getByRole('link', { name: 'Back' }).focus();
      await expect(page.getByRole('link', { name: 'Back' })).toBeFocused();
      // The time counts once the reader has begun.
      await expect(async () => {
        await page.clock.runFor(10_000);
        await expect(alertOf(page)).toHaveText(/^Reading forever\.csv took more than 10 seconds and was given up\./, {
          timeout: 100,
        });
      }).toPass({ intervals: [100] });
      await ended;
    }
  });
});
