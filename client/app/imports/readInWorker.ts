import { READING_MAX_MS } from '../../../domain/imports/fileLimits.ts';
import { askWorker } from '../browser/askWorker.ts';
import { UnreadableFile } from './UnreadableFile.ts';

/** What was read from a file, or why it can't be read. */
export type ReadOrRefused<Read> = { readonly read: Read } | { readonly refusal: string };

/**
 * Reads a file in a worker. Whatever the file contains, the screen keeps responding, and reading ends.
 * @param worker answers with `readingOf`
 * @param asked what the worker receives, if more than the file
 * @throws UnreadableFile if the file can't be read
 */
export async function readInWorker<Read>(worker: Worker, file: File, asked: unknown = file): Promise<Read> {
  const outcome = await askWorker<ReadOrRefused<Read>>(worker, asked, {
    milliseconds: READING_MAX_MS,
    late: () =>
      new UnreadableFile(
        `Reading ${file.name} took more than ${READING_MAX_MS / 1000} seconds and was stopped. Remove what you don't want to import.`,
      ),
  });
  if ('refusal' in outcome) throw new UnreadableFile(outcome.refusal);
  return outcome.read;
}

/** Reads a file, inside the worker. */
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
