/**
 * Reads an export of the hosted document database that units used before: a JSON object of collections. Each is either a list of documents
 * with an `id`, or an object of documents by id.
 */
import { FILLED_CELLS_MAX } from '../../domain/imports/fileLimits.ts';
import { isJsonObject } from '../../domain/json.ts';

/** A document of the export, with its fields unchanged. */
export interface HostedDocument {
  id: string;
  fields: ReadonlyMap<string, unknown>;
}

/** Something in the export that cannot be imported. */
export interface HostedProblem {
  collection: string;
  /** The document's id; if it has none, its place in the collection, from 1. */
  id: string;
  field: string;
  /** The problem, as a sentence for the operator. */
  message: string;
}

interface HostedExport {
  collections: ReadonlyMap<string, readonly HostedDocument[]>;
  problems: HostedProblem[];
}

/**
 * The documents of every collection.
 * @throws Error with a sentence when the file is not such an export.
 */
export function readExport(json: unknown): HostedExport {
  if (!isJsonObject(json)) throw new Error('The file must have an object of collections, such as {"users": [...]}.');
  const collections = new Map<string, readonly HostedDocument[]>();
  const problems: HostedProblem[] = [];
  const documents = Object.values(json).reduce((count: number, content) => count + sizeOf(content), 0);
  if (documents > FILLED_CELLS_MAX) {
    const most = FILLED_CELLS_MAX.toLocaleString('en-US');
    throw new Error(`The file has more than ${most} documents. Import it in parts.`);
  }
  for (const [collection, content] of Object.entries(json)) {
    collections.set(collection, readCollection(collection, content, problems));
  }
  return { collections, problems };
}

function sizeOf(content: unknown): number {
  if (Array.isArray(content)) return content.length;
  return isJsonObject(content) ? Object.keys(content).length : 1;
}

function readCollection(collection: string, content: unknown, problems: HostedProblem[]): HostedDocument[] {
  if (!Array.isArray(content) && !isJsonObject(content)) {
    throw new Error(`The collection ${collection} must be a list of documents or an object of documents by id.`);
  }
  const documents: HostedDocument[] = [];
  const seen = new Set<string>();
  const entries: readonly (readonly [string, unknown])[] = Object.entries(content);
  for (const [key, document] of entries) {
    const place = Array.isArray(content) ? `document ${Number(key) + 1}` : key;
    const refuse = (field: string, message: string): unknown =>
      problems.push({ collection, id: place, field, message });
    if (!isJsonObject(document)) {
      refuse('', 'A document must be an object of fields.');
      continue;
    }
    const { id: own = null } = document;
    const id = Array.isArray(content) ? own : key;
    if (typeof id !== 'string' || id.trim() === '') refuse('id', 'The id must be a text.');
    else if (own !== null && own !== id) refuse('id', 'The id must be the same as the name of the document.');
    else if (seen.has(id)) refuse('id', `Another document already has the id ${id}.`);
    else {
      seen.add(id);
      documents.push({ id, fields: new Map(Object.entries(document)) });
    }
  }
  return documents;
}
