import { randomUUID } from 'node:crypto';
import type { ApolloServer } from '@apollo/server';
import { parseCookie, parseSetCookie, stringifyCookie } from 'cookie';
import type { GraphQLFormattedError } from 'graphql';
import mongoose, { mongo } from 'mongoose';
import type { Random } from '../../domain/exam/shuffle.ts';
import { createApolloServer } from '../http/apollo.ts';
import { CompiledQueries } from '../http/compiledQueries.ts';
import { createDependencies, type Dependencies } from '../identity/dependencies.ts';
import { noteRefusedAddress } from '../identity/email/refusedAddress.ts';
import { createContext, type IdentityContext } from '../identity/identityContext.ts';
import { linkMails } from '../identity/mailedLink/linkMails.ts';
import { argon2 } from '../identity/password/passwords.ts';
import { SecretCookie } from '../identity/secrets/secretCookie.ts';
import { finishImports } from '../imports/stagedImport.ts';
import { MailWorker } from '../mail/mailWorker.ts';
import { forgetWithLogin, MODELS } from '../models.ts';
import { type Config, readConfig } from '../operations/settings/config.ts';
import { readUnitClock } from '../operations/unitClock.ts';
import { finishBeforeRights } from '../records/rights/rightsLock.ts';
import { reminderMails } from '../reminders/reminderMails.ts';
import { sharedSchema } from '../schema.ts';
import { connectStore, disconnectStore } from '../store/connection.ts';
import { unitName } from '../unit/unit.service.ts';
import { quickHash } from './quickHash.ts';
import { Postbox, sendDue } from './testMail.ts';

/** A place where somebody may be signed in: it keeps its cookies between requests, as a browser does. */
export class Browser {
  cookie: string | undefined;
  userAgent = '';
  /** The program key that it sends instead of a cookie. */
  key: string | undefined;
  /** The network address of its requests. */
  address = '192.0.2.1';
}

interface Answer<Data> {
  data: Data | null;
  errors: readonly GraphQLFormattedError[];
  /** The first error's code, or null when there was none. */
  code: unknown;
}

/** Each collection's documents, as text of the bytes that the store sends. */
type Stored = ReadonlyMap<string, ReadonlySet<string>>;

/** Longer than any test takes, in milliseconds. */
const AHEAD_OF_STORE_MS = 60_000;
/**
 * How long opening the store and building the schema may take, in milliseconds. On a busy machine, it takes more than the 5 s that hooks
 * have by default.
 */
const OPENING_MS = 30_000;

/** More documents than a collection has in a test. */
const ALL_AT_ONCE = 10_000;

/** Database commands that change nothing. */
const READING: readonly string[] = ['find', 'getMore', 'aggregate', 'count', 'distinct'];

const cookie = new SecretCookie('session', false);
const linkCookie = new SecretCookie('sign-in-link', false);
const knownBrowserCookie = new SecretCookie('known-browser', false);

/** The real schema over the test file's own database, which counts the store's commands. */
export class TestApi {
  now = new Date('2026-03-14T15:00:00Z');
  /** Null outside production. */
  random: Random | null = null;
  /** Names of the database commands since the test began or emptied the list. */
  readonly commands: string[] = [];
  readonly postbox = new Postbox();
  /** Settings that a test may change; reset before each test. */
  settings = readConfig({});
  /** The collections that may have got documents since they were last emptied; all others are empty. */
  private readonly touched = new Set<string>();
  /** The collections that a test of a group may have changed. */
  private readonly written = new Set<string>();
  private readonly database = `test-${randomUUID().slice(0, 8)}`;
  /** Whether stored data stays for the next test. */
  private keepsStore = false;
  private dependencies = this.createDependencies();
  private apollo: ApolloServer<IdentityContext> | undefined;

  /**
   * Registers the hooks that open and close it around a file's tests.
   * @param productionHashes whether passwords are hashed as in production, for tests about the time that this takes.
   */
  static forThisFile({ productionHashes = false } = {}): TestApi {
    const api = new TestApi();
    const { hash } = argon2;
    if (!productionHashes) {
      beforeAll(() => {
        argon2.hash = quickHash;
      });
      afterAll(() => {
        argon2.hash = hash;
      });
    }
    beforeAll(() => api.open(), OPENING_MS);
    beforeEach(() => api.reset());
    afterAll(() => api.close());
    return api;
  }

  /**
   * Makes once what all tests of a group read. A test that writes fails, and the next one has it made again.
   * @returns a function that gives it to a test.
   */
  readOnly<Made>(make: () => Promise<Made>): () => Made {
    let made: { readonly what: Made } | undefined;
    beforeEach(async () => {
      made ??= { what: await make() };
      this.keepsStore = true;
      this.commands.length = 0;
    });
    afterEach(() => {
      const writes = this.commands.filter((name) => !READING.includes(name));
      if (writes.length > 0) made = undefined;
      this.keepsStore = made !== undefined;
      expect(writes).toEqual([]);
    });
    afterAll(() => {
      this.keepsStore = false;
    });
    return () => {
      if (!made) throw new Error('It is there in tests only.');
      return made.what;
    };
  }

  /**
   * Makes once what all tests of a group begin with. Before each test, undoes what the previous one wrote.
   * @returns a function that gives it to a test.
   */
  restored<Made>(make: () => Promise<Made>): () => Made {
    let made: { readonly what: Made; readonly stored: Stored } | undefined;
    beforeEach(async () => {
      if (made) await this.takeBack(made.stored);
      else {
        const what = await make();
        made = { what, stored: await storedIn([...this.touched]) };
      }
      this.keepsStore = true;
      this.written.clear();
      this.commands.length = 0;
    });
    afterAll(() => {
      this.keepsStore = false;
    });
    return () => {
      if (!made) throw new Error('It is there in tests only.');
      return made.what;
    };
  }

  private async takeBack(stored: Stored): Promise<void> {
    const now = await storedIn([...this.written]);
    const changes = [...now].map(async ([name, documents]) => {
      const before = stored.get(name) ?? new Set();
      const added = [...documents].filter((bytes) => !before.has(bytes)).map(documentOf);
      const missing = [...before].filter((bytes) => !documents.has(bytes)).map(documentOf);
      if (added.length + missing.length === 0) return;
      await mongoose.connection
        .collection<{ _id: string }>(name)
        .bulkWrite([
          ...added.map(({ _id }) => ({ deleteOne: { filter: { _id } } })),
          ...missing.map((document) => ({ insertOne: { document } })),
        ]);
    });
    await Promise.all(changes);
  }

  /** Executes an operation as the person signed in at the browser; signed out without a browser. */
  async execute<Data = Record<string, unknown>>(
    browser: Browser | null,
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<Answer<Data>> {
    if (!this.apollo) throw new Error('The test API is not open.');
    const { address, userAgent, cookie: cookieHeader, key } = browser ?? new Browser();
    const contextValue = await createContext(
      {
        cookie,
        linkCookie,
        knownBrowserCookie,
        clock: () => this.now,
        random: this.random,
        dependencies: this.dependencies,
      },
      {
        record: null,
        cookieHeader,
        authorization: key && `Bearer ${key}`,
        client: { address, userAgent },
        addHeader: (name, value) => browser && name === 'set-cookie' && keepCookie(browser, value),
      },
    );
    const { body } = await this.apollo.executeOperation<Data>({ query, variables }, { contextValue });
    if (body.kind !== 'single') throw new Error('The answer came in parts.');
    const { data = null, errors = [] } = body.singleResult;
    return { data, errors, code: errors[0]?.extensions?.['code'] ?? null };
  }

  /** A browser with this session's identifier. */
  browserWith(token: string): Browser {
    const browser = new Browser();
    browser.cookie = stringifyCookie({ session: token });
    return browser;
  }

  /**
   * Sets the clock a little ahead of the store's own, by which the store deletes what has expired. So nothing is deleted before the test
   * lets that time pass.
   */
  startAheadOfStore(): void {
    this.now = new Date(Date.now() + AHEAD_OF_STORE_MS);
  }

  /** Lets time pass, in milliseconds. */
  pass(milliseconds: number): void {
    this.now = new Date(this.now.getTime() + milliseconds);
  }

  /** Changes settings for the rest of a test. */
  configure(change: Partial<Config>): void {
    this.settings = { ...readConfig({}), ...change };
    this.dependencies = this.createDependencies();
  }

  /** Sends the mails that are due. */
  settled(): Promise<void> {
    const { links } = this.dependencies;
    const makers = { ...linkMails(links), ...reminderMails(links) };
    const options = { mailer: this.postbox, makers, noteRefusal: noteRefusedAddress, unitName, clock: () => this.now };
    return sendDue(new MailWorker(options));
  }

  private createDependencies(): Dependencies {
    return createDependencies(this.settings, {
      origin: () => new URL('http://tracker.test'),
      forgetWithLogin,
    });
  }

  /** Closes the store and opens it again, as a restart of the product does. */
  async reopenStore(): Promise<void> {
    await disconnectStore();
    await this.openStore();
  }

  private async openStore(): Promise<void> {
    const uri = process.env['TEST_MONGODB_URI'];
    if (!uri) throw new Error('TEST_MONGODB_URI is not set: run the tests with npm test.');
    await connectStore(uri, MODELS, { dbName: this.database, monitorCommands: true });
    mongoose.connection.getClient().on('commandStarted', (event) => this.note(event));
  }

  private async open(): Promise<void> {
    finishBeforeRights(finishImports);
    await this.openStore();
    this.apollo = createApolloServer({ schema: sharedSchema(), production: false, queries: new CompiledQueries() });
    await this.apollo.start();
  }

  private note({ commandName, command }: mongo.CommandStartedEvent): void {
    this.commands.push(commandName);
    const collection: unknown = command[commandName];
    if (typeof collection !== 'string' || READING.includes(commandName)) return;
    this.written.add(collection);
    // Deleting adds nothing; otherwise emptying a collection would be a reason to empty it again.
    if (commandName !== 'delete') this.touched.add(collection);
  }

  /** Runs before each test. */
  private async reset(): Promise<void> {
    this.configure({});
    readUnitClock()({});
    this.postbox.mails.length = 0;
    if (!this.keepsStore) await this.empty();
    this.commands.length = 0;
  }

  /** A test uses a few of a dozen collections: emptying all of them would take longer than many a test. */
  private async empty(): Promise<void> {
    const names = [...this.touched];
    this.touched.clear();
    const collections = Object.values(mongoose.connection.collections).filter(({ name }) => names.includes(name));
    await Promise.all(collections.map((collection) => collection.deleteMany({})));
  }

  private async close(): Promise<void> {
    await this.apollo?.stop();
    await mongoose.connection.dropDatabase();
    await disconnectStore();
  }
}

async function storedIn(names: readonly string[]): Promise<Stored> {
  const entries = names.map(async (name) => {
    const documents: unknown[] = await mongoose.connection
      .collection(name)
      .find({}, { raw: true, batchSize: ALL_AT_ONCE })
      .toArray();
    return [name, new Set(documents.map(textOf))] as const;
  });
  return new Map(await Promise.all(entries));
}

function textOf(document: unknown): string {
  if (!(document instanceof Uint8Array)) throw new TypeError('The driver did not hand over bytes.');
  return Buffer.from(document).toString('latin1');
}

function documentOf(text: string) {
  const { _id, ...fields } = mongo.BSON.deserialize(Buffer.from(text, 'latin1'), { promoteValues: false });
  return { _id, ...fields };
}

function keepCookie(browser: Browser, header: string): void {
  const { name, value = '' } = parseSetCookie(header);
  const { [name]: _former, ...others } = parseCookie(browser.cookie ?? '');
  const kept = value === '' ? others : { ...others, [name]: value };
  browser.cookie = stringifyCookie(kept) || undefined;
}
