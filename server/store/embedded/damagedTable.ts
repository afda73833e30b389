import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ByteReader } from './byteReader.ts';
import { crc32c, unmasked } from './crc32c.ts';
import { liveTables } from './liveTables.ts';
import { unsnap } from './snappy.ts';

/*
 * LevelDB reads its tables without checking the checksums in them. A wrong bit can make it skip entries, take older ones for the latest, or
 * end the process. classic-level has no option for checking, so the product does. Format:
 * https://github.com/google/leveldb/blob/main/doc/table_format.md
 */

/** A table ends with the places of its two directories and a magic number. */
const FOOTER_BYTES = 48;
const MAGIC = Buffer.from('57fb808b247547db', 'hex');
/** The byte after a block that says that Snappy has compressed it. */
const SNAPPY = 1;

/** The name of a table with a wrong checksum, among the folder's tables that LevelDB will read; null if there is none. */
export async function damagedTable(folder: string): Promise<string | null> {
  for (const name of await liveTables(folder)) {
    // If a table is missing or unreadable, LevelDB says so itself.
    const table = await readFile(join(folder, name)).catch(() => null);
    if (table !== null && isDamaged(table)) return name;
  }
  return null;
}

function isDamaged(table: Buffer): boolean {
  // LevelDB itself refuses a table without its end.
  if (!table.subarray(-MAGIC.length).equals(MAGIC)) return false;
  try {
    const footer = new ByteReader(table.subarray(-FOOTER_BYTES));
    const directories = [blockAt(table, footer), blockAt(table, footer)];
    for (const directory of directories) checkBlocks(table, directory);
    return false;
  } catch {
    return true;
  }
}

interface Block {
  readonly content: Buffer;
  readonly compression: number;
}

/**
 * Reads the block whose place comes next.
 * @throws Error when its checksum is wrong.
 */
function blockAt(table: Buffer, place: ByteReader): Block {
  const [offset, size] = [place.varint(), place.varint()];
  const reader = new ByteReader(table.subarray(offset));
  // The checksum covers the block and the byte after it.
  const checked = reader.bytes(size + 1);
  if (unmasked(reader.number(4)) !== crc32c(checked)) throw new Error('a checksum does not fit');
  return { content: checked.subarray(0, size), compression: checked.readUInt8(size) };
}

/** Checks each block in a directory. */
function checkBlocks(table: Buffer, { content, compression }: Block): void {
  const directory = compression === SNAPPY ? unsnap(new ByteReader(content)) : content;
  const restarts = directory.readUInt32LE(directory.length - 4);
  const entries = new ByteReader(directory.subarray(0, directory.length - 4 * (restarts + 1)));
  while (!entries.isAtEnd) {
    // How many bytes the key shares with the one before.
    entries.varint();
    const [keyLength, placeLength] = [entries.varint(), entries.varint()];
    entries.bytes(keyLength);
    blockAt(table, new ByteReader(entries.bytes(placeLength)));
  }
}
