import { type ChangeOf, type ChangeKind, isChangeOf, onStoreChange, secondsSinceChange } from './storeChanges.ts';

/** How many ids may wait to be read; a slower reader is told that anything may have changed. */
const MAX_WAITING = 20;

/** An event of a subscription. */
export interface ChangedId {
  /** What changed; null if unknown, or too many at once. */
  readonly id: string | null;
  /** In the first event, how many seconds ago the last change of its kind was; null in all others. */
  readonly unchangedForSeconds: number | null;
}

/**
 * First an immediate event, which says that following has begun and how long nothing has changed. So a client can find out whether it
 * missed a change since its last query. Then the changed ids, each once however often it changes before it is read: a slow reader costs no
 * more memory than a fast one.
 */
export class ChangedIds<Kind extends ChangeKind> implements AsyncIterableIterator<ChangedId> {
  private beginning: ChangedId | null;
  private readonly ids = new Set<string | null>();
  private readonly stopListening: () => void;
  private isOver = false;
  private wake: () => void = () => undefined;

  /** @param select the id that a change is about; null if unknown; undefined for a change that does not matter here. */
  constructor(kind: Kind, select: (change: ChangeOf<Kind>) => string | null | undefined) {
    this.stopListening = onStoreChange((change) => {
      const id = isChangeOf(kind, change) ? select(change) : undefined;
      if (id !== undefined) this.add(id);
    });
    this.beginning = { id: null, unchangedForSeconds: secondsSinceChange(kind) };
  }

  async next(): Promise<IteratorResult<ChangedId, undefined>> {
    while (!this.isOver) {
      if (this.beginning) {
        const value = this.beginning;
        this.beginning = null;
        return { done: false, value };
      }
      const [id] = this.ids;
      if (id !== undefined) {
        this.ids.delete(id);
        return { done: false, value: { id, unchangedForSeconds: null } };
      }
      await new Promise<void>((wake) => {
        this.wake = wake;
      });
    }
    return { done: true, value: undefined };
  }

  /** Ends the stream, even for a reader that waits for the next event. */
  async return(): Promise<IteratorResult<ChangedId, undefined>> {
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
    // Null means any change, so further ids would add nothing.
    if (this.ids.has(null)) return;
    const isTooMany = this.ids.size === MAX_WAITING && !this.ids.has(id);
    if (id === null || isTooMany) this.ids.clear();
    this.ids.add(isTooMany ? null : id);
    this.wake();
  }
}
