import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream';
import { pipeline as pipelineDone } from 'node:stream/promises';
import { types } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { mongo } from 'mongoose';

const { EJSON } = mongo.BSON;

/*
 * A backup is gzipped text. The first line says what it is and when it was made. Each further line is one document with its collection, in
 * MongoDB's canonical Extended JSON. The last line holds the checksum of the others.
 */

const FORMAT = 'fire-support-tracker backup';
const VERSION = 1;

/** A document in BSON's own types, so that no type is lost. */
export interface StoredDocument {
  readonly _id: unknown;
  readonly [field: string]: unknown;
}

export interface BackedUp {
  readonly collection: string;
  readonly document: StoredDocument;
}

/** The number of documents in each collection. */
export type Counts = Readonly<Record<string, number>>;

/**
 * Writes a backup entirely or not at all: until all of it is on disk, the file has a temporary name. Only its owner may read it.
 * @throws Error with one sentence when the file already exists or cannot be written.
 */
export async function writeBackup(path: string, at: Date, documents: AsyncIterable<BackedUp>): Promise<Counts> {
  if (existsSync(path)) throw isThere(path);
  const unfinished = `${path}.${randomUUID().slice(0, 8)}.part`;
  const counts: Record<string, number> = {};
  try {
    await pipelineDone(
      linesOf(at, documents, counts),
      createGzip(),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
    );
    await giveName(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    if (isOfTheDisk(error) && error.code === 'EEXIST') throw isThere(path);
    throw isOfTheDisk(error)
      ? new Error(`The file ${path} can't be written (${error.code}).`, { cause: error })
      : error;
  }
  await syncFolder(dirname(path));
  return counts;
}

/** The errors of a file system without hard links, such as on a memory stick. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Gives the finished file its name. Throws the system's EEXIST if another file has taken the name meanwhile. */
async function giveName(unfinished: string, path: string): Promise<void> {
  try {
    await link(unfinished, path);
    await rm(unfinished);
  } catch (error) {
    if (!isOfTheDisk(error) || !NO_LINKS.includes(error.code)) throw error;
    // Reserves the name first, because a rename would replace an existing file.
    await (await open(path, 'wx')).close();
    await rename(unfinished, path);
  }
}

async function* linesOf(at: Date, documents: AsyncIterable<BackedUp>, counts: Record<string, number>) {
  const hash = createHash('sha256');
  const hashed = (line: string): string => {
    hash.update(line);
    return line;
  };
  yield hashed(`${JSON.stringify({ format: FORMAT, version: VERSION, at: at.toISOString() })}\n`);
  for await (const { collection, document } of documents) {
    counts[collection] = (counts[collection] ?? 0) + 1;
    yield hashed(`${EJSON.stringify({ collection, document }, { relaxed: false })}\n`);
  }
  yield `${JSON.stringify({ counts, sha256: hash.digest('hex') })}\n`;
}

/** Syncs the folder, so that the new name is on disk, too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Reads a backup. Its checksum comes last, so trust nothing until the whole file is read.
 * @throws Error with one sentence when the file cannot be read, is not a backup, has a newer format, or was changed.
 */
export async function* readBackup(path: string): AsyncGenerator<BackedUp> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  // Only the last line has no line after it, so each line is held back until the next one comes.
  let previous: string | undefined;
  let isFirst = true;
  for await (const line of linesIn(path)) {
    if (previous !== undefined) {
      hash.update(`${previous}\n`);
      if (isFirst) checkHeader(path, previous);
      else {
        const backedUp = parseDocument(path, previous);
        counts[backedUp.collection] = (counts[backedUp.collection] ?? 0) + 1;
        yield backedUp;
      }
      isFirst = false;
    }
    previous = line;
  }
  if (isFirst) throw notABackup(path);
  if (previous !== JSON.stringify({ counts, sha256: hash.digest('hex') })) throw damaged(path);
}

async function* linesIn(path: string): AsyncGenerator<string> {
  const texts = createGunzip().setEncoding('utf8');
  // An error of the file or of gzip ends `texts`; the loop below throws it.
  pipeline(createReadStream(path), texts, () => undefined);
  let rest = '';
  try {
    for await (const text of texts) {
      const lines = `${rest}${String(text)}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw problemIn(path, error);
  }
  if (rest !== '') throw damaged(path);
}

function checkHeader(path: string, line: string): void {
  const header = parsed(path, () => JSON.parse(line));
  if (typeof header !== 'object' || header === null || !('format' in header) || header.format !== FORMAT) {
    throw notABackup(path);
  }
  if (!('version' in header) || header.version !== VERSION) {
    throw newerRelease(path);
  }
}

function parseDocument(path: string, line: string): BackedUp {
  const value = parsed(path, () => EJSON.parse(line, { relaxed: false }));
  if (!isBackedUp(value)) throw damaged(path);
  return value;
}

function isBackedUp(value: unknown): value is BackedUp {
  if (typeof value !== 'object' || value === null || !('collection' in value && 'document' in value)) return false;
  const { collection, document } = value;
  return typeof collection === 'string' && typeof document === 'object' && document !== null && '_id' in document;
}

function parsed(path: string, parse: () => unknown): unknown {
  try {
    return parse();
  } catch (cause) {
    throw damaged(path, cause);
  }
}

/** Whether the operating system refused something, such as opening a file. */
function isOfTheDisk(error: unknown): error is Error & { code: string } {
  return types.isNativeError(error) && 'syscall' in error && 'code' in error && typeof error.code === 'string';
}

function problemIn(path: string, cause: unknown): Error {
  if (isOfTheDisk(cause)) return new Error(`The file ${path} can't be read (${cause.code}).`, { cause });
  const isGzip = types.isNativeError(cause) && cause.message !== 'incorrect header check';
  return isGzip ? damaged(path, cause) : notABackup(path);
}

const isThere = (path: string): Error => new Error(`The file ${path} already exists. Give the backup another name.`);

const damaged = (path: string, cause?: unknown): Error =>
  new Error(`The backup ${path} is damaged or cut off. Don't use any of it.`, { cause });

export const newerRelease = (path: string): Error =>
  new Error(`The backup ${path} was made by a newer release of the product. Restore it with that release.`);

const notABackup = (path: string): Error => new Error(`The file ${path} is not a backup of this product.`);
