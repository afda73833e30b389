import type { ReactNode } from 'react';
import { calledName } from '../../domain/record/givenNames.ts';
import { rankLabel, type Role, roleLabel } from '../../domain/values.ts';
import { type Marked, PersonMarks } from './PersonMarks.tsx';
import classes from './PersonName.module.css';
import type { Called } from './soldierText.ts';

type PersonNameProps = {
  person: Called & Marked;
  /** Absent if the list isn't about people's roles. */
  role?: Role;
  /** What matters about the person here. On the right, or below the name if there is too little room. */
  note?: ReactNode;
};

/**
 * A person in a list: role, rank, last name, and marks; for namesakes also the first name. The surrounding row has to be a grid with the
 * areas `role`, `rank` and `name`.
 */
export function PersonName({ person, role, note }: PersonNameProps) {
  return (
    <>
      {role && (
        <>
          <span className={`${classes.label} ${classes.role}`}>{roleLabel[role]}</span>{' '}
        </>
      )}
      <span className={`${classes.label} ${classes.rank}`}>{rankLabel[person.rank]}</span>{' '}
      <span className={classes.name}>
        <span className={classes.called}>
          {calledName(person)} <PersonMarks person={person} />
        </span>{' '}
        {note}
      </span>
    </>
  );
}
