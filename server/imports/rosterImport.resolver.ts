import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, UseMiddleware } from 'type-graphql';
import { Auth } from '../api/authDirective.ts';
import type { RequestContext } from '../api/context.ts';
import { apartFromOthers, inTurn } from '../operations/inSlices.ts';
import { CompareRosterInput, ImportSoldiersInput } from './rosterImport.input.ts';
import { compareRoster, importSoldiers } from './rosterImport.service.ts';
import { RosterComparison, RosterImportResult, RosterImportRow } from './rosterImport.type.ts';
import { forgetWords, rememberWords, rosterWords } from './rosterWord.service.ts';
import { RosterWordInput, RosterWordType } from './rosterWord.type.ts';

@Resolver(() => RosterImportResult)
export class RosterImportResolver {
  @Auth('STAFF')
  @Query(() => [RosterWordType], {
    description:
      'What words and headings of rosters mean to the unit, and which records names belong to, as staff said when they read one; at most 1,000.',
  })
  rosterWords(): Promise<RosterWordType[]> {
    return rosterWords();
  }

  @Auth('STAFF')
  @Mutation(() => [RosterWordType], {
    description:
      'Remembers for the unit what words and headings of a roster mean, and which record a name belongs to. Replaces earlier answers and returns all. A name of a record that does not exist is passed over. BAD_USER_INPUT on `words` for too many, and for one that cannot be remembered.',
  })
  rememberRosterWords(
    @Arg('words', () => [RosterWordInput], { description: 'What was said, at most 1,000.' }) words: RosterWordInput[],
    @Ctx() context: RequestContext,
  ): Promise<RosterWordType[]> {
    return rememberWords(context, words);
  }

  @Auth('STAFF')
  @Mutation(() => [RosterWordType], {
    description:
      'Forgets what words and headings of rosters mean, and returns what is left. Unknown ids are passed over.',
  })
  forgetRosterWords(
    @Arg('ids', () => [ID], { description: 'Ids of `rosterWords`.' }) ids: string[],
  ): Promise<RosterWordType[]> {
    return forgetWords(ids);
  }

  @Auth('STAFF')
  @Query(() => RosterComparison, {
    description:
      'Compares a roster with the records: who is on it alone, who is in the unit alone, and what differs. BAD_USER_INPUT on `rows` when there are none or too many, or one has an event.',
  })
  @UseMiddleware(apartFromOthers)
  compareRoster(@Arg('input') input: CompareRosterInput, @Ctx() context: RequestContext): Promise<RosterComparison> {
    return compareRoster(context, input);
  }

  @Auth('STAFF')
  @Mutation(() => RosterImportResult, {
    description:
      'Takes a roster into the records: every row, or none when one has a problem (unless `leaveRefused`), when it is open whose record one is about, or when they would do something else than `expectedPlan`. People are recognized by their DoD IDs, where the unit keeps them, and otherwise by their names, whatever the letter case; a name that is probably of somebody in another spelling, or with another DoD ID, has the outcome ASKED, and so has a DoD ID whose record has another name. Rows with an event enter events of dated requirements instead, of which those that are there already stay. BAD_USER_INPUT on `rows` when there are none or too many, or only some have an event; FORBIDDEN when the caller has lost staff rights meanwhile; TOOK_TOO_LONG when the import is decided and could not be written yet, which happens as soon as it can.',
  })
  @UseMiddleware(apartFromOthers)
  importSoldiers(
    @Arg('input') input: ImportSoldiersInput,
    @Ctx() context: RequestContext,
  ): Promise<RosterImportResult> {
    return importSoldiers(context, input);
  }

  @FieldResolver(() => [RosterImportRow])
  rows(@Root() { rows }: RosterImportResult): Promise<RosterImportRow>[] {
    return rows.map(inTurn);
  }
}

@Resolver(() => RosterComparison)
export class RosterComparisonResolver {
  @FieldResolver(() => [RosterImportRow])
  rows(@Root() { rows }: RosterComparison): Promise<RosterImportRow>[] {
    return rows.map(inTurn);
  }
}
