import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';

/** Opens the list of formats. */
export async function openExports(exports: Locator): Promise<void> {
  const toggle = exports.getByRole('button', { expanded: false });
  await expect(exports.getByRole('button').first()).toBeVisible();
  if (await toggle.isVisible()) await toggle.click();
}

/** The file that an export button saves: its name and bytes. */
async function download(exports: Locator, format: 'CSV' | 'XLSX') {
  await openExports(exports);
  const started = exports.page().waitForEvent('download');
  await exports.getByRole('button', { name: new RegExp(`${format}$`) }).click();
  const file = await started;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** The lines of the exported CSV file, which spreadsheets read as Unicode. */
export async function csvLines(exports: Locator): Promise<{ name: string; lines: string[][] }> {
  const { name, bytes } = await download(exports, 'CSV');
  const text = bytes.toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return { name, lines: Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data };
}

/** The lines of the exported XLSX file, with numbers as numbers. */
export async function xlsxLines(exports: Locator): Promise<{ name: string; lines: (string | number)[][] }> {
  const { name, bytes } = await download(exports, 'XLSX');
  const files = unzipSync(new Uint8Array(bytes));
  const part = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const texts = [...part('xl/sharedStrings.xml').matchAll(/<si><t[^>]*>([^<]*)<\/t><\/si>/g)].map(([, text = '']) =>
    unescaped(text),
  );
  const rows = [...part('xl/worksheets/sheet1.xml').matchAll(/<row [^>]*>(.*?)<\/row>/g)];
  const lines = rows.map(([, cells = '']) =>
    [...cells.matchAll(/<c [^>]*?( t="s")?><v>([^<]*)<\/v><\/c>/g)].map(([, isText, value = '']) =>
      isText ? (texts[Number(value)] ?? '') : Number(value),
    ),
  );
  return { name, lines };
}

/** A day as spreadsheets store it: the number of days since 30 DEC 1899. */
export function serialDay(day: string): number {
  return (Date.parse(day) - Date.parse('1899-12-30')) / 86_400_000;
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
