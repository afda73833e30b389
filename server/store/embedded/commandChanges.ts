import type { DiskWrite, Transaction } from './disk.ts';

/** Collects what one command changes, for the disk and for undoing it. */
export class CommandChanges {
  /** A list of lists, one for each change: dropping a large collection has more writes than a call may have arguments. */
  private readonly writes: (readonly DiskWrite[])[] = [];
  private readonly undos: (() => void)[] = [];
  private readonly takeBacks: (() => readonly DiskWrite[])[] = [];

  /** Records a change made in memory: what to write to the disk, and how to undo it in memory and on the disk. */
  record(write: readonly DiskWrite[], undo: () => unknown, takeBack: () => readonly DiskWrite[]): void {
    this.writes.push(write);
    this.undos.push(() => void undo());
    this.takeBacks.push(takeBack);
  }

  /** Makes a change. If it fails halfway, what it did so far is undone. */
  wholly<Result>(change: () => Result): Result {
    try {
      return change();
    } catch (error) {
      this.transaction.undo();
      throw error;
    }
  }

  get transaction(): Transaction {
    return {
      writes: this.writes.flat(),
      undo: () => this.undos.toReversed().forEach((undo) => undo()),
      takeBack: () => this.takeBacks.toReversed().flatMap((takeBack) => takeBack()),
    };
  }
}
