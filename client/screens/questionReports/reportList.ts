import type { ApolloCache } from '@apollo/client';
import { QuestionReportsDocument } from './QuestionReportsScreen.generated.ts';

/** Takes a report that is dealt with out of the loaded list. */
export function takeOut(cache: ApolloCache, id: string): void {
  cache.updateQuery(
    { query: QuestionReportsDocument },
    (data) =>
      data && {
        questionReports: {
          ...data.questionReports,
          edges: data.questionReports.edges.filter(({ node }) => node.id !== id),
        },
      },
  );
  cache.gc();
}
