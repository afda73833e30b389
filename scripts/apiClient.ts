import { parseCookie, parseSetCookie, stringifyCookie } from 'cookie';

interface Answer<Data> {
  data: Data;
  errors?: { message: string; extensions: { code: string } }[];
}

/** A refused operation. The message begins with the code. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly response: Pick<Response, 'status' | 'headers'>,
  ) {
    super(`${code}: ${message}`);
  }
}

/** A client for the running product's API. Scripts and browser tests sign in with it and set up what they need. */
export class ApiClient {
  /** The Cookie header of its requests; empty while nobody is signed in. */
  cookie = '';

  constructor(public url: string) {}

  /**
   * Runs an operation.
   * @throws Refused with the first error's code and message; TypeError when there is no connection.
   */
  async execute<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const response = await fetch(new URL('/graphql', this.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie },
      body: JSON.stringify({ query, variables }),
    });
    for (const header of response.headers.getSetCookie()) {
      const { name, value } = parseSetCookie(header);
      this.cookie = stringifyCookie({ ...parseCookie(this.cookie), [name]: value });
    }
    const { data, errors }: Answer<Data> = JSON.parse(await response.text());
    if (errors?.[0]) throw new Refused(errors[0].extensions.code, errors[0].message, response);
    return data;
  }

  /**
   * Creates a login and signs it in.
   * @returns the login's id
   */
  async register(email: string, password: string, joinCode: string): Promise<string> {
    const { register } = await this.execute<{ register: { login: { id: string } } }>(
      'mutation ($input: RegisterInput!) { register(input: $input) { login { id } } }',
      { input: { email, password, confirmPassword: password, joinCode } },
    );
    return register.login.id;
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.execute('mutation ($input: SignInInput!) { signIn(input: $input) { isStaff } }', {
      input: { email, password },
    });
  }

  /**
   * Creates the login's own record.
   * @returns the record's id
   */
  async createSoldier(input: Record<string, unknown>): Promise<string> {
    const { createSoldier } = await this.execute<{ createSoldier: { id: string } }>(
      'mutation ($input: CreateSoldierInput!) { createSoldier(input: $input) { id } }',
      { input: { firstName: 'Alex', middleName: 'Lee', lastName: 'Morgan', rank: 'SPC', grade: 'E4', ...input } },
    );
    return createSoldier.id;
  }

  async versionOf(soldierId: string): Promise<number> {
    const { soldier } = await this.execute<{ soldier: { version: number } }>(
      'query ($id: ID!) { soldier(id: $id) { version } }',
      { id: soldierId },
    );
    return soldier.version;
  }
}
