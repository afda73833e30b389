import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { LARGEST_PAGE } from '../api/connection.ts';
import type { DocumentLimits } from './requestLimits.ts';

/** What is counted in a document, besides its text. */
export type DocumentMeasures = Omit<DocumentLimits, 'characters' | 'tokens'>;

/** Measures a document, valid or not. It stops above a given cost, because fragments can stand for any number of fields. */
export function measuresOf(document: DocumentNode, mostCost: number): DocumentMeasures {
  const measures = { depth: 0, cost: 0, repeats: 0, ...written(document) };
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of document.definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  for (const one of document.definitions)
    if (one.kind === Kind.OPERATION_DEFINITION) spellOut([one.selectionSet], 1, 1);
  return measures;

  /** Goes through selections that are answered as one object. */
  function spellOut(sets: readonly SelectionSetNode[], depth: number, times: number): void {
    measures.depth = Math.max(measures.depth, depth);
    const fields = new Map<string, FieldNode[]>();
    for (const set of sets) collect(set, fields, times, new Set());
    for (const same of fields.values()) {
      measures.repeats = Math.max(measures.repeats, same.length);
      const within = same.flatMap(({ name, selectionSet }) =>
        // Introspection is for tools, and production refuses it.
        selectionSet && name.value !== '__schema' ? [selectionSet] : [],
      );
      if (within.length > 0) spellOut(within, depth + 1, times * Math.max(...same.map(pageOf)));
    }
  }

  /** @param around the fragments around the selections. A circle of fragments is left to GraphQL's own rule, which refuses it. */
  function collect(
    { selections }: SelectionSetNode,
    fields: Map<string, FieldNode[]>,
    times: number,
    around: Set<string>,
  ): void {
    for (const one of selections) {
      measures.cost += times;
      if (measures.cost > mostCost) return;
      if (one.kind === Kind.FIELD) {
        const { value } = one.alias ?? one.name;
        const same = fields.get(value);
        if (same) same.push(one);
        else fields.set(value, [one]);
      } else if (one.kind === Kind.INLINE_FRAGMENT) collect(one.selectionSet, fields, times, around);
      else {
        const { value } = one.name;
        const fragment = fragments.get(value);
        if (fragment && !around.has(value)) {
          around.add(value);
          collect(fragment.selectionSet, fields, times, around);
          around.delete(value);
        }
      }
    }
  }
}

/** Counts what is written, without spelling fragments out. */
function written(document: DocumentNode): { aliases: number; directives: number } {
  const count = { aliases: 0, directives: 0 };
  visit(document, {
    Field({ alias }) {
      if (alias) count.aliases += 1;
    },
    Directive() {
      count.directives += 1;
    },
  });
  return count;
}

/** How many entries a field asks for with `first`: a whole page if it is a variable, 1 if it is left out. */
function pageOf({ arguments: given }: FieldNode): number {
  const first = given?.find(({ name }) => name.value === 'first')?.value;
  if (first?.kind === Kind.VARIABLE) return LARGEST_PAGE;
  return first?.kind === Kind.INT ? Math.max(1, Number(first.value)) : 1;
}
