import { createContext, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { useReturnToPlace } from '../browser/useReturnToPlace.ts';
import type { OpenList } from './openList.ts';

const OpenListContext = createContext<OpenList | null>(null);

/** The list that surrounds a link to a record; null if there is none. */
export function useListAround(): OpenList | null {
  return useContext(OpenListContext);
}

type PeopleListProps = Omit<OpenList, 'to'> & { children: ReactNode };

/** A list of people whose rows are RecordLinks. Returning from a record, or arriving from a search, focuses that row. */
export function PeopleList({ screen, name, ids, children }: PeopleListProps) {
  const { pathname, search } = useLocation();
  useReturnToPlace();
  return <OpenListContext value={{ screen, to: `${pathname}${search}`, name, ids }}>{children}</OpenListContext>;
}
