import {
  ACCESS_EARLY_END_MS,
  REFRESH_BEFORE_END_MS,
  REFRESH_RETRY_FIRST_MS,
  REFRESH_RETRY_MAX_MS,
} from '../../../domain/constants.ts';

/** A clock and timers that tests can control, in milliseconds. */
export type Timer = {
  now: () => number;
  /** Runs an action later. Returns a function that cancels it. */
  after: (milliseconds: number, action: () => void) => () => void;
};

type KeeperOptions = {
  timer: Timer;
  /** Refreshes the access window. Resolves to its new end, by the server's clock. */
  refresh: () => Promise<number>;
  /** Whether a refresh failed because there was no answer. */
  isLost: (error: unknown) => boolean;
  /** Called with the time of the next retry, by this device's clock; null once the network works again. */
  onRetry: (at: number | null) => void;
};

/** Refreshes the session's access window before it ends (Spec 4.3). */
export class SessionKeeper {
  private endsAt: number | null = null;
  private refreshedAt = Number.NEGATIVE_INFINITY;
  /** How far the server's clock is ahead of this device's, which may be wrong by hours. In milliseconds. */
  private skew = 0;
  private isRetrying = false;
  /** Whether it is retrying because there was no answer. */
  private isLost = false;
  private pause = REFRESH_RETRY_FIRST_MS;
  private refreshing: Promise<void> | null = null;
  private callOff: () => void = () => undefined;

  constructor(private readonly options: KeeperOptions) {}

  /** Sets the window's end, by the server's clock; null if nobody is signed in. */
  keep(endsAt: number | null): void {
    if (endsAt === this.endsAt) return;
    this.endsAt = endsAt;
    if (endsAt === null || !this.isRetrying) this.plan();
  }

  /** Before a request: refreshes the window if it has ended, or is about to. */
  async ensureOpen(): Promise<void> {
    if (this.endsAt !== null && this.serverNow() >= this.endsAt - ACCESS_EARLY_END_MS) await this.refresh();
  }

  /** Refreshes the window. Calls during a refresh share it. */
  refresh(): Promise<void> {
    this.refreshing ??= this.attempt().finally(() => {
      this.refreshing = null;
    });
    return this.refreshing;
  }

  /** The server has answered. `serverTime` is its clock's time. */
  answered(serverTime: number | null): void {
    if (serverTime !== null) this.skew = serverTime - this.options.timer.now();
    // During a refresh, attempt() handles the outcome. If the server itself failed it, the pauses stay.
    if (this.isLost && this.refreshing === null) this.plan();
  }

  /** A request got no answer, or the browser reports that it is offline. */
  lost(): void {
    if (this.endsAt === null || this.isRetrying || this.refreshing !== null) return;
    this.retryLater(true);
  }

  /** The network may be back, or a refresh came due while the tab was suspended. */
  tryNow(): void {
    if (this.endsAt === null || (!this.isRetrying && this.serverNow() < this.dueAt(this.endsAt))) return;
    this.pause = REFRESH_RETRY_FIRST_MS;
    this.refreshQuietly();
  }

  private async attempt(): Promise<void> {
    this.callOff();
    try {
      const endsAt = await this.options.refresh();
      // Null if the person has signed out meanwhile, or the viewer isn't loaded yet.
      if (this.endsAt !== null) this.endsAt = endsAt;
      this.refreshedAt = this.serverNow();
    } catch (error) {
      if (this.endsAt !== null) this.retryLater(this.options.isLost(error));
      throw error;
    }
    this.plan();
  }

  /** Ignores a failure: either the banner shows it, or the session has ended. */
  private refreshQuietly(): void {
    this.refresh().catch(() => undefined);
  }

  private plan(): void {
    this.callOff();
    this.isRetrying = false;
    this.isLost = false;
    this.pause = REFRESH_RETRY_FIRST_MS;
    this.options.onRetry(null);
    if (this.endsAt === null) return;
    const wait = Math.max(0, this.dueAt(this.endsAt) - this.serverNow());
    this.callOff = this.options.timer.after(wait, () => this.refreshQuietly());
  }

  private retryLater(isLost: boolean): void {
    const { timer, onRetry } = this.options;
    this.callOff();
    this.isRetrying = true;
    this.isLost = isLost;
    onRetry(isLost ? timer.now() + this.pause : null);
    this.callOff = timer.after(this.pause, () => this.refreshQuietly());
    this.pause = Math.min(2 * this.pause, REFRESH_RETRY_MAX_MS);
  }

  /**
   * When the next refresh is due, by the server's clock. The pause is for windows shorter than `REFRESH_BEFORE_END_MS`, which would be due
   * again at once.
   */
  private dueAt(endsAt: number): number {
    return Math.max(endsAt - REFRESH_BEFORE_END_MS, this.refreshedAt + ACCESS_EARLY_END_MS);
  }

  private serverNow(): number {
    return this.options.timer.now() + this.skew;
  }
}
