import { parseArgs } from 'node:util';
import { VERSION } from './diagnosticCommands.ts';
import { openEmbeddedStore } from './index.ts';

const { values } = readArguments();

if (values.version) {
  console.log(`db version v${VERSION}`);
} else {
  const store = await openEmbeddedStore({
    folder: values.dbpath,
    listen: { host: values.bind_ip, port: Number(values.port) },
  }).catch(stop);
  console.log(`Waiting for connections on port ${values.port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    // Like mongod, it stops even while clients are connected.
    process.once(signal, () => void store.close().then(() => process.exit(0)));
}

/** Accepts mongod's options for where to listen and what to keep; any other option stops the start. */
function readArguments() {
  try {
    return parseArgs({
      options: {
        version: { type: 'boolean', default: false },
        port: { type: 'string', default: '27017' },
        dbpath: { type: 'string', default: 'data' },
        bind_ip: { type: 'string', default: '127.0.0.1' },
        // There is one engine, and no user accounts.
        storageEngine: { type: 'string' },
        noauth: { type: 'boolean' },
      },
    });
  } catch (error) {
    return stop(error);
  }
}

/** Says why there is no store. The exit code tells the parent process that the start failed. */
function stop(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  // No store is open yet that would need closing.
  process.exit(2);
}
