import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ImportOutcome } from '../../domain/importOutcome.ts';
import { StaffRightsChange } from '../../domain/roster/rosterPlan.ts';
import { Rank, Role, Section, Team } from '../../domain/values.ts';
import { HistoryChangeType } from '../history/history.type.ts';
import { PLAN, RowProblem } from './importRow.type.ts';

registerEnumType(StaffRightsChange, {
  name: 'StaffRightsChange',
  description: 'What a row does to the staff rights of whoever it is about; they follow from the role.',
  valuesConfig: {
    GIVEN: { description: 'A staff role brings them.' },
    TAKEN: { description: 'A role without staff rights ends them.' },
  },
});

const AFTERWARDS = 'What the record holds with the row; null when there is a problem.';

@ObjectType({ description: 'A row of a roster and what became of it.', simpleResolvers: true })
export class RosterImportRow {
  @Field(() => Int, { description: 'Its number in the file.' })
  row!: number;

  @Field({ description: 'The name that stands there; may be blank when there is a problem.' })
  name!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The record that it is about; null for a new one that was not written, and where none can be told.',
  })
  soldierId!: string | null;

  @Field(() => ImportOutcome, { description: 'What became of it, or would have if the import had been written.' })
  outcome!: ImportOutcome;

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
      'The fields that change, isStaff among them where rights follow from a new role; for a new record all.',
  })
  changes!: HistoryChangeType[];

  @Field(() => StaffRightsChange, { nullable: true, description: 'Null where the rights stay as they are.' })
  staffRights!: StaffRightsChange | null;

  @Field(() => [RowProblem], { description: 'Why it cannot be imported, in the order of the columns; none otherwise.' })
  problems!: RowProblem[];
}

@ObjectType({
  description: 'What an import did, row by row. It writes every row or, when one has a problem, none.',
  simpleResolvers: true,
})
export class RosterImportReport {
  @Field({
    description:
      'Whether the records now hold what the rows say. False for a dry run, when a row has a problem, and when the import would do something else than expected.',
  })
  written!: boolean;

  @Field({ description: PLAN })
  plan!: string;

  @Field(() => Int, { description: 'The rows with the outcome ADDED.' })
  added!: number;

  @Field(() => Int, { description: 'The rows with the outcome CHANGED.' })
  changed!: number;

  @Field(() => Int, { description: 'The rows with the outcome UNCHANGED.' })
  unchanged!: number;

  @Field(() => Int, { description: 'The rows with the outcome REFUSED.' })
  refused!: number;

  @Field(() => [RosterImportRow], { description: 'In the order of the file; none left out.' })
  rows!: RosterImportRow[];
}
