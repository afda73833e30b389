import { onStoreChange, type StoreChange } from '../database/changes/storeChanges.ts';

/** How many ids wait to be asked for; a reader who falls behind by more is told to look at everything. */
const MAX_WAITING = 20;

/**
 * The ids that change from now on, each once however often it changes before it is asked for: a slow reader costs no more memory than a
 * fast one. Null stands for more than a few at once, or for one that is not known.
 */
export class ChangedIds implements AsyncIterableIterator<string | null> {
  private readonly ids = new Set<string | null>();
  private readonly stopListening: () => void;
  private isOver = false;
  private wake: () => void = () => undefined;

  /** @param select the id that a change is about; null where it is not known; undefined for a change that does not matter here. */
  constructor(select: (change: StoreChange) => string | null | undefined) {
    this.stopListening = onStoreChange((change) => {
      const id = select(change);
      if (id !== undefined) this.add(id);
    });
  }

  async next(): Promise<IteratorResult<string | null, undefined>> {
    while (!this.isOver) {
      const [id] = this.ids;
      if (id !== undefined) {
        this.ids.delete(id);
        return { done: false, value: id };
      }
      await new Promise<void>((wake) => {
        this.wake = wake;
      });
    }
    return { done: true, value: undefined };
  }

  /** Ends it, also for whoever waits for the next one. */
  async return(): Promise<IteratorResult<string | null, undefined>> {
    this.isOver = true;
    this.stopListening();
    this.ids.clear();
    this.wake();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private add(id: string | null): void {
    // Null says all that the others would.
    if (this.ids.has(null)) return;
    const isTooMany = this.ids.size === MAX_WAITING && !this.ids.has(id);
    if (id === null || isTooMany) this.ids.clear();
    this.ids.add(isTooMany ? null : id);
    this.wake();
  }
}
