import { strFromU8, strToU8, Zip, ZipDeflate, ZipPassThrough, zipSync } from 'fflate';
import { Archive } from './Archive.ts';

/** The unpacked bytes of one part of the archive. */
function unpacked(archive: Uint8Array, path: string): Uint8Array {
  const pieces: Uint8Array[] = [];
  new Archive(archive).unpack(path, (bytes) => pieces.push(bytes.slice()));
  return Uint8Array.from(Buffer.concat(pieces));
}
const text = (archive: Uint8Array, path: string) => strFromU8(unpacked(archive, path));

/** An archive by a program that learns a part's length only after writing it. The length then follows the part. */
function streamed(parts: Record<string, Uint8Array>, Part: typeof ZipDeflate | typeof ZipPassThrough): Uint8Array {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const [path, bytes] of Object.entries(parts)) {
    const part = new Part(path);
    zip.add(part);
    part.push(bytes, true);
  }
  zip.end();
  return Uint8Array.from(Buffer.concat(pieces));
}

/** Bytes that can't be compressed. */
function noise(length: number): Uint8Array {
  let seed = 1;
  return Uint8Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  });
}

const LARGE = noise(300_000);
const PARTS = { 'a.xml': strToU8('<a/>'), 'empty.xml': new Uint8Array(), 'large.bin': LARGE, 'z.xml': strToU8('<z/>') };

it.each([
  ['packed', zipSync(PARTS)],
  ['stored as they are', zipSync(PARTS, { level: 0 })],
  ['packed with their sizes behind them', streamed(PARTS, ZipDeflate)],
  ['stored with their sizes behind them', streamed(PARTS, ZipPassThrough)],
  ['with a remark at the end', zipSync(PARTS, { comment: 'A remark' })],
])('unpacks parts %s, again and in any order', (_, bytes) => {
  const archive = new Archive(bytes);
  for (const path of ['z.xml', 'large.bin', 'a.xml', 'empty.xml', 'a.xml']) {
    const pieces: Uint8Array[] = [];
    archive.unpack(path, (piece) => pieces.push(piece.slice()));
    expect(
      Buffer.concat(pieces).equals(Buffer.from(Object.entries(PARTS).find(([name]) => name === path)?.[1] ?? [])),
    ).toBe(true);
  }
  expect([archive.has('a.xml'), archive.has('b.xml')]).toEqual([true, false]);
});

it('unpacks a part wherever the steps cut its header, its bytes and what stands behind it', () => {
  for (let length = 3950; length < 4110; length += 1) {
    const parts = { first: noise(length), second: strToU8('<sheet/>'), third: strToU8('<texts/>') };
    for (const bytes of [zipSync(parts, { level: 0 }), streamed(parts, ZipPassThrough), streamed(parts, ZipDeflate)]) {
      expect([text(bytes, 'second'), text(bytes, 'third')]).toEqual(['<sheet/>', '<texts/>']);
    }
  }
});

it('finds parts whose paths are written as Windows does, or in other letters', () => {
  const archive = zipSync({ 'XL\\Worksheets\\Sheet1.XML': strToU8('<a/>') });
  expect(text(archive, 'xl/worksheets/sheet1.xml')).toBe('<a/>');
});

it('takes the later of two parts of one name', () => {
  const archive = zipSync({ 'a.xml': strToU8('old'), 'b.xml': strToU8('new') });
  for (let at = 0; at < archive.length; at += 1) {
    if (strFromU8(archive.subarray(at, at + 5)) === 'b.xml') archive.set(strToU8('a'), at);
  }
  expect(text(archive, 'a.xml')).toBe('new');
});

it('takes no part of an archive within an archive for one of its own', () => {
  const inner = zipSync({ 'xl/workbook.xml': strToU8('inner') }, { level: 0 });
  const parts = { 'xl/workbook.xml': strToU8('outer'), 'xl/embeddings/other.xlsx': inner };
  expect(text(zipSync(parts, { level: 0 }), 'xl/workbook.xml')).toBe('outer');
  expect(() => new Archive(streamed(parts, ZipPassThrough))).toThrow(
    'The archive has other parts than its directory lists.',
  );
});

it('refuses an archive that is cut off anywhere', () => {
  const whole = streamed({ 'a.xml': strToU8('<a>text</a>'), 'b.xml': strToU8('<b/>') }, ZipDeflate);
  for (let length = 0; length < whole.length; length += 1) {
    expect(() => new Archive(whole.subarray(0, length))).toThrow();
  }
});

it('refuses a part that is broken or packed in another way', () => {
  const numbers = strToU8(Array.from({ length: 10_000 }, (_, number) => number).join(' '));
  const broken = zipSync({ 'a.xml': numbers });
  broken.fill(0xff, 100, 200);
  expect(() => unpacked(broken, 'a.xml')).toThrow();
  const other = zipSync({ 'a.xml': numbers });
  // In the part's own header, this says how it is compressed.
  other.set([9], 8);
  expect(() => unpacked(other, 'a.xml')).toThrow('unknown compression type 9');
});

it('refuses an archive that says of itself that it has more parts than any', () => {
  const archive = zipSync({ 'a.xml': strToU8('<a/>') });
  const ended = archive.length - 22;
  // What larger archives have: a second end of the directory, and the place of that end.
  const large = new Uint8Array(archive.length + 56 + 20);
  large.set(archive.subarray(0, ended));
  large.set(archive.subarray(ended), ended + 56 + 20);
  const view = new DataView(large.buffer);
  view.setUint32(ended, 0x06064b50, true);
  view.setUint32(ended + 32, 0xffffffff, true);
  view.setUint32(ended + 48, view.getUint32(large.length - 22 + 16, true), true);
  view.setUint32(ended + 56, 0x07064b50, true);
  view.setUint32(ended + 56 + 8, ended, true);
  expect(() => new Archive(large)).toThrow('The archive has too many parts.');
});
