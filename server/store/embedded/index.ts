import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type ListenOptions, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from './commandArguments.ts';
import { runCommand } from './commands.ts';
import { Cursors } from './cursors.ts';
import { Databases } from './database.ts';
import { FolderInUse, openDisk } from './disk.ts';
import { asStoreError } from './errors.ts';
import { makePrivateFolder } from './privateFolder.ts';
import { Framer, readRequest, type Request, WireError, writeReply } from './wire.ts';

export { FolderInUse };

/** How often expired documents are removed, in milliseconds; MongoDB's own interval. */
const TTL_SWEEP_MS = 60_000;

/** An open store that listens. */
export interface EmbeddedStore {
  /** Its address, for any MongoDB client. */
  readonly uri: string;
  readonly databases: Databases;
  /** Closes the connections, waits for the disk and gives up the folder. */
  readonly close: () => Promise<void>;
}

interface EmbeddedStoreOptions {
  readonly folder: string;
  readonly listen: ListenOptions & ({ readonly path: string } | { readonly host: string; readonly port: number });
}

/**
 * Opens the store in a folder, which belongs to this process until the store is closed.
 * @throws Error with one sentence when another process owns the folder, other accounts can enter it, or it is damaged.
 */
export async function openEmbeddedStore({ folder, listen }: EmbeddedStoreOptions): Promise<EmbeddedStore> {
  await makePrivateFolder(folder);
  const databases = await Databases.load(await openDisk(folder));
  try {
    return await listenFor(databases, listen);
  } catch (error) {
    await databases.close();
    throw error;
  }
}

async function listenFor(databases: Databases, listen: ListenOptions): Promise<EmbeddedStore> {
  const store = { databases, cursors: new Cursors() };
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, store);
  });
  server.listen(listen);
  await once(server, 'listening');
  const sweep = setInterval(
    () => void databases.removeExpired(new Date()).catch(() => undefined),
    TTL_SWEEP_MS,
  ).unref();
  return {
    uri: addressOf(server),
    databases,
    close: async () => {
      clearInterval(sweep);
      server.close();
      for (const socket of sockets) socket.destroy();
      await databases.close();
    },
  };
}

/** A file in the data folder that says where the store's owner answers. LevelDB ignores files that it does not know. */
const ADDRESS_FILE = 'ADDRESS';

/**
 * Opens the store on a socket in a new folder that only this user can enter, never on a network port. The address is in the data folder,
 * which nobody else can enter either.
 */
export async function openPrivateStore(folder: string): Promise<EmbeddedStore> {
  // While its disk is full, the owner may have had to give up LevelDB's lock.
  if (await ownerAnswers(folder)) throw new FolderInUse(folder);
  const socketFolder = await mkdtemp(join(tmpdir(), 'store-'));
  const removeSocket = (): Promise<void> => rm(socketFolder, { recursive: true, force: true });
  let close = removeSocket;
  try {
    const store = await openEmbeddedStore({
      folder,
      listen: { path: join(socketFolder, `${randomUUID().slice(0, 8)}.sock`) },
    });
    close = async () => {
      try {
        await store.close();
      } finally {
        await removeSocket();
      }
    };
    await writeFile(join(folder, ADDRESS_FILE), store.uri, { mode: 0o600 });
    return { ...store, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** How long a folder's owner may take until it answers, in milliseconds: it reads everything first. */
const OWNER_STARTS_WITHIN_MS = 15_000;
const LOOK_MS = 100;

/**
 * Where the folder's owner answers, which may be just starting.
 * @throws Error with one sentence when it does not answer in time.
 */
export async function addressOfOwner(folder: string): Promise<string> {
  const until = performance.now() + OWNER_STARTS_WITHIN_MS;
  while (!(await ownerAnswers(folder))) {
    if (performance.now() > until) throw new Error(`The process that uses the data folder ${folder} does not answer.`);
    await wait(LOOK_MS);
  }
  return noteOfOwner(folder);
}

/** The owner's latest note in the folder. */
function noteOfOwner(folder: string): Promise<string> {
  return readFile(join(folder, ADDRESS_FILE), 'utf8');
}

/** Whether a process answers on the folder's socket. A power cut may have cut the socket's name short. */
async function ownerAnswers(folder: string): Promise<boolean> {
  let socket: Socket | null = null;
  try {
    socket = connect(decodeURIComponent(new URL(await noteOfOwner(folder)).hostname));
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket?.destroy();
  }
}

function addressOf(server: Server): string {
  const address = server.address();
  if (typeof address === 'string') return `mongodb://${encodeURIComponent(address)}/tracker`;
  return `mongodb://${address?.address ?? ''}:${address?.port ?? 0}/`;
}

/** Answers a connection's commands one after the other. A connection with malformed messages is closed; the others go on. */
function serve(socket: Socket, store: Store): void {
  const framer = new Framer();
  const respond = async (request: Request): Promise<void> => {
    const reply = await answer(request, store);
    if (!request.isSilent && socket.writable) socket.write(writeReply(request, reply));
  };
  let previous: Promise<unknown> = Promise.resolve();
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    try {
      for (const message of framer.push(chunk)) {
        const request = readRequest(message);
        previous = previous.then(() => respond(request)).catch(() => socket.destroy());
      }
    } catch {
      socket.destroy();
    }
  });
}

async function answer({ readCommand }: Request, store: Store): Promise<object> {
  try {
    return await runCommand(readCommand(), store);
  } catch (error) {
    if (error instanceof WireError) throw error;
    const failure = asStoreError(error);
    return { ok: 0, errmsg: failure.message, code: failure.code, codeName: failure.codeName, ...failure.details };
  }
}
