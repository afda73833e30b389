import type { Location, To } from 'react-router-dom';
import { isJsonObject } from '../../../domain/json.ts';
import { soldierAt } from '../paths.ts';

/*
 * When staff open a record from a list, the record's navigation state keeps the list. It leads back to the list, and on to the people
 * before and after. The screens below that record keep it, too.
 */

/** A list of people, in order. */
export type OpenList = {
  /** The name of the list's screen on the link back. */
  readonly screen: string;
  /** That screen's address, including its filter and sorting. */
  readonly to: string;
  /** Distinguishes lists on the same screen. */
  readonly name: string;
  readonly ids: readonly string[];
};

/** The place of a person's row on the list's screen (app/browser/place.ts). */
export function rowPlace({ name }: Pick<OpenList, 'name'>, id: string): string {
  return `${name} ${id}`;
}

/** The list that the record was opened from; null if it was opened another way. */
export function listIn(state: unknown): OpenList | null {
  const list = isJsonObject(state) ? state['list'] : null;
  if (!isJsonObject(list)) return null;
  const { screen, to, name, ids } = list;
  if (typeof screen !== 'string' || typeof to !== 'string' || typeof name !== 'string' || !Array.isArray(ids))
    return null;
  return { screen, to, name, ids: ids.filter((id) => typeof id === 'string') };
}

/** The state for a navigation. Keeps the current list if both addresses are about the same soldier. */
export function withListOf(current: Pick<Location, 'pathname' | 'state'>, to: To, state: unknown): unknown {
  const list = listIn(current.state);
  const about = soldierAt(current.pathname);
  const next = typeof to === 'string' ? to : (to.pathname ?? '');
  if (list === null || about === null || soldierAt(next) !== about) return state;
  return { list, ...(isJsonObject(state) && state) };
}
