import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { StaffRightsChange } from '../../domain/roster/rosterPlan.ts';
import { Rank, Role, Section, Team } from '../../domain/values.ts';
import { HistoryChangeType } from '../shownHistory/history.type.ts';
import { ImportResult, ImportRow, RowProblem } from './importResult.type.ts';

registerEnumType(StaffRightsChange, {
  name: 'StaffRightsChange',
  description: "What a row does to its soldier's staff rights, which follow from the role.",
  valuesConfig: {
    GIVEN: { description: 'A staff role gives them.' },
    AWAITS_APPROVAL: {
      description:
        'A staff role gives them once staff approve, because the record has an owner, and the row found it by a name that its owner can choose.',
    },
    TAKEN: { description: 'A role without staff rights ends them.' },
  },
});

@ObjectType('RosterPerson', {
  description: 'A person with a record, with enough to tell who it is.',
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

const AFTERWARDS = "The record's value after the row; null if there is a problem, or while the record is undecided.";

@ObjectType({ description: 'A row of a roster, and its outcome.', simpleResolvers: true })
export class RosterImportRow extends ImportRow {
  @Field({
    description:
      "The name of the row's record. For a new person, or if the record is undecided, the name in the row, which may be blank if there is a problem.",
  })
  name!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The row's record; null if a new one was not written, or if it is undecided.",
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
      'The fields that change, including isStaff or awaitsStaffApproval if rights follow from a new role. All fields for a new record; for an event, the fields that follow it.',
  })
  changes!: HistoryChangeType[];

  @Field(() => StaffRightsChange, { nullable: true, description: 'Null if the rights stay the same.' })
  staffRights!: StaffRightsChange | null;

  @Field(() => [RowProblem], {
    description:
      "The data issues that the row adds, with the record's field and the text of `Soldier.dataIssues`. They do not stop the import.",
  })
  warnings!: RowProblem[];

  @Field(() => String, {
    nullable: true,
    description:
      'For a new person: a sentence about who has the same first and last name with another middle name. For the outcome ASKED: a sentence about `candidates` with another DoD ID, or about the record that the row would rename. Otherwise null.',
  })
  hint!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'For a row with an event: what it enters, or that the event already exists, with its effect, in words. Null if it has no event, or a problem.',
  })
  event!: string | null;

  @Field({
    description:
      'Whether its event is for a medical requirement. Printouts and files leave it out unless asked to include it.',
  })
  medical!: boolean;

  @Field(() => [RosterPersonType], {
    description:
      'For the outcome ASKED: the records that the row is probably about. They have another spelling of the name, another DoD ID, or the same DoD ID with another name, which the record would then get. The row needs `sameAs` or `isNew`. Otherwise empty.',
  })
  candidates!: RosterPersonType[];
}

@ObjectType({
  description:
    'What an import did, row by row. It writes every row; or, if told to skip refused ones, the rows without a problem; or none.',
  simpleResolvers: true,
})
export class RosterImportResult extends ImportResult {
  @Field(() => [RosterImportRow], { description: 'All rows, in the order of the file.' })
  rows!: RosterImportRow[];
}

@ObjectType({
  description: "How a roster and the unit's records differ. Nothing is written.",
  simpleResolvers: true,
})
export class RosterComparison {
  @Field(() => [RosterImportRow], {
    description:
      'In the order of the file, with what importing each row would do: ADDED is on the roster but not in the unit, CHANGED differs. A row that is probably about one person counts as theirs. If it spells their name differently, `changes` begins with the field `name`, which no import changes.',
  })
  rows!: RosterImportRow[];

  @Field(() => [RosterPersonType], {
    description: 'The people in the unit who are in no row, by last name and first name.',
  })
  missing!: RosterPersonType[];
}
