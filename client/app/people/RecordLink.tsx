import type { ComponentProps } from 'react';
import { Link } from '../../components/Link.tsx';
import { paths } from '../paths.ts';
import { usePerson } from '../session/PersonContext.ts';
import { rowPlace } from './openList.ts';
import { useListAround } from './PeopleList.tsx';

type RecordLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'state' | 'replace'> & {
  /** The soldier's id. */
  soldierId: string;
};

/** Links a person's row or name to their record, and passes on the surrounding list. */
export function RecordLink({ soldierId, ...props }: RecordLinkProps) {
  const list = useListAround();
  // Members can only open their own record, so they don't need the list there.
  const isStaff = usePerson()?.isStaff === true;
  return (
    <Link
      {...props}
      to={paths.userInfo(soldierId)}
      {...(list && { 'data-place': rowPlace(list, soldierId), ...(isStaff && { state: { list } }) })}
    />
  );
}
