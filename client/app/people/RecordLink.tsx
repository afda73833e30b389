import type { ComponentProps } from 'react';
import { Link } from '../../components/Link.tsx';
import { paths } from '../paths.ts';
import { useOpenList } from './PeopleList.tsx';
import { rowPlace } from './openList.ts';

type RecordLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'state' | 'replace'> & {
  /** The soldier's. */
  soldierId: string;
};

/** A person's row or name that leads to their record and, in a list of people, takes that list along. */
export function RecordLink({ soldierId, ...props }: RecordLinkProps) {
  const list = useOpenList();
  return (
    <Link
      {...props}
      to={paths.userInfo(soldierId)}
      {...(list && { state: { list }, 'data-place': rowPlace(list, soldierId) })}
    />
  );
}
