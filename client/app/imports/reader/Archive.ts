import { Inflate } from 'fflate';
import { megabytes, UNPACKED_MAX_BYTES } from '../../../../domain/imports/fileLimits.ts';
import { UnreadableFile } from '../UnreadableFile.ts';

/** What the archive's directory, and the end of that, begin with. */
const ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const DIRECTORY_END_BYTES = 22;
/** The longest comment that may follow the end of the directory. */
const COMMENT_MAX_BYTES = 0xffff;

const ENTRY_BYTES = 46;
const LOCAL_HEADER_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
/** How many packed bytes are unpacked at a time. They become a thousand times as many at most. */
const STEP_BYTES = 16_384;

/** Where a part lies in the archive. How large it is when it is unpacked is not read: it need not be true. */
type Entry = { readonly method: number; readonly packedBytes: number; readonly headerAt: number };

/** A zip archive, of which each part is unpacked piece by piece. What cannot be understood is a RangeError, or an error of fflate. */
export class Archive {
  private readonly entries = new Map<string, Entry>();
  private readonly view: DataView;
  private unpackedBytes = 0;

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const end = this.directoryEnd();
    let at = this.view.getUint32(end + 16, true);
    for (let left = this.view.getUint16(end + 10, true); left > 0; left -= 1) at = this.readEntry(at);
  }

  has(path: string): boolean {
    return this.entries.has(path.toLowerCase());
  }

  /**
   * Unpacks a part.
   * @param take gets its bytes, a piece at a time
   * @throws UnreadableFile when the parts that were unpacked so far are too large together
   */
  unpack(path: string, take: (bytes: Uint8Array) => void): void {
    const entry = this.entries.get(path.toLowerCase());
    if (entry === undefined) throw new RangeError(`The archive has no ${path}.`);
    const packed = this.packed(entry);
    const count = (bytes: Uint8Array): void => {
      this.unpackedBytes += bytes.length;
      if (this.unpackedBytes > UNPACKED_MAX_BYTES) {
        throw new UnreadableFile(
          `This file holds more than ${megabytes(UNPACKED_MAX_BYTES)} when it is unpacked: that is too much. Please save the sheet to import as a file of its own.`,
        );
      }
      take(bytes);
    };
    if (entry.method === STORED) inSteps(packed, count);
    else if (entry.method === DEFLATED) {
      const inflate = new Inflate(count);
      inSteps(packed, (bytes, isLast) => inflate.push(bytes, isLast));
    } else throw new RangeError(`Packing method ${entry.method} is not known.`);
  }

  private packed({ headerAt, packedBytes }: Entry): Uint8Array {
    const names = this.view.getUint16(headerAt + 26, true) + this.view.getUint16(headerAt + 28, true);
    const from = headerAt + LOCAL_HEADER_BYTES + names;
    if (from + packedBytes > this.bytes.length) throw new RangeError('A part ends beyond the archive.');
    return this.bytes.subarray(from, from + packedBytes);
  }

  private directoryEnd(): number {
    const last = this.bytes.length - DIRECTORY_END_BYTES;
    for (let at = last; at >= Math.max(0, last - COMMENT_MAX_BYTES); at -= 1) {
      if (this.view.getUint32(at, true) === DIRECTORY_END) return at;
    }
    throw new RangeError('The archive has no directory.');
  }

  /** Reads what the directory says of a part; gives the place of the next. */
  private readEntry(at: number): number {
    if (this.view.getUint32(at, true) !== ENTRY) throw new RangeError('The directory of the archive is broken.');
    const [name, extra, comment] = [28, 30, 32].map((offset) => this.view.getUint16(at + offset, true));
    const nameAt = at + ENTRY_BYTES;
    const next = nameAt + (name ?? 0);
    const path = new TextDecoder().decode(this.bytes.subarray(nameAt, next));
    // Some programs write paths as Windows does, or in other letters than they refer to them by.
    this.entries.set(path.replaceAll('\\', '/').toLowerCase(), {
      method: this.view.getUint16(at + 10, true),
      packedBytes: this.view.getUint32(at + 20, true),
      headerAt: this.view.getUint32(at + 42, true),
    });
    return next + (extra ?? 0) + (comment ?? 0);
  }
}

function inSteps(bytes: Uint8Array, take: (step: Uint8Array, isLast: boolean) => void): void {
  for (let at = 0; at < bytes.length; at += STEP_BYTES) {
    take(bytes.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= bytes.length);
  }
}
