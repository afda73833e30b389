import { Field, InputType, Int } from 'type-graphql';

/** What an input says of a day. */
export const DAY_GIVEN = 'As 05 JAN 2026, 2026-01-05 or 01/05/2026 (month first)';

/** What every row of an import has. */
@InputType()
export abstract class ImportRowInput {
  @Field(() => Int, {
    nullable: true,
    description:
      'Its number in the file, by which it is named. Where a row of the list has none, one below 1 or the same as another row, all are named by their places in the list, from 1.',
  })
  row?: number | null;
}

/** What every import has beside its rows. */
@InputType()
export abstract class ImportInput {
  @Field({ defaultValue: false, description: 'True: only tells what the import would do.' })
  dryRun!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The `plan` of a dry run of the same rows. When they would do anything else by now, nothing is written and the answer tells what.',
  })
  expectedPlan?: string | null;
}
