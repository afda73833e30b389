import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { types } from 'node:util';
import { crc32 } from 'node:zlib';
import { ClassicLevel } from 'classic-level';
import { log } from '../../operations/log.ts';
import { damagedTable } from './damagedTable.ts';
import { messageOf, StoreError } from './errors.ts';
import { tornLog } from './tornLog.ts';

/** One change to the folder: bytes to keep under a key, or a key to remove. */
export type DiskWrite =
  | { readonly type: 'put'; readonly key: string; readonly value: Uint8Array }
  | { readonly type: 'del'; readonly key: string };

/** One command's changes, and how to undo them in memory and on the disk if the disk refuses them. */
export interface Transaction {
  readonly writes: readonly DiskWrite[];
  readonly undo: () => void;
  readonly takeBack: () => readonly DiskWrite[];
}

interface Waiting extends Transaction {
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** What the store needs from a disk; tests replace it with a failing one. */
export interface Disk {
  entries: () => AsyncIterable<readonly [key: string, value: Uint8Array]>;
  /**
   * Resolves once the writes are on the disk. If it rejects, they may or may not be there; the next write, or the close, undoes them first.
   */
  write: (writes: readonly DiskWrite[], takeBack: () => readonly DiskWrite[]) => Promise<void>;
  /**
   * Gives up the folder.
   * @throws Error when a failed write could not be undone: the next start may find it there.
   */
  close: () => Promise<void>;
}

/** Another process owns the folder. */
export class FolderInUse extends Error {
  constructor(folder: string, options?: ErrorOptions) {
    super(`The data folder ${folder} is in use by another process.`, options);
  }
}

/**
 * Opens the folder for this process alone.
 * @throws FolderInUse with one sentence when another process owns it.
 * @throws Error with one sentence when its content is damaged.
 */
export async function openDisk(folder: string): Promise<Disk> {
  let level = await openLevel(folder);
  /** The writes that undo the last failed write; null if none has failed. */
  let outstanding: readonly DiskWrite[] | null = null;

  const write = (writes: readonly DiskWrite[]): Promise<void> =>
    level.batch(
      writes.map((one) => (one.type === 'put' ? { ...one, value: sealed(one.value) } : one)),
      { sync: true },
    );
  /**
   * Opens the folder again. A full disk leaves half a record, and LevelDB would keep writing after it, where the next start does not read.
   */
  const recover = async (takeBack: readonly DiskWrite[]): Promise<void> => {
    await level.close();
    level = await openLevel(folder);
    await write(takeBack);
    outstanding = null;
  };
  return {
    entries: async function* () {
      for await (const [key, value] of level.iterator()) yield [key, unsealed(value)] as const;
    },
    write: async (writes, takeBack) => {
      if (outstanding) await recover(outstanding);
      try {
        await write(writes);
      } catch (error) {
        outstanding = takeBack();
        throw error;
      }
    },
    close: async () => {
      try {
        if (outstanding) await recover(outstanding);
      } finally {
        await level.close();
      }
    },
  };
}

type Level = ClassicLevel<string, Uint8Array>;

/** Marks a folder as damaged, because LevelDB forgets what it could not read once it has opened the folder. */
const DAMAGED_FILE = 'DAMAGED';

async function openLevel(folder: string): Promise<Level> {
  const told = await readFile(join(folder, DAMAGED_FILE), 'utf8').catch(() => null);
  if (told !== null) throw damaged(told);
  // Before LevelDB opens the folder, because LevelDB then rewrites tables without checking them.
  const table = await damagedTable(folder);
  if (table !== null) throw damaged(`${table}: a checksum does not fit`);
  const torn = await tornLog(folder).catch(() => null);
  const level: Level = new ClassicLevel(folder, { keyEncoding: 'utf8', valueEncoding: 'view' });
  try {
    await level.open();
  } catch (error) {
    const reason = types.isNativeError(error) && types.isNativeError(error.cause) ? error.cause : error;
    const isLocked = types.isNativeError(reason) && 'code' in reason && reason.code === 'LEVEL_LOCKED';
    if (isLocked) throw new FolderInUse(folder, { cause: error });
    throw new Error(`The data folder ${folder} cannot be opened: ${messageOf(reason)}`, { cause: error });
  }
  const damage = await leftOut(folder, torn);
  if (damage === null) return level;
  await level.close();
  await writeFile(join(folder, DAMAGED_FILE), damage, { flush: true });
  throw damaged(damage);
}

/**
 * What LevelDB could not read. It opens a folder without its logs' unreadable changes, and says so only in its own log. In a log that a
 * power cut has torn, that is the last change, which was never acknowledged.
 */
async function leftOut(folder: string, torn: string | null): Promise<string | null> {
  // Empty if another process has tried to open the folder meanwhile. That process is refused, but only after it has replaced this log with
  // its own.
  const told = (await readFile(join(folder, 'LOG'), 'utf8')) || (await readFile(join(folder, 'LOG.old'), 'utf8'));
  const dropped = [...told.matchAll(/(?:(\d+\.log): )?dropping \d+ bytes; .*/g)];
  const damage = dropped.find(([, file]) => file !== torn);
  if (damage) return damage[0];
  if (dropped.length > 0) log.warn({ file: torn }, 'A change that a power cut had interrupted was left out.');
  return null;
}

/** Why a folder is not opened, in one sentence. */
export const damaged = (reason: string, cause?: unknown): Error =>
  new Error(`The data is damaged and was not opened; restore it from a backup (${reason}).`, { cause });

const SEAL_BYTES = 4;

/** Each value has its own checksum: LevelDB copies from table to table without checking. */
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
 * Writes changes to the disk in the order in which they were made in memory. Changes that come while the disk is busy go into the next
 * write together, so that many commands share one wait for the disk.
 */
export class Journal {
  private waiting: Waiting[] = [];
  private writing: Promise<void> | undefined;

  constructor(private readonly disk: Disk) {}

  /** Resolves once the transaction is on the disk. If that fails, it and all later ones are undone. */
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
    // Everything else from the same turn of the event loop goes into the first write.
    await Promise.resolve();
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      try {
        const writes = batch.flatMap((transaction) => transaction.writes);
        const takeBack = () => batch.toReversed().flatMap((transaction) => transaction.takeBack());
        if (writes.length > 0) await this.disk.write(writes, takeBack);
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
