import { expect, test } from '../support/test.ts';

test('what somebody gets into a page does not run, style it or reach another site', async ({ browser, product }) => {
  // A separate page, because the fixture's page fails at a violation (test.ts).
  const page = await browser.newPage();
  const response = await page.goto(product.url);
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  const refused = await page.evaluate(async () => {
    const directives = new Set<string>();
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      directives.add(effectiveDirective),
    );
    const add = (tag: string, content: string) => {
      const element = document.createElement(tag);
      element.textContent = content;
      document.head.append(element);
    };
    add('script', 'document.title = "taken over"');
    add('style', 'body { display: none }');
    document.body.insertAdjacentHTML('beforeend', '<p style="display: none" onclick="0">');
    document.body.insertAdjacentHTML('beforeend', '<img src="https://elsewhere.example/" alt=""><base href="/x/">');
    await fetch('https://elsewhere.example/').catch(() => undefined);
    // Browsers report violations in a separate task.
    await new Promise((resolve) => setTimeout(resolve, 0));
    return [...directives].sort();
  });
  expect(refused).toEqual([
    'base-uri',
    'connect-src',
    'img-src',
    'script-src-attr',
    'script-src-elem',
    'style-src-attr',
    'style-src-elem',
  ]);
  await expect(page).not.toHaveTitle('taken over');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.close();
});
