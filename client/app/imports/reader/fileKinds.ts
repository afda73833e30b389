import { Archive } from './Archive.ts';

/*
 * Files of other programs, which people bring as well. They are recognized by their content, as a name may say anything, and are called what they
 * are, with how to save them as a file that is read.
 */

const AS_XLSX = 'in Excel, choose File > Save As and Excel Workbook (.xlsx).';
const OLD_EXCEL = `This is an Excel 97 file (.xls), which is of the old kind. Save it as .xlsx or .csv: ${AS_XLSX}`;
const LOCKED =
  'This Excel file has a password. Save it without one: in Excel, choose File > Info > Protect Workbook > Encrypt with Password, and clear it.';
const OPEN_DOCUMENT =
  'This is an OpenDocument spreadsheet (.ods). Save it as .xlsx or .csv: in LibreOffice, choose File > Save As and Excel 2007-365 (.xlsx).';
const BINARY_EXCEL = `This is a binary Excel file (.xlsb). Save it as .xlsx or .csv: ${AS_XLSX}`;
const NUMBERS = 'This is a Numbers spreadsheet. Save it as .xlsx or .csv: in Numbers, choose File > Export To > Excel.';
const XML_EXCEL = `This is an Excel 2003 file in XML. Save it as .xlsx or .csv: ${AS_XLSX}`;
const WEB_PAGE = `This is a web page, as some programs save tables under the name .xls. Open it with Excel and save it as .xlsx or .csv: ${AS_XLSX}`;

/** What Excel's files began with until 2003, within a container of other programs, and until 1995 without one. */
const CONTAINER: readonly number[] = [0xd0, 0xcf, 0x11, 0xe0];
const WITHOUT_CONTAINER: readonly (readonly number[])[] = [0, 2, 4, 8].map((version) => [0x09, version]);

const WEB_PAGE_STARTS = ['<!doctype html', '<html', '<table', '<head', '<meta', '<style', '<div'];

/** How much of a text shows that it is a page or a spreadsheet of markup, in bytes. */
const SAMPLE_BYTES = 2_000;

/** Why a file is not read that another program made, with how to save it as one that is; null for any other file. */
export function otherProgram(bytes: Uint8Array): string | null {
  return oldExcel(bytes) ?? (isArchive(bytes) ? otherArchive(bytes) : otherMarkup(bytes));
}

function oldExcel(bytes: Uint8Array): string | null {
  if (begins(bytes, CONTAINER)) return holdsName(bytes, 'EncryptedPackage') ? LOCKED : OLD_EXCEL;
  // The third and fourth byte say how long the first piece is: 4 to 16 bytes.
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

/** A broken archive is told of where it is read. */
function archiveOf(bytes: Uint8Array): Archive | null {
  try {
    return new Archive(bytes);
  } catch {
    return null;
  }
}

/** Whether the file begins like an archive, as Excel's files have since 2007. */
export function isArchive(bytes: Uint8Array): boolean {
  return begins(bytes, [0x50, 0x4b, 0x03, 0x04]);
}

function begins(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Whether the bytes hold a name as Windows writes it, each letter in two bytes. */
function holdsName(bytes: Uint8Array, name: string): boolean {
  const letters = Array.from(name, (letter) => letter.charCodeAt(0));
  const [first = 0] = letters;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (letters.every((code, index) => bytes[at + 2 * index] === code && bytes[at + 2 * index + 1] === 0)) return true;
  }
  return false;
}
