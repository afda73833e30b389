import type { Connection } from 'mongoose';

/**
 * A change to data that an older release left behind. It may run again after a crash, so it must cope with what an earlier run has already
 * done. Where it takes longer than a lock lasts, it must also cope with a run on another server, and with the requests that the other
 * server answers by then.
 */
export interface Migration {
  /** Unique and lasting: the day and what it does, `2026-11-21-rename-x`. */
  id: string;
  run: (connection: Connection) => Promise<void>;
}
