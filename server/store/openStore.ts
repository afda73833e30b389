import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../operations/settings/config.ts';

/** A store at a `mongodb://` address, which is all that the rest of the product knows about it. */
export interface OpenStore {
  uri: string;
  /** For the line that the start prints; contains no password. */
  description: string;
  /** Call it after the last connection is closed. */
  close: () => Promise<void>;
}

type StoreSettings = Pick<Config, 'mongodbUri' | 'dataDir'>;

/**
 * The MongoDB in the settings, or else the embedded store in `dataDir`.
 * @throws Error with one sentence when another process owns that folder, other accounts can enter it, or it is damaged.
 */
export async function openStore({ mongodbUri, dataDir }: StoreSettings): Promise<OpenStore> {
  if (mongodbUri) {
    return {
      uri: mongodbUri,
      description: descriptionOf(mongodbUri),
      close: async () => undefined,
    };
  }
  const folder = resolve(dataDir);
  const { openPrivateStore } = await import('./embedded/index.ts');
  const { uri, close } = await openPrivateStore(folder);
  return { uri, description: `embedded, in ${folder}`, close };
}

/**
 * The same, but only if the product has already created the store. With settings other than the product's, a command would otherwise create
 * its own store and work there.
 * @throws Error with one sentence when the folder holds no store or belongs to another account, or as `openStore`.
 */
export async function openExistingStore(settings: StoreSettings): Promise<OpenStore> {
  if (!settings.mongodbUri) await refuseOtherFolder(resolve(settings.dataDir));
  return openStore(settings);
}

/** The file by which LevelDB recognizes its own folder. */
const LEVELDB_FILE = 'CURRENT';

async function refuseOtherFolder(folder: string): Promise<void> {
  const file = await stat(join(folder, LEVELDB_FILE)).catch(() => null);
  if (file === null) {
    throw new Error(
      `There is no store in the folder ${folder}. Set DATA_DIR or MONGODB_URI as the product has it, or name the file with its settings: --env-file FILE.`,
    );
  }
  // The product's own account could not open what another account writes there.
  if (process.getuid && process.getuid() !== file.uid) {
    throw new Error(
      `The store in the folder ${folder} belongs to another account. Run this as the account that runs the product.`,
    );
  }
}

/**
 * An existing store while the product may be running: if another process owns the folder, the store is reached through that process.
 * @throws Error with one sentence, as `openExistingStore`.
 */
export async function reachStore(settings: StoreSettings): Promise<OpenStore> {
  const { addressOfOwner, FolderInUse } = await import('./embedded/index.ts');
  try {
    return await openExistingStore(settings);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const folder = resolve(settings.dataDir);
    return { uri: await addressOfOwner(folder), description: `embedded, in ${folder}`, close: async () => undefined };
  }
}

/** Only the hosts; empty if an unescaped `@`, `/` or `?` makes it impossible to tell where a password ends. */
function descriptionOf(uri: string): string {
  const [, hosts] = /^mongodb(?:\+srv)?:\/\/(?:[^@/?]*@)?([^@/?]+)(?:[/?][^@]*)?$/.exec(uri) ?? [];
  return hosts === undefined ? 'MongoDB' : `MongoDB at ${hosts}`;
}
