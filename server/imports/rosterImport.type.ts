import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { StaffRightsChange } from '../../domain/roster/rosterPlan.ts';
import { Rank, Role, Section, Team } from '../../domain/values.ts';
import { HistoryChangeType } from '../shownHistory/history.type.ts';
import { ImportResult, ImportRow, RowProblem } from './importResult.type.ts';

registerEnumType(StaffRightsChange, {
  name: 'StaffRightsChange',
  description: 'What a row does to the staff rights of whoever it is about; they follow from the role.',
  valuesConfig: {
    GIVEN: { description: 'A staff role brings them.' },
    AWAITS_APPROVAL: {
      description:
        'A staff role brings them once staff approve: somebody owns the record, and the row found it by a name that its owner can choose.',
    },
    TAKEN: { description: 'A role without staff rights ends them.' },
  },
});

@ObjectType('RosterPerson', {
  description: 'Somebody who has a record, as far as is needed to tell who is meant.',
  simpleResolvers: true,
})
export class RosterPersonType {
  @Field(() => ID, { description: 'The id of the record.' })
  soldierId!: string;

  @Field({ description: 'First, middle and last name.' })
  name!: string;

  @Field(() => Rank, { description: 'Rank.' })
  rank!: Rank;

  @Field(() => Section, { description: 'Section.' })
  section!: Section;

  @Field(() => Team, { description: 'Team within the section.' })
  team!: Team;

  @Field(() => Role, { description: 'Duty position.' })
  role!: Role;
}

const AFTERWARDS =
  'What the record holds with the row; null when there is a problem, and while it is open whose record it is.';

@ObjectType({ description: 'A row of a roster and what became of it.', simpleResolvers: true })
export class RosterImportRow extends ImportRow {
  @Field({
    description:
      'The name of the record that it is about; for a new one, and where none can be told, the name that stands in the row, which may be blank when there is a problem.',
  })
  name!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The record that it is about; null for a new one that was not written, and where none can be told.',
  })
  soldierId!: string | null;

  @Field(() => Rank, { nullable: true, description: AFTERWARDS })
  rank!: Rank | null;

  @Field(() => Section, { nullable: true, description: AFTERWARDS })
  section!: Section | null;

  @Field(() => Team, { nullable: true, description: AFTERWARDS })
  team!: Team | null;

  @Field(() => Role, { nullable: true, description: AFTERWARDS })
  role!: Role | null;

  @Field(() => [HistoryChangeType], {
    description:
      'The fields that change, isStaff or awaitsStaffApproval among them where rights follow from a new role; for a new record all, and for an event those that follow it.',
  })
  changes!: HistoryChangeType[];

  @Field(() => StaffRightsChange, { nullable: true, description: 'Null where the rights stay as they are.' })
  staffRights!: StaffRightsChange | null;

  @Field(() => [RowProblem], {
    description:
      'What is odd or missing in the record with the row and was not so before, with the field of the record, in the words of `Soldier.dataIssues`. None of it stops the import.',
  })
  warnings!: RowProblem[];

  @Field(() => String, {
    nullable: true,
    description:
      'For somebody new: a sentence on who has the same first and last name with another middle name. For the outcome ASKED: a sentence on which of the `candidates` have another DoD ID, or on the record that the row would rename. Null otherwise.',
  })
  hint!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'For a row with an event: what it enters, or that this is there already, with what it does, in words. Null where it has none, or a problem.',
  })
  event!: string | null;

  @Field({
    description: 'Whether its event is of a medical requirement. Paper and files leave it out unless asked for.',
  })
  medical!: boolean;

  @Field(() => [RosterPersonType], {
    description:
      'For the outcome ASKED: who is probably the same person: in another spelling of the name, with another DoD ID, or with the same DoD ID and another name, which the record then gets. The row needs `sameAs` or `isNew`. Otherwise none.',
  })
  candidates!: RosterPersonType[];
}

@ObjectType({
  description:
    'What an import did, row by row. It writes every row, or those without a problem where it was told to leave the others, or none.',
  simpleResolvers: true,
})
export class RosterImportResult extends ImportResult {
  @Field(() => [RosterImportRow], { description: 'In the order of the file; none left out.' })
  rows!: RosterImportRow[];
}

@ObjectType({
  description: 'How a roster and the records of the unit differ. Nothing is written.',
  simpleResolvers: true,
})
export class RosterComparison {
  @Field(() => [RosterImportRow], {
    description:
      'In the order of the file, with what importing each would do: ADDED is on the roster and not in the unit, CHANGED differs. A row that is probably about one person is taken to be about them; where it spells their name in another way, `changes` begin with the field `name`, which no import changes.',
  })
  rows!: RosterImportRow[];

  @Field(() => [RosterPersonType], { description: 'Who is in the unit and in no row, by last name and first name.' })
  missing!: RosterPersonType[];
}
