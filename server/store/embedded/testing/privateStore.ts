import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { type EmbeddedStore, openPrivateStore } from '../index.ts';
import type { TestCollection, TestDocument } from './testCollection.ts';

/** A test file's own store, which it can close and open again, and a client. */
export class PrivateStore {
  private opened: { readonly store: EmbeddedStore; readonly client: mongo.MongoClient } | undefined;

  private constructor(readonly folder: string) {}

  static async create(): Promise<PrivateStore> {
    const store = new PrivateStore(await mkdtemp(join(tmpdir(), 'store-test-')));
    await store.open();
    return store;
  }

  get store(): EmbeddedStore {
    if (!this.opened) throw new Error('the store is closed');
    return this.opened.store;
  }

  get client(): mongo.MongoClient {
    if (!this.opened) throw new Error('the store is closed');
    return this.opened.client;
  }

  collection(name = 'things'): TestCollection {
    return this.client.db('test').collection<TestDocument>(name);
  }

  async open(): Promise<void> {
    const store = await openPrivateStore(this.folder);
    this.opened = { store, client: new mongo.MongoClient(store.uri, { serverSelectionTimeoutMS: 2000 }) };
  }

  /** Resolves with the first write after which something is true, before the writer hears of it. */
  async wrote(isSo: () => boolean): Promise<void> {
    const { databases } = this.store;
    const commit = databases.commit.bind(databases);
    await new Promise<void>((resolve) => {
      databases.commit = (changes) => {
        if (isSo()) {
          databases.commit = commit;
          resolve();
        }
        return commit(changes);
      };
    });
  }

  async close(): Promise<void> {
    await this.opened?.client.close();
    await this.opened?.store.close();
    this.opened = undefined;
  }

  async reopen(): Promise<void> {
    await this.close();
    await this.open();
  }

  async remove(): Promise<void> {
    await this.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
