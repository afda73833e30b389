import { type Cache, InMemoryCache } from '@apollo/client';
import { type DocumentNode, Kind, type SelectionNode } from 'graphql';

/** Lists of the whole unit. Nothing but the queries that ask for them reads or changes them in the cache. */
const LISTS = [
  'sectionOverview',
  'dueOverview',
  'duePeople',
  'readinessOverview',
  'readinessHistory',
  'etsList',
  'schoolsList',
  'dataToComplete',
];

/**
 * Makes the cache keep lists of the whole unit as they came, one for each query. Taking thousands of statuses apart and putting them
 * together again would stop the page for a second.
 */
export function keepListsWhole(cache: InMemoryCache): void {
  const inner = InMemoryCache.prototype;
  Object.assign(cache, {
    write: (options: Cache.WriteOptions) => inner.write.call(cache, { ...options, query: keptWhole(options.query) }),
    read: (options: Cache.ReadOptions) => inner.read.call(cache, { ...options, query: keptWhole(options.query) }),
    diff: (options: Cache.DiffOptions) => inner.diff.call(cache, { ...options, query: keptWhole(options.query) }),
  });
}

const known = new WeakMap<DocumentNode, DocumentNode>();

/** The query as the cache gets it: its lists are single values. */
function keptWhole(query: DocumentNode): DocumentNode {
  const kept = known.get(query) ?? withoutParts(query);
  known.set(query, kept);
  return kept;
}

function withoutParts(query: DocumentNode): DocumentNode {
  return {
    ...query,
    definitions: query.definitions.map((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
      const { selectionSet, name } = definition;
      const selections = selectionSet.selections.map((field) => ofOneValue(field, name?.value ?? ''));
      return { ...definition, selectionSet: { ...selectionSet, selections } };
    }),
  };
}

/** A list without its selection. The directive is part of its name in the cache, since another query asks for other parts. */
function ofOneValue(field: SelectionNode, by: string): SelectionNode {
  if (field.kind !== Kind.FIELD || !LISTS.includes(field.name.value)) return field;
  const { selectionSet: _parts, ...list } = field;
  const value = { kind: Kind.STRING, value: by } as const;
  const argument = { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: 'by' }, value } as const;
  return {
    ...list,
    directives: [{ kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: 'whole' }, arguments: [argument] }],
  };
}
