/** What subscriptions need from the session. Only HTTP calls refresh the session and notice that it has ended. */
export type LiveSession = {
  /** Refreshes the access window first when it is about to end. */
  ensureOpen: () => Promise<void>;
  /** Refreshes the access window. */
  refresh: () => Promise<void>;
  /** Asks the server whether somebody is signed in; if nobody is, /login shows the sentence. */
  confirmSession: (because: string | null) => Promise<boolean>;
};
