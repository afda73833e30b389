import { serialize } from 'bson';
import { StoreError } from './errors.ts';
import { decode, type Doc, type Draft } from './values.ts';

/** The largest message that MongoDB accepts, in bytes. */
export const MAX_MESSAGE_BYTES = 48_000_000;

const HEADER_BYTES = 16;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;

/** A command as it arrived over the connection. */
export interface Request {
  readonly id: number;
  /** @throws StoreError for a document that the store cannot hold; the client is told. */
  readonly readCommand: () => Doc;
  /** Whether the client wants no answer. */
  readonly isSilent: boolean;
  /** Whether it uses the old framing, which drivers still use for their first hello. */
  readonly isLegacy: boolean;
}

/** A malformed message; the connection cannot continue after it. */
export class WireError extends Error {}

/** Cuts a stream of bytes into messages. */
export class Framer {
  private chunks: Buffer[] = [];
  private size = 0;

  /**
   * The messages that these bytes complete.
   * @throws WireError for an impossible length.
   */
  push(chunk: Buffer): Buffer[] {
    this.chunks.push(chunk);
    this.size += chunk.length;
    const messages: Buffer[] = [];
    while (this.size >= 4) {
      const first = this.joined(4);
      const length = first.readInt32LE(0);
      if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES) throw new WireError(`a message of ${length} bytes`);
      if (this.size < length) break;
      const all = this.joined(length);
      messages.push(all.subarray(0, length));
      this.chunks = all.length > length ? [all.subarray(length), ...this.chunks.slice(1)] : this.chunks.slice(1);
      this.size -= length;
    }
    return messages;
  }

  /** Joins chunks until the first one holds so many bytes. */
  private joined(length: number): Buffer {
    const [first] = this.chunks;
    if (first && first.length >= length) return first;
    const all = Buffer.concat(this.chunks);
    this.chunks = [all];
    return all;
  }
}

/** @throws WireError for anything but a well-formed command. */
export function readRequest(message: Buffer): Request {
  return wellFormed(() => {
    const id = message.readInt32LE(4);
    const opCode = message.readInt32LE(12);
    if (opCode === OP_QUERY)
      return { id, readCommand: () => wellFormed(() => readLegacy(message)), isSilent: false, isLegacy: true };
    if (opCode !== OP_MSG) throw new WireError(`the operation ${opCode}`);
    const flags = message.readUInt32LE(HEADER_BYTES);
    const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
    return {
      id,
      readCommand: () => wellFormed(() => readSections(message.subarray(HEADER_BYTES + 4, end))),
      isSilent: (flags & MORE_TO_COME) !== 0,
      isLegacy: false,
    };
  });
}

function wellFormed<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof StoreError || error instanceof WireError
      ? error
      : new WireError('a malformed message', { cause: error });
  }
}

/** The bytes that answer a request. */
export function writeReply(request: Request, reply: object): Buffer {
  const body = serialize(reply);
  const head = Buffer.alloc(request.isLegacy ? HEADER_BYTES + 20 : HEADER_BYTES + 5);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(request.id, 8);
  head.writeInt32LE(request.isLegacy ? OP_REPLY : OP_MSG, 12);
  // The legacy reply counts its documents; the flags, the cursor and the section kind are zero.
  if (request.isLegacy) head.writeInt32LE(1, HEADER_BYTES + 16);
  return Buffer.concat([head, body]);
}

function readLegacy(message: Buffer): Doc {
  const nameEnd = message.indexOf(0, HEADER_BYTES + 4);
  const database = message.toString('utf8', HEADER_BYTES + 4, nameEnd).split('.')[0] ?? '';
  const start = nameEnd + 1 + 8;
  return { ...decode(message.subarray(start, start + message.readInt32LE(start))), $db: database };
}

/** The command itself, and the lists of documents sent beside it. */
function readSections(bytes: Buffer): Doc {
  const command: Draft = {};
  let at = 0;
  while (at < bytes.length) {
    const kind = bytes[at];
    const section = bytes.subarray(at + 1, at + 1 + bytes.readInt32LE(at + 1));
    if (section.length < 4) throw new WireError('a cut section');
    if (kind === 0) Object.assign(command, decode(section));
    else if (kind === 1) Object.assign(command, readSequence(section));
    else throw new WireError(`a section of kind ${String(kind)}`);
    at += 1 + section.length;
  }
  return command;
}

function readSequence(section: Buffer): Doc {
  const nameEnd = section.indexOf(0, 4);
  const docs: Doc[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const end = at + section.readInt32LE(at);
    if (end < at + 5 || end > section.length) throw new WireError('a cut document');
    docs.push(decode(section.subarray(at, end)));
    at = end;
  }
  return { [section.toString('utf8', 4, nameEnd)]: docs };
}
