import { READING_MAX_MS } from '../../../domain/imports/fileLimits.ts';
import { askWorker } from '../browser/askWorker.ts';
import { UnreadableFile } from './UnreadableFile.ts';

/** What a reader made of a file, or why it cannot be read. */
export type ReadOrRefused<Read> = { readonly read: Read } | { readonly refusal: string };

/**
 * Reads a file in a worker: whatever is in it, the screen stays alive, and reading ends.
 * @param worker answers with `readingOf`
 * @param asked what it is sent, if that is more than the file
 * @throws UnreadableFile
 */
export async function readInWorker<Read>(worker: Worker, file: File, asked: unknown = file): Promise<Read> {
  const outcome = await askWorker<ReadOrRefused<Read>>(worker, asked, {
    milliseconds: READING_MAX_MS,
    late: () =>
      new UnreadableFile(
        `Reading ${file.name} took more than ${READING_MAX_MS / 1000} seconds and was given up. Please leave out what is not to be imported.`,
      ),
  });
  if ('refusal' in outcome) throw new UnreadableFile(outcome.refusal);
  return outcome.read;
}

/** Reads a file in the worker. */
export async function readingOf<Asked, Read>(
  read: (asked: Asked) => Promise<Read>,
  asked: Asked,
): Promise<ReadOrRefused<Read>> {
  try {
    return { read: await read(asked) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { refusal: error.message };
    throw error;
  }
}
