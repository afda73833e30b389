import { expect, test as base } from '@playwright/test';
import { type RunningServer, temporaryFolder, withServer } from '../../scripts/runningServer.ts';
import type { OpenIdProvider } from '../../server/testing/openIdProvider.ts';
import { ApiPerson, PASSWORD } from './apiPerson.ts';
import { keepStore } from './keptStore.ts';
import { foundStaff, OwnUnit, signInThrough } from './ownUnit.ts';
import { startWithProvider, type WithProvider } from './provider.ts';

export { expect } from '@playwright/test';
export { PASSWORD, STAFF } from './apiPerson.ts';

/** A person with a login and, by default, a record. */
export interface TestPerson {
  email: string;
  accountId: string;
  soldierId: string;
}

/**
 * All tests share these fixtures, and start what they use. Playwright would end a process, with its servers and browser, before tests with
 * other worker fixtures.
 */
interface WorkerFixtures {
  /** The product on the worker's own store, which has one staff member. */
  product: RunningServer;
  /** The product on a store with the demonstration section, and a function that restores the store. */
  demonstration: { server: RunningServer; restore: () => Promise<void> };
  /** A unit for one test at a time, and a function that restores its store to the founding. */
  founded: { unit: OwnUnit; restore: () => Promise<void> };
  /** A provider, and the product on a store with the demonstration section, which trusts it. */
  withProvider: WithProvider;
}

interface SharedFixtures {
  /** SFC Vance through the API. */
  staff: ApiPerson;
  /** The product with the demonstration section in its initial state. */
  demo: RunningServer;
  /** A unit with only SFC Vance, where a test may change anything. */
  unit: OwnUnit;
  /** A provider that hasn't been told who signs in. */
  provider: OpenIdProvider;
  /** The product with the demonstration section in its initial state, which trusts the provider. */
  trusting: RunningServer;
}

export interface TestFixtures {
  /** Makes a soldier through the API, with the fields that the test is about. */
  makeSoldier: (fields?: Record<string, unknown>) => Promise<TestPerson>;
  /** Signs in the page's browser through the API. The test then opens the page. */
  signIn: (credentials: { email: string; password?: string }) => Promise<void>;
}

let people = 0;

/** Every test gets the real server and store, and a browser at the product's address. */
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

  founded: [
    async ({}, use) => {
      const folder = await temporaryFolder();
      const unit = await OwnUnit.found(folder.path);
      await use({ unit, restore: await keepStore(folder.path) });
      await unit.server.stop();
      await folder.remove();
    },
    { scope: 'worker' },
  ],

  unit: async ({ founded: { unit, restore } }, use) => {
    await restore();
    await use(unit);
  },

  withProvider: [({}, use) => startWithProvider(use), { scope: 'worker' }],

  provider: async ({ withProvider: { provider } }, use) => {
    provider.honest();
    provider.claims = {};
    await use(provider);
  },

  trusting: async ({ withProvider: { server, restore } }, use) => {
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

  // Every test fails if the page violates the Content-Security-Policy.
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
