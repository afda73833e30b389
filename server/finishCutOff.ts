import { settleWaiting } from './history/auditLog.ts';
import { settleImports } from './imports/stagedImport.ts';
import { settleErasures } from './personalData/erasure.service.ts';
import type { Job } from './scheduler/scheduler.ts';
import { settleHistory } from './shownHistory/settleHistory.ts';
import { settleRemovals } from './unit/removal.ts';
import { settleUnitFields } from './unit/unitFields.service.ts';

/**
 * Everything that a crash may interrupt, in the order in which it is finished. Each may run again, and beside other servers: it waits for a
 * living process's lock, or doing it twice has the same effect as once. Mails and reminders have their own clocks (server/mail/,
 * server/reminders/).
 */
const CUT_OFF: readonly (() => Promise<void>)[] = [
  settleImports,
  settleErasures,
  settleHistory,
  () => settleWaiting('unit'),
  () => settleWaiting('accounts'),
  settleRemovals,
  settleUnitFields,
];

/** Finishes interrupted work. Takes eleven database commands if there is none. */
export async function finishCutOff(): Promise<void> {
  for (const finish of CUT_OFF) await finish();
}

/** Every night, finishes what another server left when it died: the next start may be weeks away. */
export const FINISHING_JOB: Job = { name: 'finishing', hour: async () => 3, run: finishCutOff };
