/** Drafts of one kind of form, kept in memory while the person signs in again; the key is the account and the address. */
export type Drafts<State> = Map<string, State>;

const kinds: Pick<Drafts<unknown>, 'clear' | 'size'>[] = [];

/** Makes the store for the drafts of one kind of form. */
export function draftsOf<State>(): Drafts<State> {
  const drafts: Drafts<State> = new Map();
  kinds.push(drafts);
  return drafts;
}

/** Whether any draft waits for its person to sign in again. */
export function hasDrafts(): boolean {
  return kinds.some(({ size }) => size > 0);
}

/** Drops the drafts of every form. */
export function forgetDrafts(): void {
  for (const drafts of kinds) drafts.clear();
}
