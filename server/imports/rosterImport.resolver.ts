import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../api/context.ts';
import { Auth } from '../api/authDirective.ts';
import { ImportSoldiersInput } from './rosterImport.input.ts';
import { importSoldiers } from './rosterImport.service.ts';
import { RosterImportReport } from './rosterImport.type.ts';

@Resolver()
export class RosterImportResolver {
  @Auth('STAFF')
  @Mutation(() => RosterImportReport, {
    description:
      'Takes a roster into the records: every row, or none when one has a problem or they would do something else than `expectedPlan`. People are recognized by their names, whatever the letter case. BAD_USER_INPUT on `rows` when there are none or too many; FORBIDDEN when the caller has lost staff rights meanwhile; TOOK_TOO_LONG when the import is decided and could not be written yet, which happens as soon as it can.',
  })
  importSoldiers(
    @Arg('input') input: ImportSoldiersInput,
    @Ctx() context: RequestContext,
  ): Promise<RosterImportReport> {
    return importSoldiers(context, input);
  }
}
