import { rankLabel } from '../../../domain/values.ts';
import { RecordLink } from '../../app/people/RecordLink.tsx';
import { PersonMarks } from '../../components/PersonMarks.tsx';
import personName from '../../components/PersonName.module.css';
import { assignmentText } from '../../components/soldierText.ts';
import { CellText } from './CellText.tsx';
import { NAME_COLUMN, type RosterColumn } from './rosterColumns.ts';
import classes from './RosterGrid.module.css';
import type { RosterPerson } from './rosterPerson.ts';

/** The fields that the first line and the start of the second always show. */
const ON_PHONE = ['rank', 'section', 'team', 'role'];

type PhonePersonProps = { person: RosterPerson; columns: readonly RosterColumn[]; tabIndex: number };

/** A person in two lines: the name, and as many of the chosen columns as fit. */
export function PhonePerson({ person, columns, tabIndex }: PhonePersonProps) {
  const { soldier } = person;
  const told = columns.filter((column) => !ON_PHONE.includes(column.key) && column.text(person) !== '');
  const isBad = (column: RosterColumn) => column.tone(person) === 'bad';
  // A finding already says what its field would say.
  const findings = told.filter((column) => column.field === null && isBad(column));
  const bad = findings.length > 0 ? findings : told.filter(isBad);
  return (
    <>
      <span className={classes.name}>
        <span className={personName.label}>{rankLabel[soldier.rank]}</span>
        <RecordLink soldierId={person.id} tabIndex={tabIndex} className={classes.link}>
          {NAME_COLUMN.text(person)}
        </RecordLink>
        <PersonMarks person={{ pastEts: soldier.pastEts }} />
      </span>
      <span className={classes.line}>
        <span>{assignmentText(soldier)}</span>
        {/* Failures come first, because the line may be too short for everything. */}
        {[...bad, ...told.filter((column) => !isBad(column))].map((column) => (
          <span key={column.key}>
            <span className={classes.quiet}>{column.header}</span> <CellText column={column} person={person} />
          </span>
        ))}
      </span>
    </>
  );
}
