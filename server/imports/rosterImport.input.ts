import { Field, ID, InputType } from 'type-graphql';
import { FIELDS } from '../../domain/record/fields.ts';
import { toOwnFields } from '../../domain/record/ownFields.ts';
import { EVENT_COLUMNS, type EventColumn } from '../../domain/roster/eventColumns.ts';
import type { EventTexts } from '../../domain/roster/eventRow.ts';
import { ROSTER_MAX_ROWS } from '../../domain/roster/rosterPlan.ts';
import { fieldOf, ROSTER_COLUMNS, type RosterColumn, type RosterRow } from '../../domain/roster/rosterRow.ts';
import { OwnValueInput } from '../records/soldiers/soldier.input.ts';
import { DAYS } from '../records/soldiers/soldierField.ts';
import { DAY_GIVEN, ImportInput, ImportRowInput } from './import.input.ts';

const YES_NO = 'yes, y, true, x or 1; no, n, false or 0.';

/** What a column holds, and how it is read. */
function describe(column: RosterColumn): string {
  if (column === 'courses') {
    return 'The courses that are complete, as DLC 1, BLC; or NONE. A course that is not among them stays as it is.';
  }
  const row = FIELDS[fieldOf(column)];
  const { description = '' } = row.roster;
  switch (row.kind) {
    case 'name':
    case 'choice':
      return description;
    case 'number':
      return 'A whole number in the range of the test.';
    case 'yesNo':
      return `${description}: ${YES_NO}`;
    case 'passFail':
      return `${YES_NO} Also pass or go, fail or no-go.`;
    case 'day':
      return `${description} ${DAYS} ${DAY_GIVEN}; NONE for no date.`;
  }
}

@InputType({
  description:
    'What a row says of an event of a dated requirement, as the texts that stand there. A field left out, null or blank says nothing.',
})
class RosterEventInput implements EventTexts {}
const EVENT: Readonly<Record<EventColumn, string>> = {
  requirement: 'The name of the requirement, or its id. A row needs one.',
  doneOn: `The day, today or before. ${DAY_GIVEN}. A row needs one.`,
  result: 'The result as it is typed: 38, 450 pass, go, Class 2; for what is only done blank, x or yes.',
  expiresOn: `The day on which it is due again, of a requirement with fixed days. ${DAY_GIVEN}.`,
  forRecord: `Whether it is for record: ${YES_NO} Blank is yes.`,
  note: 'A remark of one line; none of a medical matter.',
};
for (const column of EVENT_COLUMNS) {
  Field(() => String, { nullable: true, description: EVENT[column] })(RosterEventInput.prototype, column);
}

@InputType({
  description:
    'A row of a roster, as the texts that stand there. A field left out, null or blank says nothing: the record keeps what it has, and a new one takes its default. Lists are read as people see them (BN STAFF, 1, 2LT) or as this API names them.',
})
class RosterRowInput extends ImportRowInput {
  @Field(() => [OwnValueInput], {
    nullable: true,
    description:
      'What stands in the unit fields, as the texts that stand there. A problem names `own.` and the id of the column.',
  })
  own?: OwnValueInput[] | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The record that it is about, by its id: one of the `candidates` of a dry run. Any other id says nothing.',
  })
  sameAs?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True: it is about none of the `candidates` of a dry run, but about somebody new; a row with an event is then left out.',
  })
  isNew?: boolean | null;

  @Field(() => RosterEventInput, {
    nullable: true,
    description:
      'An event that is entered for whoever has the name. Such a row makes nobody, and says nothing else; either all rows have one or none.',
  })
  event?: (EventTexts & RosterEventInput) | null;
}
for (const column of ROSTER_COLUMNS) {
  Field(() => String, { nullable: true, description: describe(column) })(RosterRowInput.prototype, column);
}

@InputType({ description: 'A roster out of a file.' })
export class ImportSoldiersInput extends ImportInput {
  @Field(() => [RosterRowInput], { description: `The rows of the file, 1 to ${ROSTER_MAX_ROWS}.` })
  rows!: (PlainRow & RosterRowInput)[];

  @Field({
    defaultValue: false,
    description:
      'True: rows that are refused are left, and the others written. False: with one that is refused nothing is written.',
  })
  leaveRefused!: boolean;
}

@InputType({ description: 'A roster that is compared with the records.' })
export class CompareRosterInput {
  @Field(() => [RosterRowInput], { description: `The rows of the file, 1 to ${ROSTER_MAX_ROWS}.` })
  rows!: (PlainRow & RosterRowInput)[];
}

/** The texts of a row in the columns that every unit's roster may have. */
type PlainRow = { readonly [Column in RosterColumn]?: string | null };

/** A row with the texts of the unit fields among the others. */
export function toRosterRow({ own, ...texts }: PlainRow & RosterRowInput): RosterRow {
  return { ...texts, ...toOwnFields((own ?? []).map(({ unitField, value }) => ({ unitField, value: value ?? null }))) };
}
