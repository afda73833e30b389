/**
 * Imports an export of the hosted document database into the product's store.
 *
 *   npm run import -- FILE             all of it, or nothing when anything is wrong
 *   npm run import -- FILE --dry-run   only tells what would happen
 */
import 'reflect-metadata';
import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { FILE_MAX_BYTES, megabytes } from '../../domain/imports/fileLimits.ts';
import { rankLabel } from '../../domain/values.ts';
import { finishCutOff } from '../../server/finishCutOff.ts';
import { finishImports } from '../../server/imports/stagedImport.ts';
import { MODELS } from '../../server/models.ts';
import { finishBeforeRights } from '../../server/records/rights/rightsLock.ts';
import { prepareStore } from '../../server/store/connection.ts';
import { runStoreCommand } from '../../server/store/storeCommand.ts';
import type { HostedProblem } from './hostedExport.ts';
import { importHostedExport, type HostedImportResult } from './hostedImport.ts';

const USAGE = 'Usage: npm run import -- FILE [--dry-run]';

finishBeforeRights(finishImports);
await runStoreCommand({
  readArguments,
  store: 'STOPPED',
  work: async ({ json, dryRun }) => {
    await prepareStore(MODELS);
    await finishCutOff();
    tell(await importHostedExport(json, { at: new Date(), dryRun }), dryRun);
  },
});

async function readArguments(): Promise<{ json: unknown; dryRun: boolean }> {
  const { values, positionals } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Error(USAGE);
  return { json: await readJson(file), dryRun: values['dry-run'] };
}

async function readJson(file: string): Promise<unknown> {
  const text = await textOf(file).catch((cause: unknown) => {
    throw new Error(`The file ${file} can't be read.`, { cause });
  });
  if (text === null) {
    const most = megabytes(FILE_MAX_BYTES);
    throw new Error(
      `The file ${file} is too large: an export may have up to ${most}. Import it in parts, people first.`,
    );
  }
  try {
    // Windows editors put a byte order mark first, which is not JSON.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new Error(`The file ${file} is not JSON.`, { cause });
  }
}

/** A file's text; null if the file is too large. */
async function textOf(file: string): Promise<string | null> {
  const { size } = await stat(file);
  return size > FILE_MAX_BYTES ? null : readFile(file, 'utf8');
}

function tell(report: HostedImportResult, dryRun: boolean): void {
  const { problems, newSoldiers, newComments, fixedComments, knownSoldiers, knownComments, leftOut, warnings } = report;
  if (problems.length > 0) {
    for (const problem of problems) console.error(lineOf(problem));
    console.error(`Problems: ${problems.length}. Nothing was imported.`);
    process.exitCode = 1;
    return;
  }
  const added = `Records: ${newSoldiers.length}, comments: ${newComments.length}.`;
  console.log(`${dryRun ? 'Would be imported' : 'Imported'}. ${added}`);
  console.log(`Already there and unchanged. Records: ${knownSoldiers}, comments: ${knownComments}.`);
  for (const warning of warnings) console.log(lineOf(warning));
  const staff = newSoldiers
    .filter(({ isStaff }) => isStaff)
    .map(({ rank, lastName }) => `${rankLabel[rank]} ${lastName}`);
  if (staff.length > 0) console.log(`With staff rights, as in the file: ${staff.join(', ')}.`);
  if (fixedComments.length > 0) {
    const ids = fixedComments.map(({ _id }) => _id).join(', ');
    console.log(`Nobody can change or delete these recommended comments, as they are not about their authors: ${ids}.`);
  }
  if (leftOut.length > 0)
    console.log(`Left out, because the product makes its own or has no such field: ${leftOut.join(', ')}.`);
  if (newSoldiers.length > 0) console.log("Passwords can't be moved, so the new records have no login.");
}

function lineOf({ collection, id, field, message }: HostedProblem): string {
  return [collection, id, field].filter((part) => part !== '').join(' ') + `: ${message}`;
}
