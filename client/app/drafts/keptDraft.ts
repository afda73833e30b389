import { isJsonObject, parseJson } from '../../../domain/json.ts';
import { guardedStorage } from '../deviceStorage.ts';
import type { Sent } from '../form/useIdempotencyKey.ts';

/*
 * What is being typed into a form, as its tab keeps it, so that neither a reload nor a phone that drops the tab loses any of it. One form's,
 * as leaving a form asks; and no longer than the browser keeps the tab, or could open it again.
 */

const KEY = 'draft';
/** What the form has sent and had no answer to. */
const SENT_KEY = 'draft-sent';

const tabStorage = guardedStorage(() => window.sessionStorage);

/** Whose form, and at which address. */
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

/** What a form had sent when its page went; null for none. */
export function keptSent(form: string): Sent | null {
  const stored = parseJson(tabStorage.read(SENT_KEY) ?? 'null');
  if (!isJsonObject(stored) || stored['form'] !== form) return null;
  const { content, key } = stored;
  return typeof content === 'string' && typeof key === 'string' ? { content, key } : null;
}

/** Drops what anybody but the person with that account was typing. */
export function dropDraftOfOthers(accountId: string): void {
  if (!storedDraft()?.key.startsWith(draftKey(accountId, ''))) dropDraft();
}

/**
 * What a form held when its page went; null when nothing is kept for it.
 * @param opened what the form opens with: where an older client's form had other fields, nothing is kept for this one.
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
