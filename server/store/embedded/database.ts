import { Collection, readKey } from './collection.ts';
import { CommandChanges } from './commandChanges.ts';
import { damaged, type Disk, Journal } from './disk.ts';
import { fail, messageOf } from './errors.ts';
import { checkFilter } from './query.ts';
import { decode, type Doc } from './values.ts';

/** All databases of a folder: in memory for reading, and on the disk before a change is acknowledged. */
export class Databases {
  /** How many documents queries have examined; look-ups through an index keep it small. */
  examined = 0;
  private readonly collections = new Map<string, Collection>();
  private readonly journal: Journal;

  private constructor(disk: Disk) {
    this.journal = new Journal(disk);
  }

  /** Reads everything from the disk. */
  static async load(disk: Disk): Promise<Databases> {
    const databases = new Databases(disk);
    try {
      for await (const [key, value] of disk.entries()) databases.load(key, decode(value));
    } catch (error) {
      await disk.close();
      throw damaged(messageOf(error), error);
    }
    return databases;
  }

  collection(namespace: string): Collection | undefined {
    return this.collections.get(namespace);
  }

  /** The collection, created if it does not exist. */
  collectionFor(namespace: string, changes: CommandChanges): Collection {
    return this.collection(namespace) ?? this.create(namespace, changes);
  }

  create(namespace: string, changes: CommandChanges): Collection {
    if (namespace.includes('\u0000') || /^[^.]*\.(?:$|system\.|.*\$)/.test(namespace))
      fail('InvalidNamespace', `Invalid namespace specified '${namespace}'`);
    const collection = this.add(namespace);
    changes.record(
      [collection.describe()],
      () => this.collections.delete(namespace),
      () => collection.forgetAll(),
    );
    return collection;
  }

  drop(collection: Collection, changes: CommandChanges): void {
    this.collections.delete(collection.namespace);
    changes.record(
      collection.forgetAll(),
      () => this.collections.set(collection.namespace, collection),
      () => collection.all(),
    );
  }

  /** A database's collections by name, or all collections. */
  list(database?: string): readonly Collection[] {
    return [...this.collections.values()].filter(
      ({ namespace }) => database === undefined || namespace.startsWith(`${database}.`),
    );
  }

  /** Resolves when the changes are on the disk, together with every earlier change that they may depend on. */
  commit({ transaction }: CommandChanges): Promise<void> {
    return this.journal.commit(transaction);
  }

  /** Removes expired documents, according to TTL indexes. */
  async removeExpired(now: Date): Promise<void> {
    for (const collection of this.collections.values()) {
      const changes = new CommandChanges();
      for (const { firstPath, expireAfterSeconds = 0 } of collection.ttlIndexes) {
        const limit = new Date(now.getTime() - expireAfterSeconds * 1000);
        for (const doc of collection.find(checkFilter({ [firstPath.join('.')]: { $lt: limit } })))
          collection.remove(doc, changes);
      }
      await this.commit(changes);
    }
  }

  close(): Promise<void> {
    return this.journal.close();
  }

  private load(key: string, content: Doc): void {
    const { kind, namespace } = readKey(key);
    const collection = this.collection(namespace) ?? this.add(namespace);
    collection.load(kind === 'meta' ? { indexes: content['indexes'] ?? [] } : { doc: content });
  }

  private add(namespace: string): Collection {
    const collection = new Collection(namespace, (count) => (this.examined += count));
    this.collections.set(namespace, collection);
    return collection;
  }
}
