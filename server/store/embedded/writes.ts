import { ObjectId } from 'bson';
import { pauses } from '../../operations/inSlices.ts';
import type { Collection } from './collection.ts';
import { changing, docIn, docsIn, namespaceOf, numberIn, type Store } from './commandArguments.ts';
import { CommandChanges } from './commandChanges.ts';
import { asStoreError, fail, unsupported } from './errors.ts';
import { projection } from './projection.ts';
import { checkFilter } from './query.ts';
import { compileUpdate, type Update, upsertBase } from './update.ts';
import { type Doc, isDoc, type Maybe, truthy, type Value } from './values.ts';

/** What one statement of a write command did. */
interface Outcome {
  readonly n: number;
  readonly nModified?: number;
  readonly upserted?: Value;
}

/**
 * Runs a command's statements one after the other, each entirely or not at all, and waits for the disk once. Other commands may have their
 * turn between two of them. Statements after a write that the disk refused do not run.
 */
async function writeAll(
  statements: readonly Doc[],
  given: Doc,
  { databases }: Store,
  run: (statement: Doc, changes: CommandChanges) => Outcome,
): Promise<object> {
  const isOrdered = given['ordered'] === undefined || truthy(given['ordered']);
  const commits: Promise<void>[] = [];
  const disk = { refuses: false };
  const commit = (changes: CommandChanges): void => {
    const commitment = databases.commit(changes);
    commits.push(commitment);
    commitment.catch(() => {
      disk.refuses = true;
    });
  };
  const outcomes: Outcome[] = [];
  const upserted: object[] = [];
  const writeErrors: object[] = [];
  const pause = pauses();
  for (const [index, statement] of statements.entries()) {
    if (index > 0) await pause();
    if (disk.refuses) break;
    const changes = new CommandChanges();
    try {
      const outcome = changes.wholly(() => run(statement, changes));
      outcomes.push(outcome);
      if (outcome.upserted !== undefined) upserted.push({ index, _id: outcome.upserted });
      commit(changes);
    } catch (error) {
      const failure = asStoreError(error);
      writeErrors.push({ index, code: failure.code, errmsg: failure.message, ...failure.details });
      // The document that it collided with may not be on the disk yet, so this waits for that, too.
      commit(new CommandChanges());
      if (isOrdered) break;
    }
  }
  await Promise.all(commits);
  const total = (count: (outcome: Outcome) => number): number =>
    outcomes.reduce((sum, outcome) => sum + count(outcome), 0);
  return {
    n: total(({ n }) => n),
    ...('updates' in given && { nModified: total(({ nModified = 0 }) => nModified) }),
    ...(upserted.length > 0 && { upserted }),
    ...(writeErrors.length > 0 && { writeErrors }),
  };
}

/** The fields of one statement; any other is refused. */
function onlyKnown(statement: Doc, known: readonly string[]): void {
  const strange = Object.keys(statement).find((field) => !known.includes(field));
  if (strange !== undefined) unsupported(`the field ${strange} of a write`);
}

export function insert(given: Doc, database: string, store: Store): Promise<object> {
  const namespace = namespaceOf(given, database);
  return writeAll(docsIn(given, 'documents'), given, store, (doc, changes) => {
    store.databases.collectionFor(namespace, changes).insert(withId(doc), changes);
    return { n: 1 };
  });
}

export function update(given: Doc, database: string, store: Store): Promise<object> {
  const namespace = namespaceOf(given, database);
  return writeAll(docsIn(given, 'updates'), given, store, (statement, changes) => {
    onlyKnown(statement, ['q', 'u', 'multi', 'upsert']);
    const filter = checkFilter(docIn(statement, 'q'));
    const isMulti = truthy(statement['multi']);
    if (isMulti && isReplacement(statement['u']))
      fail('FailedToParse', 'multi update is not supported for replacement-style update');
    const change = compileUpdate(statement['u'] ?? null);
    const collection = store.databases.collection(namespace);
    const found = collection?.find(filter) ?? [];
    const targets = isMulti ? found : found.slice(0, 1);
    if (!collection || targets.length === 0) {
      if (!truthy(statement['upsert'])) return { n: 0 };
      const doc = upsert(store.databases.collectionFor(namespace, changes), change, filter, changes);
      return { n: 1, upserted: doc['_id'] ?? null };
    }
    let nModified = 0;
    for (const before of targets) {
      const after = change(before, { filter, inserting: false });
      if (after !== before && collection.replace(before, after, changes)) nModified += 1;
    }
    return { n: targets.length, nModified };
  });
}

export function remove(given: Doc, database: string, store: Store): Promise<object> {
  const collection = store.databases.collection(namespaceOf(given, database));
  return writeAll(docsIn(given, 'deletes'), given, store, (statement, changes) => {
    onlyKnown(statement, ['q', 'limit']);
    const found = collection?.find(checkFilter(docIn(statement, 'q'))) ?? [];
    const targets = numberIn(statement, 'limit') === 1 ? found.slice(0, 1) : found;
    for (const doc of targets) collection?.remove(doc, changes);
    return { n: targets.length };
  });
}

export function findAndModify(given: Doc, database: string, store: Store): Promise<object> {
  return changing(store, (changes) => modifyOne(given, namespaceOf(given, database), store, changes));
}

function modifyOne(given: Doc, namespace: string, store: Store, changes: CommandChanges): object {
  const filter = checkFilter(docIn(given, 'query'));
  const collection = store.databases.collection(namespace);
  const [before] = collection?.find(filter) ?? [];
  if (truthy(given['remove'])) unsupported('findAndModify that removes');
  const change = compileUpdate(given['update'] ?? null);
  if (collection && before) {
    const after = change(before, { filter, inserting: false });
    if (after !== before) collection.replace(before, after, changes);
    return {
      lastErrorObject: { n: 1, updatedExisting: true },
      value: projected(truthy(given['new']) ? after : before, given),
    };
  }
  if (!truthy(given['upsert'])) return { lastErrorObject: { n: 0, updatedExisting: false }, value: null };
  const doc = upsert(store.databases.collectionFor(namespace, changes), change, filter, changes);
  return {
    lastErrorObject: { n: 1, updatedExisting: false, upserted: doc['_id'] },
    value: truthy(given['new']) ? projected(doc, given) : null,
  };
}

function projected(doc: Doc, given: Doc): Doc {
  return projection(docIn(given, 'fields'))(doc);
}

function upsert(collection: Collection, change: Update, filter: Doc, changes: CommandChanges): Doc {
  return collection.insert(withId(change(upsertBase(filter), { filter, inserting: true })), changes);
}

const withId = (doc: Doc): Doc => ('_id' in doc ? doc : { _id: new ObjectId(), ...doc });

const isReplacement = (update: Maybe): boolean => isDoc(update) && !Object.keys(update)[0]?.startsWith('$');
