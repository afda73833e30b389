import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../operations/settings/config.ts';

/** A store that answers at a `mongodb://` address, which is all that the rest of the product knows of it. */
export interface OpenStore {
  uri: string;
  /** For the line that the start prints; holds no password. */
  description: string;
  /** Call it after the last connection was closed. */
  close: () => Promise<void>;
}

type StoreSettings = Pick<Config, 'mongodbUri' | 'dataDir'>;

/**
 * The MongoDB that the settings name, or else the embedded store in `dataDir`.
 * @throws Error with one sentence when another process owns that folder, when other accounts can enter it, or when it is damaged.
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
 * The same store, where the product has made it: with other settings than the product's, a command would make one of its own, and do its
 * work there.
 * @throws Error with one sentence when the folder holds no store, belongs to another account, or as `openStore`.
 */
export async function openExistingStore(settings: StoreSettings): Promise<OpenStore> {
  if (!settings.mongodbUri) await refuseOtherFolder(resolve(settings.dataDir));
  return openStore(settings);
}

/** The file by which LevelDB knows a folder for its own. */
const LEVELDB_FILE = 'CURRENT';

async function refuseOtherFolder(folder: string): Promise<void> {
  const file = await stat(join(folder, LEVELDB_FILE)).catch(() => null);
  if (file === null) {
    throw new Error(
      `There is no store in the folder ${folder}. Set DATA_DIR or MONGODB_URI as the product has it, or name the file with its settings: --env-file FILE.`,
    );
  }
  // What another account writes there, the product's own could not open.
  if (process.getuid && process.getuid() !== file.uid) {
    throw new Error(
      `The store in the folder ${folder} belongs to another account. Run this as the one that runs the product.`,
    );
  }
}

/**
 * An existing store while the product may be running: a folder that another process owns is reached through that process.
 * @throws Error with one sentence as `openExistingStore`.
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

/** The hosts alone; none where an unescaped `@`, `/` or `?` makes it impossible to tell where a password ends. */
function descriptionOf(uri: string): string {
  const [, hosts] = /^mongodb(?:\+srv)?:\/\/(?:[^@/?]*@)?([^@/?]+)(?:[/?][^@]*)?$/.exec(uri) ?? [];
  return hosts === undefined ? 'MongoDB' : `MongoDB at ${hosts}`;
}
