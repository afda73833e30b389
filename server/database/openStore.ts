import { resolve } from 'node:path';
import type { Config } from '../config.ts';

/** A store that answers at a `mongodb://` address, which is all that the rest of the product knows of it. */
export interface OpenStore {
  uri: string;
  /** For the line that the start prints; holds no password. */
  description: string;
  /** Call it after the last connection was closed. */
  close: () => Promise<void>;
}

/** The MongoDB that the settings name, or else the embedded store in `dataDir`. */
export async function openStore({ mongodbUri, dataDir }: Pick<Config, 'mongodbUri' | 'dataDir'>): Promise<OpenStore> {
  if (mongodbUri) {
    return {
      uri: mongodbUri,
      description: `MongoDB at ${withoutCredentials(mongodbUri)}`,
      close: async () => undefined,
    };
  }
  const folder = resolve(dataDir);
  const { openPrivateStore } = await import('./embedded/index.ts');
  const { uri, close } = await openPrivateStore(folder);
  return { uri, description: `embedded, in ${folder}`, close };
}

function withoutCredentials(uri: string): string {
  const [, hosts = ''] = /^mongodb(?:\+srv)?:\/\/(?:[^@/]*@)?([^/?]*)/.exec(uri) ?? [];
  return hosts;
}
