import { expect, type Page, test as base } from '@playwright/test';
import { type RunningServer, withServer } from '../../scripts/runningServer.ts';
import { ApiPerson, PASSWORD, STAFF } from './apiPerson.ts';
import { keepStore } from './keptStore.ts';

export { expect } from '@playwright/test';
export { PASSWORD, STAFF } from './apiPerson.ts';

/** A person with a login, and with a record unless it says otherwise. */
export interface TestPerson {
  email: string;
  accountId: string;
  soldierId: string;
}

interface WorkerFixtures {
  /** The product on a store of the worker's own, with one staff member in it. */
  product: RunningServer;
  /** The product on a store with the demonstration section, and what puts the store back as it was. */
  demonstration: { server: RunningServer; restore: () => Promise<void> };
}

interface SharedFixtures {
  /** SFC Vance through the API. */
  staff: ApiPerson;
  /** The product with the demonstration section as it begins. */
  demo: RunningServer;
}

export interface TestFixtures {
  /** Makes a soldier through the API, with the fields that the test is about. */
  makeSoldier: (fields?: Record<string, unknown>) => Promise<TestPerson>;
  /** Signs in the page's browser through the API; the test opens the page. */
  signIn: (credentials: { email: string; password?: string }) => Promise<void>;
}

let people = 0;

/** Puts SFC Vance, BN FSNCO, into an empty store: the first to claim a staff role gets it. */
export async function foundStaff(server: RunningServer): Promise<{ staff: ApiPerson; staffId: string }> {
  const staff = await ApiPerson.register(server, STAFF.email);
  const place = { section: 'BN_STAFF', team: 'HQ', role: 'BN_FSNCO' };
  return { staff, staffId: await staff.createSoldier({ lastName: 'Vance', rank: 'SFC', grade: 'E7', ...place }) };
}

/** Signs in the page's browser, which shares its cookies with the request; at the page's own address unless another is given. */
export async function signInThrough(page: Page, email: string, password: string, url = ''): Promise<void> {
  const response = await page.request.post(`${url}/graphql`, {
    data: {
      query: 'mutation ($input: SignInInput!) { signIn(input: $input) { login { email } } }',
      variables: { input: { email, password } },
    },
  });
  expect(await response.json()).toMatchObject({ data: { signIn: { login: { email } } } });
}

/** Every test gets the real server and store, and a browser that opens the product's address. */
export const test = base.extend<TestFixtures & SharedFixtures, WorkerFixtures>({
  product: [
    ({}, use) =>
      withServer(async (server) => {
        await foundStaff(server);
        await use(server);
      }),
    { scope: 'worker' },
  ],

  demonstration: [
    ({}, use) => withServer(async (server) => use({ server, restore: await keepStore(server.dataDir) }), ['--demo']),
    { scope: 'worker' },
  ],

  demo: async ({ demonstration: { server, restore } }, use) => {
    await restore();
    await use(server);
  },

  baseURL: async ({ product }, use) => use(product.url),

  staff: async ({ product }, use) => use(await ApiPerson.signIn(product.url)),

  makeSoldier: async ({ product }, use) => {
    await use(async (fields = {}) => {
      people += 1;
      const email = `soldier${people}.${process.pid}@unit.example`;
      const person = new ApiPerson(product.url);
      const accountId = await person.register(email, PASSWORD, product.joinCode);
      return { email, accountId, soldierId: await person.createSoldier(fields) };
    });
  },

  // Every test fails where the page violates the Content-Security-Policy.
  page: async ({ page }, use) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) violations.push(message.text());
    });
    await use(page);
    expect(violations).toEqual([]);
  },

  signIn: async ({ page }, use) => {
    await use(async ({ email, password = PASSWORD }) => signInThrough(page, email, password));
  },
});
