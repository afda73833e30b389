import { backupUnderLoad } from './faults/backupUnderLoad.ts';
import { clockJump } from './faults/clockJump.ts';
import { damagedFiles } from './faults/damagedFiles.ts';
import { diskFull } from './faults/diskFull.ts';
import { failover } from './faults/failover.ts';
/**
 * Causes faults of the network, the disk, the store and the processes, and looks for lost edits, half-written state and unclear answers.
 *
 *   npm run faults              all of them
 *   npm run faults -- sigterm   one of them
 *
 * Prints a table, and ends with 1 when a promise was not kept. docs/resilience.md has the latest figures.
 */
import { type Fault, NotRun } from './faults/fault.ts';
import { sigterm } from './faults/sigterm.ts';
import { networkCut, networkSilent, slowStore, storeKilled } from './faults/storeAway.ts';

const FAULTS: Readonly<Record<string, Fault>> = {
  store: storeKilled,
  cut: networkCut,
  silent: networkSilent,
  slow: slowStore,
  failover,
  disk: diskFull,
  sigterm,
  clock: clockJump,
  damage: damagedFiles,
  backup: backupUnderLoad,
};

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !Object.hasOwn(FAULTS, name));
if (unknown !== undefined) {
  console.error(`There is no fault ${unknown}, only ${Object.keys(FAULTS).join(', ')}.`);
  // Nothing runs yet that would need an orderly stop.
  process.exit(1);
}

console.log('| fault | verdict | what was seen |\n| --- | --- | --- |');
for (const [name, fault] of Object.entries(FAULTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const { verdict, seen } = await verdictOf(fault);
  console.log(`| ${name}: ${fault.title} | ${verdict} | ${seen} |`);
}

async function verdictOf({ run }: Fault): Promise<{ verdict: string; seen: string }> {
  try {
    return { verdict: 'held', seen: await run() };
  } catch (error) {
    const seen = error instanceof Error ? error.message : String(error);
    if (error instanceof NotRun) return { verdict: 'not run', seen };
    process.exitCode = 1;
    return { verdict: '**failed**', seen };
  }
}
