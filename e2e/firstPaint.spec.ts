import { expect, test } from './test.ts';

test('before its script is there the page shows the frame of the screens in the remembered colours', async ({
  page,
  product,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(product.url);
  const brand = page.getByText('Fire Support', { exact: true });
  await page.getByRole('button', { name: 'Use dark colours' }).click();
  const place = await brand.boundingBox();
  const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();

  let letThrough = (): void => undefined;
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/(?!first-).*\.js$/, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await page.goto(product.url, { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(await brand.boundingBox()).toEqual(place);
  expect(await ground()).toBe(dark);

  letThrough();
  await expect(page.getByRole('button', { name: 'Use light colours' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
});

test('who is signed in is asked once, before the script is there', async ({ page, product }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path === '/graphql') asked.push(String(request.postData()));
  });
  await page.goto(product.url);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(asked.filter((body) => body.includes('"operationName":"Viewer"'))).toHaveLength(1);
});

test('the files of a screen are there with the page that shows it', async ({ page, product, makeSoldier, signIn }) => {
  const { email } = await makeSoldier({});
  await page.goto(product.url);
  await signIn({ email });
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const response = await page.goto(new URL('/home', product.url).href);
  expect(response?.headers()['link']).toMatch(/HomeScreen/);
  await expect(page.getByRole('heading', { name: 'Section Overview' })).toBeVisible();
  expect(warnings.filter((text) => text.includes('preload'))).toEqual([]);
});
