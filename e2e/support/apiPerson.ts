import { setTimeout as pause } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { ErrorCode } from '../../domain/errorCodes.ts';
import { ApiClient, Refused } from '../../scripts/apiClient.ts';
import type { RunningServer } from '../../scripts/runningServer.ts';

/** How long to keep asking a busy server, in milliseconds. */
const PATIENCE_MS = 30_000;

export const PASSWORD = 'seven red radios';
/** The staff member in every store that the tests use: SFC Vance. */
export const STAFF = { email: 'staff@unit.example' };

/** A person who uses the API instead of the browser. Prepares what a test needs, and does what other people do meanwhile. */
export class ApiPerson extends ApiClient {
  /** Like the product's page, waits and sends again what a busy server refused. */
  override async execute<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await super.execute<Data>(query, variables);
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== ErrorCode.SERVER_BUSY || Date.now() > until) throw error;
        await pause(1000 * Number(error.response.headers.get('retry-after')));
      }
    }
  }

  /** Signs a person in; SFC Vance by default. */
  static async signIn(
    url: string,
    { email, password = PASSWORD }: { email: string; password?: string } = STAFF,
  ): Promise<ApiPerson> {
    const person = new ApiPerson(url);
    await person.signIn(email, password);
    return person;
  }

  /** Registers a login without a record. */
  static async register({ url, joinCode }: Pick<RunningServer, 'url' | 'joinCode'>, email: string): Promise<ApiPerson> {
    const person = new ApiPerson(url);
    await person.register(email, PASSWORD, joinCode);
    return person;
  }

  /** Imports people from a roster's rows. */
  async importSoldiers(rows: readonly object[]): Promise<void> {
    const { importSoldiers } = await this.execute<{ importSoldiers: { added: number } }>(
      'mutation ($input: ImportSoldiersInput!) { importSoldiers(input: $input) { added } }',
      { input: { rows } },
    );
    if (importSoldiers.added !== rows.length) throw new Error(`Only ${importSoldiers.added} were added.`);
  }

  async ownId(): Promise<string> {
    const { viewer } = await this.execute<{ viewer: { soldier: { id: string } } }>('{ viewer { soldier { id } } }');
    return viewer.soldier.id;
  }

  /** Turns a second factor on. Resolves to its recovery codes. */
  async turnOnSecondFactor(): Promise<string[]> {
    const { enrolSecondFactor } = await this.execute<{ enrolSecondFactor: { secret: string } }>(
      'mutation { enrolSecondFactor { secret } }',
    );
    const code = new TOTP({ secret: Secret.fromBase32(enrolSecondFactor.secret) }).generate();
    const { confirmSecondFactor } = await this.execute<{ confirmSecondFactor: string[] }>(
      'mutation ($code: String!) { confirmSecondFactor(code: $code) }',
      { code },
    );
    return confirmSecondFactor;
  }

  async requestPasswordReset(email: string): Promise<void> {
    await this.execute('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email });
  }

  async deleteLogin(): Promise<void> {
    await this.execute('mutation ($password: String!) { deleteLogin(password: $password) }', { password: PASSWORD });
  }

  async handRecordOver(soldierId: string, email: string): Promise<void> {
    await this.execute(
      'mutation ($soldierId: ID!, $email: String!) { handRecordOver(soldierId: $soldierId, email: $email) { id } }',
      { soldierId, email },
    );
  }

  async grantAdmin(soldierId: string): Promise<void> {
    await this.execute('mutation ($id: ID!) { grantAdmin(soldierId: $id) { id } }', { id: soldierId });
  }

  async revokeAdmin(soldierId: string): Promise<void> {
    await this.execute('mutation ($id: ID!) { revokeAdmin(soldierId: $id) { id } }', { id: soldierId });
  }

  async declineStaffRole(soldierId: string): Promise<void> {
    await this.execute('mutation ($id: ID!) { declineStaffRole(soldierId: $id) { id } }', { id: soldierId });
  }

  async updateSoldier(id: string, version: number, input: Record<string, unknown>): Promise<void> {
    await this.execute(
      'mutation ($id: ID!, $version: Int!, $input: UpdateSoldierInput!) { updateSoldier(id: $id, version: $version, input: $input) { id } }',
      { id, version, input },
    );
  }

  async assignSoldier(
    id: string,
    version: number,
    input: { section: string; team: string; role: string },
  ): Promise<void> {
    await this.execute(
      'mutation ($id: ID!, $version: Int!, $input: AssignSoldierInput!) { assignSoldier(id: $id, version: $version, input: $input) { id } }',
      { id, version, input },
    );
  }

  /** Resolves to all schools of the record. */
  async addSchool(
    soldierId: string,
    input: { schoolName: string; startDate: string; endDate: string },
  ): Promise<readonly { id: string }[]> {
    const { addSchool } = await this.execute<{ addSchool: { schools: { id: string }[] } }>(
      'mutation ($id: ID!, $input: AddSchoolInput!) { addSchool(soldierId: $id, input: $input) { schools { id } } }',
      { id: soldierId, input },
    );
    return addSchool.schools;
  }

  /** Resolves to the comment's id. */
  async addComment(soldierId: string, category: string, text: string): Promise<string> {
    const { addComment } = await this.execute<{ addComment: { id: string } }>(
      'mutation ($soldierId: ID!, $input: AddCommentInput!) { addComment(soldierId: $soldierId, input: $input) { id } }',
      { soldierId, input: { category, text } },
    );
    return addComment.id;
  }

  /** Resolves to the comment's id. */
  async addRecommendedComment(text: string): Promise<string> {
    const { addRecommendedComment } = await this.execute<{ addRecommendedComment: { id: string } }>(
      'mutation ($input: AddRecommendedCommentInput!) { addRecommendedComment(input: $input) { id } }',
      { input: { text } },
    );
    return addRecommendedComment.id;
  }

  async deleteComment(id: string): Promise<void> {
    await this.execute('mutation ($id: ID!) { deleteComment(id: $id) }', { id });
  }

  /** Resolves to the question's id. */
  async createQuestion(input: Record<string, unknown>): Promise<string> {
    const { createQuestion } = await this.execute<{ createQuestion: { id: string } }>(
      'mutation ($input: CreateQuestionInput!) { createQuestion(input: $input) { id } }',
      { input },
    );
    return createQuestion.id;
  }

  /** Imports questions from a file's rows. */
  async importQuestions(rows: readonly object[]): Promise<void> {
    const { importQuestions } = await this.execute<{ importQuestions: { added: number } }>(
      'mutation ($input: ImportQuestionsInput!) { importQuestions(input: $input) { added } }',
      { input: { rows } },
    );
    if (importQuestions.added !== rows.length) throw new Error(`Only ${importQuestions.added} were added.`);
  }

  /** Changes a question that nobody has changed before. */
  async updateQuestion(id: string, input: Record<string, unknown>): Promise<void> {
    await this.execute(
      'mutation ($id: ID!, $input: UpdateQuestionInput!) { updateQuestion(id: $id, version: 1, input: $input) { id } }',
      { id, input },
    );
  }

  async retireQuestion(id: string): Promise<void> {
    await this.execute('mutation ($id: ID!) { retireQuestion(id: $id) { id } }', { id });
  }

  async reportQuestion(id: string, text: string): Promise<void> {
    await this.execute('mutation ($id: ID!, $text: String!) { reportQuestion(id: $id, text: $text) }', { id, text });
  }

  /** The ids of the exam's questions. */
  async examQuestions(): Promise<string[]> {
    const { examQuestions } = await this.execute<{ examQuestions: { id: string }[] }>('{ examQuestions { id } }');
    return examQuestions.map(({ id }) => id);
  }
}
