import { isJsonObject, parseJson } from '../../../../domain/json.ts';
import { guardedStorage } from '../../browser/deviceStorage.ts';
import type { Sent } from '../useIdempotencyKey.ts';

/*
 * What is typed and not sent, by login, address and form. A form that can be written as text has its draft in the tab's session storage from the
 * first letter on, so that it survives a reload, and a phone that discards the tab. There is one there: leaving a form with a draft asks first. The
 * browser removes it with the tab. While the person signs in again, the page holds the draft, too: an import with its file is no text, and some
 * browsers store nothing.
 */

/** What was typed into the forms whose person is signing in again, by `draftKey`. */
const waiting = new Map<string, unknown>();

const KEY = 'draft';
/** The last request of the form that may have got no answer. */
const SENT_KEY = 'draft-sent';

const tabStorage = guardedStorage(() => window.sessionStorage);

/**
 * The key of a form's draft.
 * @param form which of the forms at that address it is
 */
export function draftKey(accountId: string | undefined, pathname: string, form: string): string {
  return `${accountId} ${pathname} ${form}`;
}

/** Whether any draft waits for its person to sign in again. */
export function hasDrafts(): boolean {
  return waiting.size > 0;
}

/** Drops the drafts of every form. */
export function forgetDrafts(): void {
  waiting.clear();
  dropDraft();
}

/** Drops the drafts of every other login. */
export function dropDraftsOfOthers(accountId: string): void {
  const isOwn = (key: string) => key.startsWith(`${accountId} `);
  for (const key of waiting.keys()) if (!isOwn(key)) waiting.delete(key);
  if (!isOwn(storedDraft()?.key ?? '')) dropDraft();
}

/** Keeps what is typed across a reload. */
export function storeDraft(key: string, content: unknown): void {
  tabStorage.write(KEY, JSON.stringify({ key, content }));
}

/** Removes the draft from the tab. */
export function dropDraft(): void {
  tabStorage.remove(KEY);
  tabStorage.remove(SENT_KEY);
}

/** Keeps what is typed until its person has signed in again. */
export function holdDraft(key: string, content: unknown): void {
  waiting.set(key, content);
}

/** The form has opened, and holds its draft itself. */
export function releaseDraft(key: string): void {
  waiting.delete(key);
}

/**
 * The draft of a form from before its person signed in again, or from before a reload; null if there is none.
 * @param opened the form's initial content: a draft with other fields is ignored.
 */
export function keptDraft<Content>(key: string, opened: Content): Content | null {
  const stored = storedDraft();
  const content = waiting.get(key) ?? (stored?.key === key ? stored.content : null);
  return content !== null && isLike(opened, content) ? content : null;
}

/**
 * The forms at an address that have a draft.
 * @param address the `draftKey` of no form in particular
 */
export function formsWithDraft(address: string): string[] {
  const keys = [...waiting.keys(), storedDraft()?.key ?? ''];
  return keys.filter((key) => key.startsWith(address)).map((key) => key.slice(address.length));
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

function storedDraft(): { key: string; content: unknown } | null {
  const stored = parseJson(tabStorage.read(KEY) ?? 'null');
  if (!isJsonObject(stored)) return null;
  const { key, content } = stored;
  return typeof key === 'string' ? { key, content } : null;
}

/** Whether something has the fields of a model, each of its kind. */
function isLike<Model>(model: Model, value: unknown): value is Model {
  if (!isJsonObject(model)) return typeof value === typeof model;
  return isJsonObject(value) && Object.entries(model).every(([field, part]) => isLike(part, value[field]));
}
