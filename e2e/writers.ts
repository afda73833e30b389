import { ApiClient } from '../scripts/apiClient.ts';
import { PASSWORD, STAFF } from './test.ts';

/** SFC Vance, away from the browser. */
export async function staffAt(url: string): Promise<ApiClient> {
  const staff = new ApiClient(url);
  await staff.signIn(STAFF.email, PASSWORD);
  return staff;
}

/** Writes comments away from the browser. */
export class Writer {
  private constructor(readonly client: ApiClient) {}

  static async signIn(url: string, { email } = STAFF): Promise<Writer> {
    const client = new ApiClient(url);
    await client.signIn(email, PASSWORD);
    return new Writer(client);
  }

  async ownId(): Promise<string> {
    const { viewer } = await this.client.execute<{ viewer: { soldier: { id: string } } }>(
      '{ viewer { soldier { id } } }',
    );
    return viewer.soldier.id;
  }

  async makeStaff(soldierId: string): Promise<void> {
    await this.client.execute('mutation ($id: ID!) { grantAdmin(soldierId: $id) { id } }', { id: soldierId });
  }

  /** Gives the comment's id. */
  async add(soldierId: string, category: string, text: string): Promise<string> {
    const { addComment } = await this.client.execute<{ addComment: { id: string } }>(
      'mutation ($soldierId: ID!, $input: AddCommentInput!) { addComment(soldierId: $soldierId, input: $input) { id } }',
      { soldierId, input: { category, text } },
    );
    return addComment.id;
  }

  /** Gives the comment's id. */
  async recommend(text: string): Promise<string> {
    const { addRecommendedComment } = await this.client.execute<{ addRecommendedComment: { id: string } }>(
      'mutation ($input: AddRecommendedCommentInput!) { addRecommendedComment(input: $input) { id } }',
      { input: { text } },
    );
    return addRecommendedComment.id;
  }

  /** Changes a comment that nobody has changed before. */
  async update(id: string, input: { category?: string; text?: string }): Promise<void> {
    await this.client.execute(
      'mutation ($id: ID!, $input: UpdateCommentInput!) { updateComment(id: $id, version: 1, input: $input) { id } }',
      { id, input },
    );
  }

  async delete(id: string): Promise<void> {
    await this.client.execute('mutation ($id: ID!) { deleteComment(id: $id) }', { id });
  }
}
