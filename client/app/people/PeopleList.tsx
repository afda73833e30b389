import { createContext, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { useReturnToPlace } from '../browser/useReturnToPlace.ts';
import type { OpenList } from './openList.ts';

const OpenListContext = createContext<OpenList | null>(null);

/** The list around a link to a record; null outside any. */
export function useListAround(): OpenList | null {
  return useContext(OpenListContext);
}

type PeopleListProps = Omit<OpenList, 'to'> & { children: ReactNode };

/** A list of people whose rows are RecordLinks. Whoever returns from a record, or was led here by a search, has the focus on that row. */
export function PeopleList({ screen, name, ids, children }: PeopleListProps) {
  const { pathname, search } = useLocation();
  useReturnToPlace();
  return <OpenListContext value={{ screen, to: `${pathname}${search}`, name, ids }}>{children}</OpenListContext>;
}
