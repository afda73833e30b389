import { types } from 'node:util';
import { crc32 } from 'node:zlib';
import { ClassicLevel } from 'classic-level';
import { messageOf, StoreError } from './errors.ts';

/** One change to the folder: bytes to keep under a key, or a key to forget. */
export type DiskWrite =
  | { readonly type: 'put'; readonly key: string; readonly value: Uint8Array }
  | { readonly type: 'del'; readonly key: string };

/** The changes of one command, and how to take them back in memory should the disk refuse them. */
export interface Transaction {
  readonly writes: readonly DiskWrite[];
  readonly undo: () => void;
}

interface Waiting extends Transaction {
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** What the store needs of a disk; tests put a failing one in its place. */
export interface Disk {
  entries: () => AsyncIterable<readonly [key: string, value: Uint8Array]>;
  /** Resolves once the writes are on the disk, all of them or none. */
  write: (writes: readonly DiskWrite[]) => Promise<void>;
  close: () => Promise<void>;
}

/** Another process owns the folder. */
export class FolderInUse extends Error {}

/**
 * Opens the folder for this process alone.
 * @throws FolderInUse with one sentence when another process owns it.
 * @throws Error with one sentence when its content is damaged.
 */
export async function openDisk(folder: string): Promise<Disk> {
  const level = new ClassicLevel<string, Uint8Array>(folder, { keyEncoding: 'utf8', valueEncoding: 'view' });
  try {
    await level.open();
  } catch (error) {
    const reason = types.isNativeError(error) && types.isNativeError(error.cause) ? error.cause : error;
    const isLocked = types.isNativeError(reason) && 'code' in reason && reason.code === 'LEVEL_LOCKED';
    if (isLocked) throw new FolderInUse(`The data folder ${folder} is in use by another process.`, { cause: error });
    throw new Error(`The data folder ${folder} cannot be opened: ${messageOf(reason)}`, { cause: error });
  }
  return {
    entries: async function* () {
      for await (const [key, value] of level.iterator()) yield [key, unsealed(value)] as const;
    },
    write: (writes) =>
      level.batch(
        writes.map((write) => (write.type === 'put' ? { ...write, value: sealed(write.value) } : write)),
        { sync: true },
      ),
    close: () => level.close(),
  };
}

const SEAL_BYTES = 4;

/** LevelDB reads its tables without checking them, so each value carries a checksum of its own. */
function sealed(value: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(SEAL_BYTES + value.length);
  bytes.writeUInt32LE(crc32(value));
  bytes.set(value, SEAL_BYTES);
  return bytes;
}

function unsealed(bytes: Uint8Array): Uint8Array {
  const value = bytes.subarray(SEAL_BYTES);
  const seal = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  if (seal !== crc32(value)) throw new Error('a checksum does not fit');
  return value;
}

/**
 * Brings changes to the disk in the order in which they were made in memory. Those that come while the disk is busy go together
 * with the next write, so that many commands share one wait for the disk.
 */
export class Journal {
  private waiting: Waiting[] = [];
  private writing: Promise<void> | undefined;

  constructor(private readonly disk: Disk) {}

  /** Resolves once the transaction is on the disk. When it cannot be, it and all that came after it are taken back. */
  commit(transaction: Transaction): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ ...transaction, done, failed });
      this.writing ??= this.writeAll();
    });
  }

  async close(): Promise<void> {
    await this.writing;
    await this.disk.close();
  }

  private async writeAll(): Promise<void> {
    // Whatever the same turn of the event loop still brings goes into the first write.
    await Promise.resolve();
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      try {
        const writes = batch.flatMap((transaction) => transaction.writes);
        if (writes.length > 0) await this.disk.write(writes);
        for (const { done } of batch) done();
      } catch (cause) {
        const lost = [...batch, ...this.waiting];
        this.waiting = [];
        for (const { undo } of lost.toReversed()) undo();
        const reason = messageOf(cause);
        for (const { failed } of lost)
          failed(new StoreError('OutOfDiskSpace', `the change could not be written to the disk: ${reason}`));
      }
    }
    this.writing = undefined;
  }
}
