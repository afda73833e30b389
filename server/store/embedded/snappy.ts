import type { ByteReader } from './byteReader.ts';

/** Decompresses Snappy, which LevelDB uses for most blocks. Format: https://github.com/google/snappy/blob/main/format_description.txt */
export function unsnap(reader: ByteReader): Buffer {
  const content = Buffer.alloc(reader.varint());
  let end = 0;
  while (!reader.isAtEnd) {
    const tag = reader.number(1);
    const [kind, upper] = [tag & 3, tag >> 2];
    if (kind === 0) {
      // Above 59, the value says how many bytes the length takes.
      const length = 1 + (upper < 60 ? upper : reader.number(upper - 59));
      end += reader.bytes(length).copy(content, end);
      continue;
    }
    const length = kind === 1 ? 4 + (upper & 7) : 1 + upper;
    const distance = kind === 1 ? ((upper >> 3) << 8) + reader.number(1) : reader.number(kind === 2 ? 2 : 4);
    // Byte by byte, because the copy may overlap its source.
    for (const stop = end + length; end < stop; end += 1) content[end] = content.readUInt8(end - distance);
  }
  return content;
}
