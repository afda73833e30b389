/**
 * Writes everything that the store of the settings holds at one moment to a file, also while the product runs.
 *
 *   npm run backup -- FILE
 */
import { openConnection } from '../store/connection.ts';
import { reachStore } from '../store/openStore.ts';
import { runStoreCommand } from '../store/storeCommand.ts';
import { fileArgument, tell } from './command.ts';
import { takeBackup } from './takeBackup.ts';

await runStoreCommand(
  () => fileArgument('backup'),
  reachStore,
  async ({ uri }, file) => {
    await openConnection(uri);
    tell(`Backed up to ${file}`, await takeBackup(file, new Date()));
    console.log('The file holds personal data and what opens logins: keep it as you keep the store itself.');
  },
);
