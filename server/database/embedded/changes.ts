import type { DiskWrite, Transaction } from './disk.ts';

/** Gathers what one command changes, for the disk and for taking it back. */
export class Changes {
  private readonly writes: DiskWrite[] = [];
  private readonly undos: (() => void)[] = [];

  record(write: DiskWrite | readonly DiskWrite[], undo: () => unknown): void {
    this.writes.push(...('type' in write ? [write] : write));
    this.undos.push(() => void undo());
  }

  /** Makes a change; when it fails halfway, what it did so far is taken back. */
  wholly<Result>(change: () => Result): Result {
    try {
      return change();
    } catch (error) {
      this.transaction.undo();
      throw error;
    }
  }

  get transaction(): Transaction {
    return { writes: this.writes, undo: () => this.undos.toReversed().forEach((undo) => undo()) };
  }
}
