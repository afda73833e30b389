/**
 * Takes an export of the hosted document database into the store that the product is set to use.
 *
 *   npm run import -- FILE             all of it, or nothing when anything is wrong
 *   npm run import -- FILE --dry-run   only tells what would happen
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { rankLabel } from '../domain/values.ts';
import { readConfig } from '../server/config.ts';
import { connectStore, disconnectStore } from '../server/database/connection.ts';
import { openStore } from '../server/database/openStore.ts';
import { settleHistory } from '../server/history/settleHistory.ts';
import { importHostedExport, type HostedImportReport } from '../server/import/hostedImport.service.ts';
import { settleImports } from '../server/import/settleImports.ts';

const USAGE = 'Usage: npm run import -- FILE [--dry-run]';

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // Connections that were opened on the way would keep the process alive.
  process.exit(1);
}

async function main(): Promise<void> {
  const { file, dryRun } = readArguments();
  const json = await readJson(file);
  const store = await openStore(readConfig());
  try {
    await connectStore(store.uri);
    await settleImports();
    await settleHistory();
    const report = await importHostedExport(json, { at: new Date(), dryRun });
    console.log(`Store: ${store.description}`);
    tell(report, dryRun);
  } finally {
    await disconnectStore();
    await store.close();
  }
}

function readArguments(): { file: string; dryRun: boolean } {
  const { values, positionals } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Error(USAGE);
  return { file, dryRun: values['dry-run'] };
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`The file ${file} cannot be read.`, { cause });
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`The file ${file} is not JSON.`, { cause });
  }
}

function tell(report: HostedImportReport, dryRun: boolean): void {
  const { problems, newSoldiers, newComments, fixedComments, knownSoldiers, knownComments, leftOut } = report;
  if (problems.length > 0) {
    for (const { collection, id, field, message } of problems) {
      console.error([collection, id, field].filter((part) => part !== '').join(' ') + `: ${message}`);
    }
    console.error(`Problems: ${problems.length}. Nothing was imported.`);
    process.exitCode = 1;
    return;
  }
  const added = `Records: ${newSoldiers.length}, comments: ${newComments.length}.`;
  console.log(`${dryRun ? 'Would be imported' : 'Imported'}. ${added}`);
  console.log(`There already, and left as they are. Records: ${knownSoldiers}, comments: ${knownComments}.`);
  const staff = newSoldiers
    .filter(({ isStaff }) => isStaff)
    .map(({ rank, lastName }) => `${rankLabel[rank]} ${lastName}`);
  if (staff.length > 0) console.log(`With staff rights, as in the file: ${staff.join(', ')}.`);
  if (fixedComments.length > 0) {
    const ids = fixedComments.map(({ _id }) => _id).join(', ');
    console.log(
      `Recommended comments that are not about their authors, so that nobody can change or delete them: ${ids}.`,
    );
  }
  if (leftOut.length > 0)
    console.log(`Left out, as the product makes its own or has no such field: ${leftOut.join(', ')}.`);
  if (newSoldiers.length > 0) console.log('Passwords cannot be moved: the new records belong to no login.');
}
