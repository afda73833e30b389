import { isJsonObject, parseJson } from '../../../../domain/json.ts';
import { guardedStorage } from '../../browser/deviceStorage.ts';
import type { Sent } from '../useIdempotencyKey.ts';

/*
 * What is typed into the forms, under the account and the address. While the person signs in again it is in memory, as it was. The draft of a form
 * that can be written as text is in the tab's session storage from the first letter on, so that it survives a reload, and a phone that discards
 * the tab. There is one: leaving a form with a draft asks first. The browser removes it with the tab.
 */

/** The drafts of one kind of form whose person is signing in again, by `draftKey`. */
export type Drafts<State> = Map<string, State>;

const kinds: Pick<Drafts<unknown>, 'clear' | 'size'>[] = [];

const KEY = 'draft';
/** The last request of the form that may have got no answer. */
const SENT_KEY = 'draft-sent';

const tabStorage = guardedStorage(() => window.sessionStorage);

/** Makes the store for the drafts of one kind of form. */
export function draftsOf<State>(): Drafts<State> {
  const drafts: Drafts<State> = new Map();
  kinds.push(drafts);
  return drafts;
}

/** The key of a form's draft: the account and the address. */
export function draftKey(accountId: string | undefined, pathname: string): string {
  return `${accountId} ${pathname}`;
}

/** Whether any draft waits for its person to sign in again. */
export function hasDrafts(): boolean {
  return kinds.some(({ size }) => size > 0);
}

/** Drops the drafts of every form. */
export function forgetDrafts(): void {
  for (const drafts of kinds) drafts.clear();
  dropDraft();
}

/** Removes the draft from the tab unless it belongs to that account. */
export function dropDraftOfOthers(accountId: string): void {
  if (!storedDraft()?.key.startsWith(draftKey(accountId, ''))) dropDraft();
}

/** @param content as JSON */
export function keepDraft(key: string, content: string): void {
  tabStorage.write(KEY, JSON.stringify({ key, content }));
}

/** Removes the draft from the tab. */
export function dropDraft(): void {
  tabStorage.remove(KEY);
  tabStorage.remove(SENT_KEY);
}

export function keepSent(form: string, { content, key }: Sent): void {
  tabStorage.write(SENT_KEY, JSON.stringify({ form, content, key }));
}

/** The last request that a form had sent before the page was reloaded; null if there was none. */
export function keptSent(form: string): Sent | null {
  const stored = parseJson(tabStorage.read(SENT_KEY) ?? 'null');
  if (!isJsonObject(stored) || stored['form'] !== form) return null;
  const { content, key } = stored;
  return typeof content === 'string' && typeof key === 'string' ? { content, key } : null;
}

/**
 * The draft of a form from before a reload; null if there is none.
 * @param opened the form's initial content: a draft with other fields is ignored.
 */
export function keptDraft<Content>(key: string, opened: Content): Content | null {
  const stored = storedDraft();
  if (stored?.key !== key) return null;
  const content = parseJson(stored.content);
  return isLike(opened, content) ? content : null;
}

function storedDraft(): { key: string; content: string } | null {
  const stored = parseJson(tabStorage.read(KEY) ?? 'null');
  if (!isJsonObject(stored)) return null;
  const { key, content } = stored;
  return typeof key === 'string' && typeof content === 'string' ? { key, content } : null;
}

/** Whether something has the fields of a model, each of its kind. */
function isLike<Model>(model: Model, value: unknown): value is Model {
  if (!isJsonObject(model)) return typeof value === typeof model;
  return isJsonObject(value) && Object.entries(model).every(([field, part]) => isLike(part, value[field]));
}
