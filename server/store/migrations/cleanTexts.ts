import type { Connection } from 'mongoose';
import { nameText } from '../../../domain/nameText.ts';
import { sortName } from '../../../domain/record/sortName.ts';
import { cleanText } from '../../../domain/texts.ts';
import type { Migration } from './migration.ts';
import { writeInBatches } from './writeInBatches.ts';

/** What military forms write for a name that is not known, or that somebody does not have. */
const WITHOUT = { firstName: 'FNU', middleName: 'NMN', lastName: 'LNU' } as const;
const NAMES = ['firstName', 'middleName', 'lastName'] as const;
const TEXTS = {
  comments: ['text'],
  questionReports: ['text'],
  questions: ['question', 'answerText', 'topic', 'explanation', 'citation', 'options'],
} as const;

/** Some or all fields of a document; `sortName` follows from the names. */
type Fields = Readonly<Record<string, unknown>>;
type Stored = { _id: string } & Fields;

/** Earlier releases kept texts with characters that show nothing or turn around what is beside them, and the curly apostrophe as another letter. */
export const cleanTexts: Migration = {
  id: '2026-11-25-clean-texts',
  run: async (connection) => {
    await cleanAll(connection, 'users', [...NAMES, 'sortName'], cleanNames);
    await cleanAll(connection, 'stagedImportItems', ['soldier'], cleanStaged);
    for (const [name, fields] of Object.entries(TEXTS)) await cleanAll(connection, name, fields, cleanFields);
  },
};

/** Cleans fields of all documents of a collection, unless somebody has changed them since they were read. */
async function cleanAll(
  connection: Connection,
  name: string,
  fields: readonly string[],
  cleaned: (before: Fields) => Fields,
): Promise<void> {
  const documents = connection.collection<Stored>(name);
  const projection = Object.fromEntries(fields.map((field) => [field, 1]));
  await writeInBatches(documents, documents.find({}, { projection }), ({ _id, ...before }) => {
    const after = cleaned(before);
    if (JSON.stringify(after) === JSON.stringify(before)) return [];
    return [{ updateOne: { filter: { _id, ...before }, update: { $set: after } } }];
  });
}

function cleanNames(before: Fields): Fields {
  const after: Record<string, unknown> = { ...before };
  for (const name of NAMES) {
    const given = before[name];
    if (typeof given === 'string') after[name] = nameText(given) || WITHOUT[name];
  }
  const { firstName, lastName } = after;
  if (typeof firstName === 'string' && typeof lastName === 'string') {
    after['sortName'] = sortName({ firstName, lastName });
  }
  return after;
}

/** A new record of an import that is decided and not written yet. */
function cleanStaged(before: Fields): Fields {
  const { soldier } = before;
  return isFields(soldier) ? { soldier: cleanNames(soldier) } : before;
}

/** A text of which nothing would be left stays: nothing can be read in it that is not there. */
function cleanFields(before: Fields): Fields {
  return Object.fromEntries(Object.entries(before).map(([field, value]) => [field, cleanValue(value)]));
}

function cleanValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleanValue);
  return typeof value === 'string' ? cleanText(value) || value : value;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
