import type { ComponentProps } from 'react';
import { Link } from '../../components/Link.tsx';
import { paths } from '../paths.ts';
import { usePerson } from '../session/PersonContext.ts';
import { rowPlace } from './openList.ts';
import { useListAround } from './PeopleList.tsx';

type RecordLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'state' | 'replace'> & {
  /** The soldier's. */
  soldierId: string;
};

/** A person's row or name that leads to their record and, in a list of people, takes that list along. */
export function RecordLink({ soldierId, ...props }: RecordLinkProps) {
  const list = useListAround();
  // Whoever may open no record but their own goes through none from there.
  const isStaff = usePerson()?.isStaff === true;
  return (
    <Link
      {...props}
      to={paths.userInfo(soldierId)}
      {...(list && { 'data-place': rowPlace(list, soldierId), ...(isStaff && { state: { list } }) })}
    />
  );
}
