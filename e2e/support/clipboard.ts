import type { Page } from '@playwright/test';

/** Puts on the clipboard what another program copied. */
export async function copyElsewhere(page: Page, text: string, html?: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    async (types) => {
      const blobs = Object.entries(types).map(([type, content]) => [type, new Blob([content], { type })] as const);
      await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    },
    { 'text/plain': text, ...(html !== undefined && { 'text/html': html }) },
  );
}

/** The same, as an email program copies it: a table whose cells are paragraphs, which become blank lines in the text. */
export async function copyFromMail(page: Page, texts: readonly (number | string)[]): Promise<void> {
  const rows = texts.map((text) => `<tr><td><p>${text}</p></td></tr>`).join('');
  await copyElsewhere(page, texts.join('\n\n'), `<table><tbody>${rows}</tbody></table>`);
}
