import type { ReactNode } from 'react';
import { calledName } from '../../../../domain/record/givenNames.ts';
import { PersonMarks } from '../../../components/PersonMarks.tsx';
import { RecordLink } from '../../people/RecordLink.tsx';
import type { ListedPersonLink_PersonFragment } from './ListedPersonLink.generated.ts';
import classes from './ListedPersonLink.module.css';

type ListedPersonLinkProps = {
  person: ListedPersonLink_PersonFragment;
  /** Whether the table itself shows who is past their ETS. */
  isUnmarked?: boolean;
  /** The menu beside the name. */
  actions?: ReactNode;
};

/** A person's name with their marks, as a link to the record. */
export function ListedPersonLink({ person, isUnmarked = false, actions }: ListedPersonLinkProps) {
  return (
    <div className={classes.person}>
      <RecordLink soldierId={person.id} className={classes.link}>
        <span>{calledName(person)}</span> {!isUnmarked && <PersonMarks person={person} />}
      </RecordLink>
      {actions}
    </div>
  );
}
