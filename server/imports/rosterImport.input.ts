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
    return 'The complete courses, as in DLC 1, BLC; or NONE. Other courses stay unchanged.';
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
    'The event of a dated requirement in a row, as texts from the file. A field that is left out, null or blank says nothing.',
})
class RosterEventInput implements EventTexts {}
const EVENT: Readonly<Record<EventColumn, string>> = {
  requirement: 'The name of the requirement, or its id. A row needs one.',
  doneOn: `The day, today or before. ${DAY_GIVEN}. A row needs one.`,
  result: 'The result as typed: 38, 450 pass, go, Class 2. Blank, x or yes for a requirement that is simply done.',
  expiresOn: `The day on which it is due again, for a requirement with fixed days. ${DAY_GIVEN}.`,
  forRecord: `Whether it is for record: ${YES_NO} Blank means yes.`,
  note: 'A note of one line. Medical matters have no notes.',
};
for (const column of EVENT_COLUMNS) {
  Field(() => String, { nullable: true, description: EVENT[column] })(RosterEventInput.prototype, column);
}

@InputType({
  description:
    'A row of a roster, as texts from the file. A field that is left out, null or blank says nothing: an existing record keeps its value, and a new one gets the default. List values may be labels for people (BN STAFF, 1, 2LT) or names of this API.',
})
class RosterRowInput extends ImportRowInput {
  @Field(() => [OwnValueInput], {
    nullable: true,
    description: "The texts in the unit fields. A problem names `own.` and the unit field's id.",
  })
  own?: OwnValueInput[] | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the record that it is about: one of the `candidates` of a dry run. Any other id is ignored.',
  })
  sameAs?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True: it is about somebody new, not one of the `candidates` of a dry run. A row with an event is then skipped.',
  })
  isNew?: boolean | null;

  @Field(() => RosterEventInput, {
    nullable: true,
    description:
      'An event for the person with this name. Such a row never makes a new record, and says nothing else. Either all rows need an event, or none.',
  })
  event?: (EventTexts & RosterEventInput) | null;
}
for (const column of ROSTER_COLUMNS) {
  Field(() => String, { nullable: true, description: describe(column) })(RosterRowInput.prototype, column);
}

@InputType({ description: 'A roster from a file.' })
export class ImportSoldiersInput extends ImportInput {
  @Field(() => [RosterRowInput], { description: `The rows of the file, 1 to ${ROSTER_MAX_ROWS}.` })
  rows!: (PlainRow & RosterRowInput)[];

  @Field({
    defaultValue: false,
    description: 'True: refused rows are skipped, and the others are written. False: one refused row stops everything.',
  })
  leaveRefused!: boolean;
}

@InputType({ description: 'A roster to compare with the records.' })
export class CompareRosterInput {
  @Field(() => [RosterRowInput], { description: `The rows of the file, 1 to ${ROSTER_MAX_ROWS}.` })
  rows!: (PlainRow & RosterRowInput)[];
}

/** The texts of a row in the columns that any unit's roster may have. */
type PlainRow = { readonly [Column in RosterColumn]?: string | null };

/** A row with the texts of the unit fields among the others. */
export function toRosterRow({ own, ...texts }: PlainRow & RosterRowInput): RosterRow {
  return { ...texts, ...toOwnFields((own ?? []).map(({ unitField, value }) => ({ unitField, value: value ?? null }))) };
}
