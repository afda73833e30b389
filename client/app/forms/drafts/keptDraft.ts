import { isJsonObject, parseJson } from '../../../../domain/json.ts';
import { guardedStorage } from '../../browser/deviceStorage.ts';
import type { Sent } from '../useIdempotencyKey.ts';

/*
 * The draft in the tab's session storage, so that it survives a reload, and a phone that discards the tab. There is one: leaving a form
 * with a draft asks first. The browser removes it with the tab.
 */

const KEY = 'draft';
/** The last request of the form that may have got no answer. */
const SENT_KEY = 'draft-sent';

const tabStorage = guardedStorage(() => window.sessionStorage);

/** The key of a form's draft: the account and the address. */
export function draftKey(accountId: string | undefined, pathname: string): string {
  return `${accountId} ${pathname}`;
}

/** @param content as JSON */
export function keepDraft(key: string, content: string): void {
  tabStorage.write(KEY, JSON.stringify({ key, content }));
}

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

/** Removes the draft unless it belongs to that account. */
export function dropDraftOfOthers(accountId: string): void {
  if (!storedDraft()?.key.startsWith(draftKey(accountId, ''))) dropDraft();
}

/**
 * The draft of a form from before a reload; null if there is none.
 * @param opened the form's initial content: a draft with other fields, from an older release, is ignored.
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
