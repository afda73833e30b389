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
      'What words and headings of rosters mean to the unit, and which records names belong to, as staff explained them; at most 1,000.',
  })
  rosterWords(): Promise<RosterWordType[]> {
    return rosterWords();
  }

  @Auth('STAFF')
  @Mutation(() => [RosterWordType], {
    description:
      'Remembers for the unit what words and headings of a roster mean, and which record a name belongs to. Replaces earlier answers and returns all of them. A name whose record does not exist is skipped. BAD_USER_INPUT on `words` if there are too many, or one cannot be remembered.',
  })
  rememberRosterWords(
    @Arg('words', () => [RosterWordInput], { description: 'The answers, at most 1,000.' }) words: RosterWordInput[],
    @Ctx() context: RequestContext,
  ): Promise<RosterWordType[]> {
    return rememberWords(context, words);
  }

  @Auth('STAFF')
  @Mutation(() => [RosterWordType], {
    description: 'Forgets what words and headings of rosters mean, and returns the rest. Unknown ids are ignored.',
  })
  forgetRosterWords(
    @Arg('ids', () => [ID], { description: 'Ids of `rosterWords`.' }) ids: string[],
  ): Promise<RosterWordType[]> {
    return forgetWords(ids);
  }

  @Auth('STAFF')
  @Query(() => RosterComparison, {
    description:
      'Compares a roster with the records: who is only on the roster, who is only in the unit, and what differs. BAD_USER_INPUT on `rows` for no rows, too many, or one with an event.',
  })
  @UseMiddleware(apartFromOthers)
  compareRoster(@Arg('input') input: CompareRosterInput, @Ctx() context: RequestContext): Promise<RosterComparison> {
    return compareRoster(context, input);
  }

  @Auth('STAFF')
  @Mutation(() => RosterImportResult, {
    description:
      "Imports a roster into the records: every row, or none if a row has a problem (unless `leaveRefused`), if staff have to decide which record a row is about, or if the plan differs from `expectedPlan`. People are recognized by DoD ID if the unit keeps them, and otherwise by name in any letter case. The outcome is ASKED for a name that is probably a record's in another spelling or has another DoD ID, and for a DoD ID whose record has another name. Rows with an event enter events of dated requirements instead; existing events stay. BAD_USER_INPUT on `rows` for no rows, too many, or events in only some of them; FORBIDDEN if the caller has lost staff rights meanwhile; TOOK_TOO_LONG if the import is accepted but could not be written yet; it is written as soon as possible.",
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
