import { today } from '../../../components/today.ts';
import type { ExportedFile } from './exportedFile.ts';
import { fileName } from './fileName.ts';

const TEXT_TYPE: Readonly<Record<string, string>> = { csv: 'text/csv', json: 'application/json' };
/** How long the file is kept, in milliseconds. Some browsers read it only after the click. */
const KEPT_MS = 60_000;

/** Makes the browser save a file, named after its label and today's date. */
export function saveFile(label: string, format: string, { content, cutAfter, medicalLeftOut }: ExportedFile): void {
  const blob = content instanceof Blob ? content : new Blob([content], { type: TEXT_TYPE[format] ?? 'text/plain' });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName({ label, cutAfter, medicalLeftOut, day: today(), format });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
