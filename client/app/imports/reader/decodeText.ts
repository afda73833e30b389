import { UnreadableFile } from '../UnreadableFile.ts';

const BYTE_ORDER_MARKS: readonly [encoding: string, bytes: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** How many bytes of a file are enough to recognize its encoding. */
const SAMPLE_BYTES = 1_000;

/** A file's text, and a note about its encoding, if there is one. */
type FileText = { readonly text: string; readonly note: string | null };

/**
 * Decodes a text file. A byte order mark decides the Unicode encoding. Without one, it is UTF-16 or UTF-8, and otherwise Windows-1252,
 * which American spreadsheets save.
 * @throws UnreadableFile if it isn't text
 */
export function decodeText(bytes: Uint8Array): FileText {
  const encoding = markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  if (encoding !== null) return { text: new TextDecoder(encoding).decode(bytes), note: null };
  if (bytes.includes(0)) throw new UnreadableFile('This is not a text file or an Excel file.');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), note: null };
  } catch {
    const note = "This file isn't in Unicode, so it was read as Windows-1252. Check the accents.";
    return { text: new TextDecoder('windows-1252').decode(bytes), note };
  }
}

/** The Unicode encoding that a byte order mark names; null without one. */
export function markedEncoding(bytes: Uint8Array): string | null {
  return BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0] ?? null;
}

/** Recognizes UTF-16 without a byte order mark: headings have Latin letters, whose every other byte is zero. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = (parity: number) => sample.filter((byte, index) => index % 2 === parity && byte === 0).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (odd > sample.length / 4 && even === 0) return 'utf-16le';
  return even > sample.length / 4 && odd === 0 ? 'utf-16be' : null;
}
