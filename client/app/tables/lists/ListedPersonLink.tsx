import { calledName } from '../../../../domain/record/givenNames.ts';
import { RecordLink } from '../../people/RecordLink.tsx';
import { PersonMarks } from '../../../components/PersonMarks.tsx';
import type { ReportedPersonLink_PersonFragment } from './ListedPersonLink.generated.ts';
import classes from './ListedPersonLink.module.css';

type ReportedPersonLinkProps = {
  person: ReportedPersonLink_PersonFragment;
  /** Whether the table says by itself who is past their ETS. */
  isUnmarked?: boolean;
};

/** A person's name, as a link to the record, and what marks the person. */
export function ReportedPersonLink({ person, isUnmarked = false }: ReportedPersonLinkProps) {
  return (
    <RecordLink soldierId={person.id} className={classes.link}>
      <span>{calledName(person)}</span> {!isUnmarked && <PersonMarks person={person} />}
    </RecordLink>
  );
}
