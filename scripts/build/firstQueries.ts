import { type DocumentNode, InMemoryCache } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { UnitPolicyDocument } from '../../client/app/policy/UnitPolicy.generated.ts';
import { SCREENS, type ScreenRow } from '../../client/app/screens.ts';
import { ViewerDocument } from '../../client/app/session/session.generated.ts';
import { CommentsDocument } from '../../client/screens/comments/CommentsScreen.generated.ts';
import { EtsListDocument } from '../../client/screens/ets/EtsScreen.generated.ts';
import { ReadinessOverviewDocument } from '../../client/screens/overview/AdminOverviewScreen.generated.ts';
import { DueOfDocument } from '../../client/screens/record/RecordNow.generated.ts';
import { UserInfoDocument } from '../../client/screens/record/UserInfoScreen.generated.ts';
import { RosterDocument } from '../../client/screens/roster/useRoster.generated.ts';
import { SchoolsListDocument } from '../../client/screens/schools/list/SchoolsScreen.generated.ts';

/**
 * The queries that client/first.ts sends before the page's script has loaded: who is signed in, and the first query of the address's
 * screen. If the screen depends on it, also the unit's policy.
 */
export const FIRST_QUERIES = [
  firstQuery('', ViewerDocument),
  firstQuery(
    anyOf(
      SCREENS.createAccount,
      SCREENS.userInfo,
      SCREENS.userInfoEdit,
      SCREENS.adminOverview,
      SCREENS.adminRoster,
      SCREENS.adminReassign,
      SCREENS.adminImport,
      SCREENS.dueImport,
      SCREENS.adminEts,
      SCREENS.adminData,
    ),
    UnitPolicyDocument,
  ),
  firstQuery(at(SCREENS.userInfo), UserInfoDocument),
  firstQuery(at(SCREENS.userInfo), DueOfDocument),
  firstQuery(at(SCREENS.comments), CommentsDocument),
  firstQuery(at(SCREENS.adminOverview), ReadinessOverviewDocument),
  firstQuery(at(SCREENS.adminRoster), RosterDocument),
  firstQuery(at(SCREENS.adminSchools), SchoolsListDocument),
  firstQuery(at(SCREENS.adminEts), EtsListDocument),
];

/** A pattern for a screen's address. Its parameters become the query's variables of the same names. */
function at({ path }: ScreenRow): string {
  return `${path.replaceAll(/:(\w+)/g, String.raw`(?<$1>[\w-]+)`)}$`;
}

/** A pattern for the addresses of several screens, for a query without variables. */
function anyOf(...screens: readonly ScreenRow[]): string {
  return `(?:${screens.map(({ path }) => path.replaceAll(/:\w+/g, String.raw`[\w-]+`)).join('|')})$`;
}

function firstQuery(address: string, document: DocumentNode) {
  const query = print(new InMemoryCache().transformDocument(document));
  return { at: `^${address}`, operationName: /^query (\w+)/.exec(query)?.[1], query };
}
