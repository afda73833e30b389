import type { Location, To } from 'react-router-dom';
import { isJsonObject } from '../../../domain/json.ts';
import { soldierAt } from '../paths.ts';

/*
 * A list from which staff open records is kept in the browser's history, with the entry of the record: the way back to it, and to the people before
 * and after. It stays with the screens below that record.
 */

/** A list of people, in its order. */
export type OpenList = {
  /** What the list's screen is called on the link back. */
  readonly screen: string;
  /** The address of that screen, with what is chosen there. */
  readonly to: string;
  /** Tells the list from others of the same screen. */
  readonly name: string;
  readonly ids: readonly string[];
};

/** Where somebody's row is on the list's screen (app/browser/place.ts). */
export function rowPlace({ name }: Pick<OpenList, 'name'>, id: string): string {
  return `${name} ${id}`;
}

/** The list from which the record was opened; null where it was opened otherwise. */
export function listIn(state: unknown): OpenList | null {
  const list = isJsonObject(state) ? state['list'] : null;
  if (!isJsonObject(list)) return null;
  const { screen, to, name, ids } = list;
  if (typeof screen !== 'string' || typeof to !== 'string' || typeof name !== 'string' || !Array.isArray(ids))
    return null;
  return { screen, to, name, ids: ids.filter((id) => typeof id === 'string') };
}

/** The state of a new entry in the history: with the list of the current one, where both are about the same soldier. */
export function withListOf(current: Pick<Location, 'pathname' | 'state'>, to: To, state: unknown): unknown {
  const list = listIn(current.state);
  const about = soldierAt(current.pathname);
  const next = typeof to === 'string' ? to : (to.pathname ?? '');
  if (list === null || about === null || soldierAt(next) !== about) return state;
  return { list, ...(isJsonObject(state) && state) };
}
