import { isJsonObject, parseJson } from '../../../../domain/json.ts';
import { guardedStorage } from '../../browser/deviceStorage.ts';
import type { Sent } from '../useIdempotencyKey.ts';

/*
 * What is typed and not sent, by login, address and form. Session storage holds a form's draft from the first letter on, if the form can be
 * written as text. The draft survives a reload, and a phone that discards the tab. The tab has only one, because leaving a form with a
 * draft asks first. The browser removes it with the tab. While the person signs in again, the page holds the draft, too: an import's file
 * can't be written as text, and some browsers store nothing.
 */

/** What was typed into forms while their person signs in again, by `draftKey`. */
const waiting = new Map<string, unknown>();

const KEY = 'draft';
/** The form's last request that may not have been answered. */
const SENT_KEY = 'draft-sent';

const tabStorage = guardedStorage(() => window.sessionStorage);

/**
 * The key of a form's draft.
 * @param form which form at that address
 */
export function draftKey(accountId: string | undefined, pathname: string, form: string): string {
  return `${accountId} ${pathname} ${form}`;
}

/** Whether a draft is waiting for its person to sign in again. */
export function hasDrafts(): boolean {
  return waiting.size > 0;
}

/** Drops every form's draft. */
export function forgetDrafts(): void {
  waiting.clear();
  dropDraft();
}

/** Drops every other login's drafts. */
export function dropDraftsOfOthers(accountId: string): void {
  const isOwn = (key: string) => key.startsWith(`${accountId} `);
  for (const key of waiting.keys()) if (!isOwn(key)) waiting.delete(key);
  if (!isOwn(storedDraft()?.key ?? '')) dropDraft();
}

/** Keeps what is typed through a reload. */
export function storeDraft(key: string, content: unknown): void {
  tabStorage.write(KEY, JSON.stringify({ key, content }));
}

/** Removes the draft from the tab. */
export function dropDraft(): void {
  tabStorage.remove(KEY);
  tabStorage.remove(SENT_KEY);
}

/** Keeps what is typed until the person has signed in again. */
export function holdDraft(key: string, content: unknown): void {
  waiting.set(key, content);
}

/** The form has opened, and now holds its draft itself. */
export function releaseDraft(key: string): void {
  waiting.delete(key);
}

/**
 * A form's draft from before a sign-in or a reload; null if there is none.
 * @param opened the form's initial content: a draft with other fields is ignored
 */
export function keptDraft<Content>(key: string, opened: Content): Content | null {
  const stored = storedDraft();
  const content = waiting.get(key) ?? (stored?.key === key ? stored.content : null);
  return content !== null && isLike(opened, content) ? content : null;
}

/**
 * The forms at an address that have a draft.
 * @param address a `draftKey` with an empty form
 */
export function formsWithDraft(address: string): string[] {
  const keys = [...waiting.keys(), storedDraft()?.key ?? ''];
  return keys.filter((key) => key.startsWith(address)).map((key) => key.slice(address.length));
}

export function keepSent(form: string, { content, key }: Sent): void {
  tabStorage.write(SENT_KEY, JSON.stringify({ form, content, key }));
}

/** A form's last request before the page was reloaded; null if there was none. */
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

/** Whether a value has the model's fields, each with the same type. */
function isLike<Model>(model: Model, value: unknown): value is Model {
  if (!isJsonObject(model)) return typeof value === typeof model;
  return isJsonObject(value) && Object.entries(model).every(([field, part]) => isLike(part, value[field]));
}
