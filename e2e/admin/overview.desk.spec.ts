import { gauge, Mover } from '../support/overview.ts';
import { expect, test } from '../support/test.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

test('prints a brief of one page, upright, on A4 and Letter, with the colors as words', async ({
  page,
  demo,
  signIn,
}) => {
  await signIn(demo.signIn('Staff'));
  await page.goto('/admin/overview');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print brief' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Fire Support readiness brief' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(/\d\d [A-Z]{3} \d{4}/);
  await expect(page.getByRole('row', { name: /^STRENGTH/ }).getByRole('cell')).toHaveCount(6);
  await expect(page.getByRole('row', { name: /^Color/ })).toContainText('Yellow');
  await expect(page.getByRole('heading', { name: /^Promotable \(\d+\)/ })).toBeVisible();
  await expect(page.getByRole('article').getByRole('listitem').filter({ hasText: 'SSG Barlow – DLC 3' })).toBeVisible();
  const ahead = (title: RegExp) => page.getByRole('article').locator('section').filter({ hasText: title });
  await expect(
    ahead(/^ETS within 180 days \(\d+\)/)
      .getByRole('listitem')
      .first(),
  ).toHaveText(/^[A-Z0-9]+ \w+ · [A-Z ]+ – \d\d [A-Z]{3} \d{4}$/);
  await expect(ahead(/^Schools within 60 days \(\d+\)/)).toBeVisible();
  const due = ahead(/^Short of a requirement, or due within 30 days \(\d+\)/);
  await expect(due.locator('div').filter({ hasText: /^M4/ })).toContainText(
    /Failed \d+: .*SPC Vance · CHARLIE \d\d [A-Z]{3} \d{4}/,
  );
  // Of a medical matter, a wall learns the number alone.
  await expect(due).toContainText(/Medical\s*\d+ short of a requirement/);
  await expect(due).not.toContainText(/\bPHA\b/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCSS('color', 'rgb(0, 0, 0)');
  // No names are at the top of a column without their heading.
  const broken = await page
    .getByRole('article')
    .locator('section')
    .evaluateAll((lists) => lists.filter((list) => list.getClientRects().length > 1).length);
  expect(broken).toBe(0);
});

test('the brief tells by section who is short of what, and what has changed within a week', async ({
  page,
  demo,
  signIn,
}) => {
  const mover = await Mover.signIn(demo);
  await mover.assign('Petrov', { section: 'ALPHA', team: 'TEAM_1', role: 'RTO' });
  await signIn(demo.signIn('Staff'));
  await page.goto('/admin/overview');
  await page.emulateMedia({ media: 'print' });
  const brief = page.getByRole('article');
  const part = (name: RegExp) =>
    brief.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
  const short = part(/^Who is short of what \(\d+\)$/);
  await expect(short.getByRole('heading', { level: 3 })).toHaveText([
    'BN STAFF',
    'ALPHA',
    'BRAVO',
    'CHARLIE',
    'UNASSIGNED',
  ]);
  // Each of them once, with all of it.
  const barlow = short
    .locator('div')
    .filter({ hasText: /^BRAVO/ })
    .getByRole('listitem')
    .filter({ hasText: 'Barlow' });
  await expect(barlow).toHaveText('SSG Barlow – DLC 3');
  // Each list is counted for each section, as the gauges are.
  const counts = await brief
    .getByRole('row', { name: /^DLC Incomplete/ })
    .getByRole('cell')
    .allTextContents();
  const [total = 0, ...sections] = counts.map(Number);
  expect(sections).toHaveLength(5);
  expect(total).toBeGreaterThanOrEqual(sections.reduce((sum, count) => sum + count, 0));
  await expect(part(/^Changes since \d\d [A-Z]{3} \d{4} \(1\)$/).getByRole('listitem')).toHaveText(
    'SGT Petrov · ALPHA – Section: BRAVO → ALPHA, Role: FO → RTO',
  );
});

test('the names behind a gauge come into view, also where the gauges fill the screen', async ({
  page,
  demo,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(demo.signIn('Staff'));
  await page.goto('/admin/overview');
  for (const title of ['CHARLIE', 'DELTA']) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await gauge(page, title).focus();
    await page.keyboard.press('Enter');
    const first = page
      .getByRole('region', { name: `People in ${title}` })
      .getByRole('link')
      .first();
    await expect(first).toBeInViewport({ ratio: 1 });
    const { bottom } = await first.evaluate((link) => link.getBoundingClientRect());
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect(bottom).toBeLessThanOrEqual(bar?.y ?? 0);
    await expect(gauge(page, title)).toBeFocused();
  }
});
