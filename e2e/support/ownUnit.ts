import { expect, type Page } from '@playwright/test';
import { RunningServer } from '../../scripts/runningServer.ts';
import { ApiPerson, PASSWORD, STAFF } from './apiPerson.ts';

/** Adds SFC Vance, BN FSNCO, to an empty store. The first to claim a staff role gets it. */
export async function foundStaff(server: RunningServer): Promise<{ staff: ApiPerson; staffId: string }> {
  const staff = await ApiPerson.register(server, STAFF.email);
  const place = { section: 'BN_STAFF', team: 'HQ', role: 'BN_FSNCO' };
  return { staff, staffId: await staff.createSoldier({ lastName: 'Vance', rank: 'SFC', grade: 'E7', ...place }) };
}

/** Signs in the page's browser through its request context, which shares the cookies. Uses the page's own address by default. */
export async function signInThrough(page: Page, email: string, password: string, url = ''): Promise<void> {
  const response = await page.request.post(`${url}/graphql`, {
    data: {
      query: 'mutation ($input: SignInInput!) { signIn(input: $input) { login { email } } }',
      variables: { input: { email, password } },
    },
  });
  expect(await response.json()).toMatchObject({ data: { signIn: { login: { email } } } });
}

/** The product on a store for one test at a time: SFC Vance, BN FSNCO, and the people that the test adds. */
export class OwnUnit {
  private constructor(
    public server: RunningServer,
    readonly joinCode: string,
    /** SFC Vance through the API. */
    readonly staff: ApiPerson,
    readonly staffId: string,
  ) {}

  static async found(folder: string): Promise<OwnUnit> {
    const server = await RunningServer.start(folder);
    const { staff, staffId } = await foundStaff(server);
    return new OwnUnit(server, server.joinCode, staff, staffId);
  }

  /** Stops the product, and starts it again at the same address. `between` can change its folder. */
  async restart(between = async (_folder: string): Promise<void> => undefined): Promise<void> {
    const { url, dataDir } = this.server;
    await this.server.stop();
    await between(dataDir);
    this.server = await RunningServer.start(dataDir, [], { PORT: new URL(url).port });
  }

  /** Adds a person with a login named after them. Resolves to the record's id. */
  async add(lastName: string, fields: Record<string, unknown> = {}): Promise<string> {
    const person = await ApiPerson.register({ url: this.server.url, joinCode: this.joinCode }, emailOf(lastName));
    return person.createSoldier({ lastName, ...fields });
  }

  /** Opens an address of the product as a person; as SFC Vance by default. */
  async open(page: Page, address: string, lastName?: string): Promise<void> {
    await signInThrough(page, lastName === undefined ? STAFF.email : emailOf(lastName), PASSWORD, this.server.url);
    await page.goto(`${this.server.url}${address}`);
  }
}

function emailOf(lastName: string): string {
  return `${lastName.toLowerCase()}@unit.example`;
}
