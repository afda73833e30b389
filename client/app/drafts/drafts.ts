/** What was typed into forms of one kind when their person had to sign in; by account and address. In memory only. */
export type Drafts<State> = Map<string, State>;

const kinds: Pick<Drafts<unknown>, 'clear' | 'size'>[] = [];

/** A place for the drafts of one kind of form. */
export function draftsOf<State>(): Drafts<State> {
  const drafts: Drafts<State> = new Map();
  kinds.push(drafts);
  return drafts;
}

/** Whether what was typed waits for its person to come back. */
export function hasDrafts(): boolean {
  return kinds.some(({ size }) => size > 0);
}

/** Drops the drafts of every form. */
export function forgetDrafts(): void {
  for (const drafts of kinds) drafts.clear();
}
