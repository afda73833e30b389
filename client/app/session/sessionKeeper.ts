import {
  ACCESS_EARLY_END_MS,
  REFRESH_BEFORE_END_MS,
  REFRESH_RETRY_FIRST_MS,
  REFRESH_RETRY_MAX_MS,
} from '../../../domain/constants.ts';

/** Time, as tests control it; in milliseconds. */
export type Timer = {
  now: () => number;
  /** Does something later; gives what calls it off. */
  after: (milliseconds: number, action: () => void) => () => void;
};

type KeeperOptions = {
  timer: Timer;
  /** Opens the next access window; gives its end by the server's clock. */
  refresh: () => Promise<number>;
  /** Whether a failed refresh got no answer at all. */
  isLost: (error: unknown) => boolean;
  /** When the network is tried again, by this device's clock; null while it answers. */
  onRetry: (at: number | null) => void;
};

/** Keeps the access window of whoever is signed in open (Specification 9, Session; Rule 4). */
export class SessionKeeper {
  private endsAt: number | null = null;
  private refreshedAt = Number.NEGATIVE_INFINITY;
  /** How far the server's clock is ahead of this device's, which may be hours wrong. */
  private skew = 0;
  private isRetrying = false;
  private pause = REFRESH_RETRY_FIRST_MS;
  private refreshing: Promise<void> | null = null;
  private callOff: () => void = () => undefined;

  constructor(private readonly options: KeeperOptions) {}

  /** Takes note of when the window ends, by the server's clock; null when nobody is signed in. */
  keep(endsAt: number | null): void {
    if (endsAt === this.endsAt) return;
    this.endsAt = endsAt;
    if (endsAt === null || !this.isRetrying) this.plan();
  }

  /** Before anything is sent: opens the next window first when this one is as good as over. */
  async ensureOpen(): Promise<void> {
    if (this.endsAt !== null && this.serverNow() >= this.endsAt - ACCESS_EARLY_END_MS) await this.refresh();
  }

  /** Opens the next window; whoever asks meanwhile gets the same try. */
  refresh(): Promise<void> {
    this.refreshing ??= this.attempt().finally(() => {
      this.refreshing = null;
    });
    return this.refreshing;
  }

  /** The server answered something, and what its clock said. */
  answered(serverTime: number | null): void {
    if (serverTime !== null) this.skew = serverTime - this.options.timer.now();
    // The outcome of a refresh is dealt with where the refresh was asked for.
    if (this.isRetrying && this.refreshing === null) this.plan();
  }

  /** A call got no answer, or the browser says that there is no network. */
  lost(): void {
    if (this.endsAt === null || this.isRetrying || this.refreshing !== null) return;
    this.retryLater(true);
  }

  /** The network may be back, or the tab was asleep while a refresh fell due. */
  tryNow(): void {
    if (this.endsAt === null || (!this.isRetrying && this.serverNow() < this.dueAt(this.endsAt))) return;
    this.pause = REFRESH_RETRY_FIRST_MS;
    this.refreshQuietly();
  }

  private async attempt(): Promise<void> {
    this.callOff();
    try {
      const endsAt = await this.options.refresh();
      // Null when nobody is signed in any more, or nobody is known to be yet.
      if (this.endsAt !== null) this.endsAt = endsAt;
      this.refreshedAt = this.serverNow();
    } catch (error) {
      if (this.endsAt !== null) this.retryLater(this.options.isLost(error));
      throw error;
    }
    this.plan();
  }

  /** The failure shows in the banner, or has ended the session. */
  private refreshQuietly(): void {
    this.refresh().catch(() => undefined);
  }

  private plan(): void {
    this.callOff();
    this.isRetrying = false;
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
    onRetry(isLost ? timer.now() + this.pause : null);
    this.callOff = timer.after(this.pause, () => this.refreshQuietly());
    this.pause = Math.min(2 * this.pause, REFRESH_RETRY_MAX_MS);
  }

  /** By the server's clock. A window that is shorter than the time before its end must not be extended without a pause. */
  private dueAt(endsAt: number): number {
    return Math.max(endsAt - REFRESH_BEFORE_END_MS, this.refreshedAt + ACCESS_EARLY_END_MS);
  }

  private serverNow(): number {
    return this.options.timer.now() + this.skew;
  }
}
