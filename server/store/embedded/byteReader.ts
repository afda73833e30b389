/**
 * Reads bytes from front to back.
 * @throws RangeError at the end.
 */
export class ByteReader {
  private position = 0;

  constructor(private readonly all: Buffer) {}

  get isAtEnd(): boolean {
    return this.position === this.all.length;
  }

  bytes(length: number): Buffer {
    const from = this.position;
    this.position += length;
    if (this.position > this.all.length) throw new RangeError('there are no more bytes');
    return this.all.subarray(from, this.position);
  }

  /** A number of so many bytes, the lowest first. */
  number(length: number): number {
    return this.bytes(length).readUIntLE(0, length);
  }

  /** A number with seven bits in each byte, the lowest first. All bytes except the last have the eighth bit set. */
  varint(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.number(1);
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }
}
