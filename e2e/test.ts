import { expect, type Page, test as base } from '@playwright/test';
import { ApiClient } from '../scripts/apiClient.ts';
import { RunningServer, temporaryFolder } from '../scripts/runningServer.ts';

export { expect } from '@playwright/test';

/** The messages of what was done, each there for three seconds. */
export const messages = (page: Page) => page.getByRole('list', { name: 'Messages' });
export const PASSWORD = 'seven red radios';

/** Somebody with a login, and with a record unless it says otherwise. */
export interface TestPerson {
  email: string;
  accountId: string;
  soldierId: string;
}

interface WorkerFixtures {
  /** The product on a store of the worker's own, with one staff member in it. */
  product: RunningServer;
  /** The product on a store with the demonstration section. */
  demo: RunningServer;
}

export interface TestFixtures {
  /** Makes a soldier through the API, with the fields that the test is about. */
  makeSoldier: (fields?: Record<string, unknown>) => Promise<TestPerson>;
  /** Signs the page's browser in without walking through the screen; which page to open is the test's matter. */
  signIn: (credentials: { email: string; password?: string }) => Promise<void>;
}

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { login { email } } }';

let people = 0;

/** Every test gets the real server and store, and a browser that opens the product's address. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    async ({}, use) => {
      const folder = await temporaryFolder();
      const server = await RunningServer.start(folder.path);
      // The first to claim a staff role gets it; the tests' own people come after.
      const staff = new ApiClient(server.url);
      await staff.register('staff@unit.example', PASSWORD, server.joinCode);
      await staff.createSoldier({
        lastName: 'Vance',
        rank: 'SFC',
        grade: 'E7',
        section: 'BN_STAFF',
        team: 'HQ',
        role: 'BN_FSNCO',
      });
      await use(server);
      await server.stop();
      await folder.remove();
    },
    { scope: 'worker' },
  ],

  demo: [
    async ({}, use) => {
      const folder = await temporaryFolder();
      const server = await RunningServer.start(folder.path, ['--demo']);
      await use(server);
      await server.stop();
      await folder.remove();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ product }, use) => use(product.url),

  makeSoldier: async ({ product }, use) => {
    await use(async (fields = {}) => {
      people += 1;
      const email = `soldier${people}.${process.pid}@unit.example`;
      const client = new ApiClient(product.url);
      const accountId = await client.register(email, PASSWORD, product.joinCode);
      return { email, accountId, soldierId: await client.createSoldier(fields) };
    });
  },

  // Whatever a test does, the page keeps to the Content-Security-Policy.
  page: async ({ page }, use) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) violations.push(message.text());
    });
    await use(page);
    expect(violations).toEqual([]);
  },

  signIn: async ({ page }, use) => {
    await use(async ({ email, password = PASSWORD }) => {
      // Shares its cookies with the page.
      const response = await page.request.post('/graphql', {
        data: { query: SIGN_IN, variables: { input: { email, password } } },
      });
      expect(await response.json()).toMatchObject({ data: { signIn: { login: { email } } } });
    });
  },
});
