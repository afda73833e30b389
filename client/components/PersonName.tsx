import type { ReactNode } from 'react';
import { type Rank, rankLabel, type Role, roleLabel } from '../../domain/values.ts';
import classes from './PersonName.module.css';

type PersonNameProps = {
  /** None where the people of a list are there for other reasons than their role. */
  role?: Role;
  rank: Rank;
  lastName: string;
  /** What matters about the person here; on the right, or below the name if there is too little room. */
  note?: ReactNode;
};

/** A person in a list: role, rank and last name. The row around it is a grid with areas of these names: `role`, `rank` and `name`. */
export function PersonName({ role, rank, lastName, note }: PersonNameProps) {
  return (
    <>
      {role && (
        <>
          <span className={`${classes['label']} ${classes['role']}`}>{roleLabel[role]}</span>{' '}
        </>
      )}
      <span className={`${classes['label']} ${classes['rank']}`}>{rankLabel[rank]}</span>{' '}
      <span className={classes['name']}>
        {lastName} {note}
      </span>
    </>
  );
}
