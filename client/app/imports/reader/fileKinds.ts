import { Archive } from './Archive.ts';

/*
 * Files of other programs, which people also bring. They are recognized by content, because a name can be wrong. The message names the
 * program, and says how to save a file that can be read.
 */

const AS_XLSX = 'in Excel, choose File > Save As and Excel Workbook (.xlsx).';
const OLD_EXCEL = `This is an old Excel file (.xls). Save it as .xlsx or .csv: ${AS_XLSX}`;
const LOCKED =
  'This Excel file has a password. Save it without one: in Excel, choose File > Info > Protect Workbook > Encrypt with Password, and clear it.';
const OPEN_DOCUMENT =
  'This is an OpenDocument spreadsheet (.ods). Save it as .xlsx or .csv: in LibreOffice, choose File > Save As and Excel 2007-365 (.xlsx).';
const BINARY_EXCEL = `This is a binary Excel file (.xlsb). Save it as .xlsx or .csv: ${AS_XLSX}`;
const NUMBERS = 'This is a Numbers spreadsheet. Save it as .xlsx or .csv: in Numbers, choose File > Export To > Excel.';
const XML_EXCEL = `This is an Excel 2003 file in XML. Save it as .xlsx or .csv: ${AS_XLSX}`;
const WEB_PAGE = `This is a web page, although its name may end in .xls. Open it in Excel and save it as .xlsx or .csv: ${AS_XLSX}`;

/** The first bytes of an Excel file: until 2003 in a container that other programs share, until 1995 without one. */
const CONTAINER: readonly number[] = [0xd0, 0xcf, 0x11, 0xe0];
const WITHOUT_CONTAINER: readonly (readonly number[])[] = [0, 2, 4, 8].map((version) => [0x09, version]);

const WEB_PAGE_STARTS = ['<!doctype html', '<html', '<table', '<head', '<meta', '<style', '<div'];

/** How many bytes of a text show that it is a web page, or a spreadsheet in XML. */
const SAMPLE_BYTES = 2_000;

/** Why another program's file can't be read, and how to save a readable file; null for any other file. */
export function otherProgram(bytes: Uint8Array): string | null {
  return oldExcel(bytes) ?? (isArchive(bytes) ? otherArchive(bytes) : otherMarkup(bytes));
}

function oldExcel(bytes: Uint8Array): string | null {
  if (begins(bytes, CONTAINER)) return holdsName(bytes, 'EncryptedPackage') ? LOCKED : OLD_EXCEL;
  // The third and fourth bytes give the length of the first piece: 4 to 16 bytes.
  const isOld = WITHOUT_CONTAINER.some((start) => begins(bytes, start)) && bytes[3] === 0;
  return isOld && [4, 6, 8, 16].includes(bytes[2] ?? 0) ? OLD_EXCEL : null;
}

function otherArchive(bytes: Uint8Array): string | null {
  const archive = archiveOf(bytes);
  if (archive === null) return null;
  if (archive.has('xl/workbook.bin')) return BINARY_EXCEL;
  if (archive.has('Index/Document.iwa') || archive.has('Index.zip')) return NUMBERS;
  return archive.has('content.xml') && archive.has('META-INF/manifest.xml') ? OPEN_DOCUMENT : null;
}

function otherMarkup(bytes: Uint8Array): string | null {
  const start = new TextDecoder().decode(bytes.subarray(0, SAMPLE_BYTES)).trimStart().toLowerCase();
  if (!start.startsWith('<')) return null;
  if (start.includes('urn:schemas-microsoft-com:office:spreadsheet')) return XML_EXCEL;
  if (start.includes('urn:oasis:names:tc:opendocument')) return OPEN_DOCUMENT;
  return WEB_PAGE_STARTS.some((tag) => start.startsWith(tag)) ? WEB_PAGE : null;
}

/** Null for a broken archive. The reader that opens it later explains the fault. */
function archiveOf(bytes: Uint8Array): Archive | null {
  try {
    return new Archive(bytes);
  } catch {
    return null;
  }
}

/** Whether the file starts like a zip archive. Excel's files have been archives since 2007. */
export function isArchive(bytes: Uint8Array): boolean {
  return begins(bytes, [0x50, 0x4b, 0x03, 0x04]);
}

function begins(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Whether the bytes contain a name as Windows writes it, two bytes for each letter. */
function holdsName(bytes: Uint8Array, name: string): boolean {
  const letters = Array.from(name, (letter) => letter.charCodeAt(0));
  const [first = 0] = letters;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (letters.every((code, index) => bytes[at + 2 * index] === code && bytes[at + 2 * index + 1] === 0)) return true;
  }
  return false;
}
