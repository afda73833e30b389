/** What subscriptions need from the session. Only HTTP calls can refresh the session, or notice that it has ended. */
export type LiveSession = {
  /** Refreshes the access window if it is about to end. */
  ensureOpen: () => Promise<void>;
  refresh: () => Promise<void>;
  /** Asks the server whether somebody is signed in. If not, /login shows the reason. */
  confirmSession: (because: string | null) => Promise<boolean>;
};
