/**
 * Writes everything in the store of the settings, as of one moment, to a file. Also works while the product runs.
 *
 *   npm run backup -- FILE
 */
import { runStoreCommand } from '../store/storeCommand.ts';
import { fileArgument, tell } from './command.ts';
import { takeBackup } from './takeBackup.ts';

await runStoreCommand({
  readArguments: () => fileArgument('backup'),
  store: 'RUNNING',
  work: async (file) => {
    tell(`Backed up to ${file}`, await takeBackup(file, new Date()));
    console.log('The file has personal data and login secrets. Protect it like the store itself.');
  },
});
