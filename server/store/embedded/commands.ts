import { Long } from 'bson';
import { pauses } from '../../operations/inSlices.ts';
import { changing, docIn, docsIn, namespaceOf, numberIn, type Store, wholeIn } from './commandArguments.ts';
import { CommandChanges } from './commandChanges.ts';
import { DIAGNOSTICS } from './diagnosticCommands.ts';
import { fail } from './errors.ts';
import { toNumber } from './numbers.ts';
import { compilePipeline } from './pipeline.ts';
import { projection } from './projection.ts';
import { checkFilter, matcher } from './query.ts';
import { sorted } from './sorting.ts';
import { type Doc, isArray, isNumeric, shown, truthy, type Value } from './values.ts';
import { findAndModify, insert, remove, update } from './writes.ts';

/** Fields that any command may carry. They change nothing on a single server that writes everything to the disk. */
const ENVELOPE: readonly string[] = [
  '$db',
  'lsid',
  '$readPreference',
  '$clusterTime',
  'comment',
  'maxTimeMS',
  'writeConcern',
  'readConcern',
];

/** What a command does, and the fields that it knows. Any other field is refused. */
interface Command {
  readonly fields: readonly string[];
  readonly run: (given: Doc, database: string, store: Store) => object | Promise<object>;
}

const command = (fields: string, run: Command['run']): Command => ({ fields: fields.split(' '), run });

const COMMANDS: Readonly<Record<string, Command>> = {
  find: command('filter sort projection limit batchSize singleBatch', find),
  getMore: command('collection batchSize', (given, _database, { cursors }) =>
    cursors.next(cursorId(given['getMore']), numberIn(given, 'batchSize')),
  ),
  killCursors: command('cursors', killCursors),
  aggregate: command('pipeline cursor', aggregate),
  insert: command('documents ordered', insert),
  update: command('updates ordered', update),
  delete: command('deletes ordered', remove),
  // The driver always says that nothing should be removed.
  findAndModify: command('query remove update new fields upsert', findAndModify),
  // Used by tests only.
  dropDatabase: command('', dropDatabase),
  createIndexes: command('indexes', createIndexes),
  listIndexes: command('cursor', listIndexes),
  // The driver always sends whether to list only what a user may read; here, that is everything.
  listCollections: command('filter nameOnly cursor authorizedCollections', listCollections),
};

/** Runs a command. Refuses anything in it that this store does not know. */
export async function runCommand(given: Doc, store: Store): Promise<object> {
  const [name = ''] = Object.keys(given);
  const inform = Object.hasOwn(DIAGNOSTICS, name) ? DIAGNOSTICS[name] : undefined;
  if (inform) return { ...inform(given), ok: 1 };
  const known = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!known) return fail('CommandNotFound', `no such command: '${name}'`);
  const { $db: database } = given;
  if (typeof database !== 'string' || database === '')
    return fail('InvalidNamespace', 'a command needs a database in $db');
  if ('startTransaction' in given || 'txnNumber' in given)
    fail('IllegalOperation', 'Transaction numbers are only allowed on a replica set member or mongos');
  checkConcerns(given, name);
  const strange = Object.keys(given).find(
    (field) => field !== name && !known.fields.includes(field) && !ENVELOPE.includes(field),
  );
  if (strange !== undefined)
    fail('UnknownField', `BSON field '${name}.${strange}' is not one that the embedded store knows`);
  return { ...(await known.run(given, database, store)), ok: 1 };
}

/** Refuses guarantees that need more than this one server and its disk. */
function checkConcerns(given: Doc, name: string): void {
  const { level = 'local' } = docIn(given, 'readConcern');
  const { w = 1 } = docIn(given, 'writeConcern');
  const levels = ['local', 'majority', 'available', ...(name === 'aggregate' ? ['snapshot'] : [])];
  if (!levels.some((known) => known === level))
    fail('BadValue', `the read concern ${shown(level)} needs a replica set`);
  if (isNumeric(w) ? toNumber(w) > 1 : w !== 'majority')
    fail('BadValue', "cannot use 'w' > 1 when a host is not replicated");
}

async function find(given: Doc, database: string, { databases, cursors }: Store): Promise<object> {
  const pause = pauses();
  const namespace = namespaceOf(given, database);
  const filter = checkFilter(docIn(given, 'filter'));
  const found = sorted(databases.collection(namespace)?.find(filter) ?? [], given['sort']);
  const limit = wholeIn(given, 'limit') || Infinity;
  const docs = found.slice(0, limit).map(projection(docIn(given, 'projection')));
  const singleBatch = truthy(given['singleBatch']);
  const reply = cursors.first(namespace, docs, numberIn(given, 'batchSize'), { singleBatch });
  // A long list is written apart from its search. Its documents don't change meanwhile: another version is another object.
  await pause();
  return reply;
}

/** One command sees one moment, over all collections that it reads. A `snapshot` also waits until all of that is on the disk. */
async function aggregate(given: Doc, database: string, { databases, cursors }: Store): Promise<object> {
  const namespace = namespaceOf(given, database);
  const run = compilePipeline(
    given['pipeline'] ?? null,
    (name, filter) => databases.collection(`${database}.${name}`)?.find(filter) ?? [],
  );
  const docs = run(namespace.slice(database.length + 1));
  if (docIn(given, 'readConcern')['level'] === 'snapshot') await databases.commit(new CommandChanges());
  return cursors.first(namespace, docs, numberIn(docIn(given, 'cursor'), 'batchSize'));
}

function killCursors(given: Doc, _database: string, { cursors }: Store): object {
  const ids = isArray(given['cursors']) ? given['cursors'].map(cursorId) : [];
  const killed = ids.filter((id) => cursors.kill(id));
  return {
    cursorsKilled: killed,
    cursorsNotFound: ids.filter((id) => !killed.includes(id)),
    cursorsAlive: [],
    cursorsUnknown: [],
  };
}

function cursorId(value: Value | undefined): Long {
  return value instanceof Long ? value : Long.fromNumber(typeof value === 'number' ? value : 0);
}

function dropDatabase(_given: Doc, database: string, store: Store): Promise<object> {
  return changing(store, (changes) => {
    for (const collection of store.databases.list(database)) store.databases.drop(collection, changes);
    return { dropped: database };
  });
}

function createIndexes(given: Doc, database: string, store: Store): Promise<object> {
  const namespace = namespaceOf(given, database);
  const specs = docsIn(given, 'indexes');
  return changing(store, (changes) => {
    const createdCollectionAutomatically = !store.databases.collection(namespace);
    const collection = store.databases.collectionFor(namespace, changes);
    const numIndexesBefore = collection.indexSpecs.length;
    for (const spec of specs) collection.createIndex(spec, changes);
    return { numIndexesBefore, numIndexesAfter: collection.indexSpecs.length, createdCollectionAutomatically };
  });
}

function listIndexes(given: Doc, database: string, store: Store): object {
  const namespace = namespaceOf(given, database);
  const { indexSpecs } =
    store.databases.collection(namespace) ?? fail('NamespaceNotFound', `ns does not exist: ${namespace}`);
  return store.cursors.first(namespace, indexSpecs, Infinity);
}

function listCollections(given: Doc, database: string, { databases, cursors }: Store): object {
  const names = databases.list(database).map(({ namespace }) => namespace.slice(database.length + 1));
  const infos = names.map((name): Doc => ({ name, type: 'collection', options: {}, info: { readOnly: false } }));
  const found = infos.filter(matcher(checkFilter(docIn(given, 'filter'))));
  return cursors.first(`${database}.$cmd.listCollections`, found, Infinity);
}
