import { ClassicLevel } from 'classic-level';
import { StoreError } from './errors.ts';

/** One change to the folder: bytes to keep under a key, or a key to forget. */
export type DiskWrite = { readonly type: 'put'; readonly key: string; readonly value: Uint8Array } | { readonly type: 'del'; readonly key: string };

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

/**
 * Opens the folder for this process alone.
 * @throws Error with one sentence when another process owns it, or when its content is damaged.
 */
export async function openDisk(folder: string): Promise<Disk> {
  const level = new ClassicLevel<string, Uint8Array>(folder, { keyEncoding: 'utf8', valueEncoding: 'view' });
  try {
    await level.open();
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'LEVEL_LOCKED') throw new Error(`The data folder ${folder} is in use by another process.`, { cause });
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The data folder ${folder} cannot be opened: ${reason}`, { cause });
  }
  return {
    entries: () => level.iterator(),
    write: (writes) => level.batch([...writes], { sync: true }),
    close: () => level.close(),
  };
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
        await this.disk.write(batch.flatMap(({ writes }) => writes));
        for (const { done } of batch) done();
      } catch (cause) {
        const lost = [...batch, ...this.waiting];
        this.waiting = [];
        for (const { undo } of lost.toReversed()) undo();
        const reason = cause instanceof Error ? cause.message : String(cause);
        for (const { failed } of lost) failed(new StoreError('OutOfDiskSpace', `the change could not be written to the disk: ${reason}`));
      }
    }
    this.writing = undefined;
  }
}
