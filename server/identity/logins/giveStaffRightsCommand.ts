/**
 * Gives staff rights to a login's owner when the last person with staff rights is gone. Also works while the product runs.
 *
 *   npm run give-staff-rights -- EMAIL
 */
import 'reflect-metadata';
import { finishImports } from '../../imports/stagedImport.ts';
import { finishBeforeRights } from '../../records/rights/rightsLock.ts';
import { runStoreCommand } from '../../store/storeCommand.ts';
import { giveStaffRights } from './giveStaffRights.ts';

finishBeforeRights(finishImports);
await runStoreCommand({
  readArguments: emailArgument,
  store: 'RUNNING',
  work: async (email) => {
    await giveStaffRights(email, new Date());
    console.log('They now have staff rights. The history of their record says that you gave them.');
  },
});

function emailArgument(): string {
  const [email, ...others] = process.argv.slice(2);
  if (email === undefined || others.length > 0) throw new Error('Usage: npm run give-staff-rights -- EMAIL');
  return email;
}
