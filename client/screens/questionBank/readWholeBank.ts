import type { ApolloClient } from '@apollo/client';
import type { FileQuestion } from '../questionImport/questionRow.ts';
import { QuestionBankDocument } from './QuestionBankScreen.generated.ts';

/** Every question of the bank as a file holds it. */
export async function readWholeBank(client: ApolloClient): Promise<FileQuestion[]> {
  const questions: FileQuestion[] = [];
  let after: string | null = null;
  do {
    const { edges, pageInfo } = await readPage(client, after);
    questions.push(...edges.map(({ node }) => fileQuestion(node)));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return questions;
}

async function readPage(client: ApolloClient, after: string | null) {
  const { data } = await client.query({
    query: QuestionBankDocument,
    variables: { first: 100, after },
    fetchPolicy: 'no-cache',
  });
  if (!data) throw new Error('The questions came without data and without an error.');
  return data.questionBank;
}

/** Only what the import takes. */
function fileQuestion(question: FileQuestion): FileQuestion {
  const { id, question: text, options, answerText, topic, explanation, citation, reviewDate } = question;
  return { id, question: text, options, answerText, topic, explanation, citation, reviewDate };
}
