import { Field, InputType, Int } from 'type-graphql';

/** How an input describes a day. */
export const DAY_GIVEN = 'As 05 JAN 2026, 2026-01-05 or 01/05/2026 (month first)';

/** The fields of every import's rows. */
@InputType()
export abstract class ImportRowInput {
  @Field(() => Int, {
    nullable: true,
    description:
      "Its number in the file, which names it in the result. If any row has no number, a number below 1 or another row's number, all rows are named by their places in the list, from 1.",
  })
  row?: number | null;
}

/** The fields of every import besides its rows. */
@InputType()
export abstract class ImportInput {
  @Field({ defaultValue: false, description: 'True: only returns what the import would do.' })
  dryRun!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The `plan` of a dry run of the same rows. If they would do anything else by now, nothing is written and the answer says what they would do.',
  })
  expectedPlan?: string | null;
}
