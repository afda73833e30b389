import { createHash } from 'node:crypto';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { ImportOutcome } from '../../domain/importOutcome.ts';

/** What the inputs of imports say of their `dryRun`. */
export const DRY_RUN = 'True: only tells what the import would do.';

/** What their rows say of their `row`, and of a day. */
export const ROW_GIVEN = 'Its number in the file, by which it is named. Left out: its place in the list, from 1.';
export const DAY_GIVEN = 'As 05 JAN 2026, 2026-01-05 or 01/05/2026 (month first)';

/** What their reports say of their `plan`, and the inputs of their `expectedPlan`. */
export const PLAN =
  'Fingerprint of the planned changes. Given as `expectedPlan`, it makes sure that nothing else is written.';
export const EXPECTED_PLAN =
  'The `plan` of a dry run of the same rows. When they would do anything else by now, nothing is written and the answer tells what.';

/** A key that is the same for two plans whose rows do the same. */
export function planKey(deeds: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(deeds)).digest('base64url');
}

registerEnumType(ImportOutcome, {
  name: 'ImportOutcome',
  description: 'What becomes of a row of an import, or would become of it when nothing was written.',
  valuesConfig: {
    ADDED: { description: 'A new question, or a new record, which belongs to no login.' },
    CHANGED: { description: 'Changes of one that is there.' },
    UNCHANGED: { description: 'What is there says all of it already.' },
    REFUSED: { description: 'Something is wrong with it, and so no row is written.' },
  },
});

@ObjectType({ description: 'What is wrong with one field of a row of an import.', simpleResolvers: true })
export class RowProblem {
  @Field({ description: "The field's name in the row's input." })
  field!: string;

  @Field({ description: 'A sentence to show.' })
  message!: string;
}
