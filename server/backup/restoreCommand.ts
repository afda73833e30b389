/**
 * Restores a backup into the store of the settings, which must be unused. Stop the product first.
 *
 *   npm run restore -- FILE
 */
import { runStoreCommand } from '../store/storeCommand.ts';
import { fileArgument, tell } from './command.ts';
import { restoreBackup } from './restoreBackup.ts';

await runStoreCommand({
  readArguments: () => fileArgument('restore'),
  store: 'EMPTY',
  work: async (file) => {
    tell(`Restored and compared ${file}`, await restoreBackup(file, new Date()));
    console.log('Everybody has to sign in again.');
    console.log(
      'Calendar addresses that were revoked or replaced since the backup work again. Have their owners revoke them again.',
    );
  },
});
