import { type DocumentNode, InMemoryCache } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { SCREENS } from '../../client/app/screens.ts';
import { ViewerDocument } from '../../client/app/session/session.generated.ts';
import { ReadinessOverviewDocument } from '../../client/screens/admin/overview/AdminOverviewScreen.generated.ts';
import { EtsReportDocument } from '../../client/screens/admin/ets/EtsScreen.generated.ts';
import { SchoolsReportDocument } from '../../client/screens/schools/report/SchoolsScreen.generated.ts';
import { CommentsDocument } from '../../client/screens/comments/useComments.generated.ts';
import { UserInfoDocument } from '../../client/screens/record/UserInfoScreen.generated.ts';

/**
 * The queries that client/first.ts sends before the page's script has loaded: who is signed in, and the first query of the screen at an
 * address.
 */
export const FIRST_QUERIES = [
  firstQuery('', ViewerDocument),
  firstQuery(SCREENS.userInfo.path, UserInfoDocument),
  firstQuery(SCREENS.comments.path, CommentsDocument),
  firstQuery(SCREENS.adminOverview.path, ReadinessOverviewDocument),
  firstQuery(SCREENS.adminSchools.path, SchoolsReportDocument),
  firstQuery(SCREENS.adminEts.path, EtsReportDocument),
];

/** The parameters of the address are the query's variables of the same names. */
function firstQuery(path: string, document: DocumentNode) {
  const query = print(new InMemoryCache().transformDocument(document));
  return {
    at: `^${path.replaceAll(/:(\w+)/g, String.raw`(?<$1>[\w-]+)`)}${path && '$'}`,
    operationName: /^query (\w+)/.exec(query)?.[1],
    query,
  };
}
