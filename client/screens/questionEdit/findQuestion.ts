import type { ApolloClient } from '@apollo/client';
import { type BankQuestionFragment, QuestionBankDocument } from '../questionBank/QuestionBankScreen.generated.ts';

/** The question with that id as it is now; null when there is none. The bank finds an id by its letters, also within others. */
export async function findQuestion(client: ApolloClient, id: string): Promise<BankQuestionFragment | null> {
  let after: string | null = null;
  do {
    const page: Page = await readPage(client, id, after);
    const found = page.edges.find(({ node }) => node.id === id);
    if (found) return found.node;
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return null;
}

type Page = Awaited<ReturnType<typeof readPage>>;

async function readPage(client: ApolloClient, search: string, after: string | null) {
  const { data } = await client.query({
    query: QuestionBankDocument,
    variables: { filter: { search }, first: 100, after },
    fetchPolicy: 'no-cache',
  });
  if (!data) throw new Error('The question came without data and without an error.');
  return data.questionBank;
}
