import {
  CELL_MAX_LENGTH,
  COLUMNS_MAX,
  FILLED_CELLS_MAX,
  SHEETS_MAX,
  TEXT_MAX_LENGTH,
} from '../../../../domain/imports/fileLimits.ts';
import { isLocalDate } from '../../../../domain/localDate.ts';
import { type CellPlace, columnIndex, type DateCell } from '../sheetFile.ts';
import { UnreadableFile } from '../UnreadableFile.ts';
import { Archive } from './Archive.ts';
import type { CellCounter } from './CellCounter.ts';
import { CellFormats, notDated, type Shown } from './CellFormats.ts';
import { markedEncoding } from './decodeText.ts';
import { type MergedCells, Table } from './Table.ts';
import { type Attributes, type XmlHandler, xmlParser } from './xmlParser.ts';

const BROKEN = 'This Excel file is broken or incomplete. Open it in Excel and save it again.';
const TOO_MANY_SHEETS = `This file has more than ${SHEETS_MAX} sheets. Save the sheet you want to import as a separate file.`;
/** How many characters of a sheet's name are kept: more than Excel allows. */
const NAME_MAX_LENGTH = 100;
/** Excel writes some characters as seven. */
const WRITTEN_MAX_LENGTH = 7 * CELL_MAX_LENGTH;

type XlsxRules = {
  /** How many rows of each sheet are kept. */
  keepRows: number;
  counter: CellCounter;
};

/**
 * The rows of every sheet in an Excel file. A number becomes the text that its cell shows, a date `2026-01-05`, a boolean `TRUE` or
 * `FALSE`. An error is blank, and so is a formula without a result, which the table lists.
 * @throws UnreadableFile if the file is broken or has too much
 */
export function readXlsx(bytes: Uint8Array, { keepRows, counter }: XlsxRules): Table[] {
  try {
    const archive = new Archive(bytes);
    const workbook = workbookPath(archive);
    if (workbook === null) throw new RangeError('The archive has no workbook.');
    const { sheets, is1904, isStale } = readWorkbook(archive, workbook);
    const targets = relationsOf(archive, workbook);
    const formats = new CellFormats(is1904);
    const texts: string[] = [];
    for (const { type, path } of targets.values()) {
      if (type === 'styles' && archive.has(path)) readStyles(archive, path, formats);
      if (type === 'sharedStrings' && archive.has(path)) readTexts(archive, path, texts);
    }
    return sheets.flatMap(({ name, isHidden, relation }) => {
      const target = targets.get(relation);
      // A sheet may contain only a chart.
      if (target?.type !== 'worksheet') return [];
      const table = new Table(name, isHidden, keepRows, counter);
      read(archive, target.path, new SheetHandler(table, { formats, texts, counter, isStale }));
      return [table];
    });
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(BROKEN, { cause: error });
  }
}

/** Parses a part of the file, which is XML. */
function read(archive: Archive, path: string, handler: XmlHandler): void {
  const xml = xmlParser(handler);
  let decoder: TextDecoder | null = null;
  archive.unpack(path, (bytes) => {
    decoder ??= new TextDecoder(markedEncoding(bytes) ?? 'utf-8');
    xml.write(decoder.decode(bytes, { stream: true }));
  });
  xml.close();
}

type Relation = { readonly type: string; readonly path: string };

/** The parts that a part refers to, by the names it uses for them. */
function relationsOf(archive: Archive, part: string): ReadonlyMap<string, Relation> {
  const relations = new Map<string, Relation>();
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const path = `${folder}_rels/${part.slice(folder.length)}.rels`;
  if (!archive.has(path)) return relations;
  read(archive, path, {
    open: (name, attributes) => {
      if (name !== 'Relationship') return;
      const type = (attributes.get('Type') ?? '').split('/').at(-1) ?? '';
      relations.set(attributes.get('Id') ?? '', { type, path: pathFrom(folder, attributes.get('Target') ?? '') });
    },
  });
  return relations;
}

function pathFrom(folder: string, target: string): string {
  // The root doesn't matter: relative paths, and paths that start with a slash, are both within the archive.
  return new URL(target, `file:///${folder}`).pathname.slice(1);
}

function workbookPath(archive: Archive): string | null {
  const main = [...relationsOf(archive, '').values()].find(({ type }) => type === 'officeDocument');
  const path = main?.path ?? 'xl/workbook.xml';
  return path.endsWith('.xml') && /workbook/i.test(path) && archive.has(path) ? path : null;
}

function readWorkbook(archive: Archive, path: string) {
  const sheets: { name: string; isHidden: boolean; relation: string }[] = [];
  let is1904 = false;
  let isStale = false;
  read(archive, path, {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = isTrue(attributes.get('date1904'));
      if (name === 'calcPr') isStale = isTrue(attributes.get('fullCalcOnLoad'));
      if (name !== 'sheet') return;
      sheets.push({
        name: unescaped(attributes.get('name') ?? '').slice(0, NAME_MAX_LENGTH),
        isHidden: /hidden$/i.test(attributes.get('state') ?? ''),
        relation: attributes.get('id') ?? '',
      });
      if (sheets.length > SHEETS_MAX) throw new UnreadableFile(TOO_MANY_SHEETS);
    },
  });
  return { sheets, is1904, isStale };
}

function isTrue(attribute: string | undefined): boolean {
  return attribute === '1' || attribute === 'true';
}

/** Whether Excel hides a row or column: it is marked as hidden, or has no size. */
function isNotShown(attributes: Attributes, size: 'ht' | 'width'): boolean {
  return isTrue(attributes.get('hidden')) || Number(attributes.get(size) ?? 1) === 0;
}

function readStyles(archive: Archive, path: string, formats: CellFormats): void {
  let list: string | null = null;
  read(archive, path, {
    open: (name, attributes) => {
      if (name === 'numFmts' || name === 'cellXfs') list = name;
      // Other lists contain such elements, too.
      if (name === 'numFmt' && list === 'numFmts') {
        formats.addFormat(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '');
      }
      if (name === 'xf' && list === 'cellXfs') formats.addStyle(Number(attributes.get('numFmtId') ?? 0));
    },
    close: (name) => {
      if (name === list) list = null;
    },
  });
}

/** Collects an element's text from its parts, without its phonetic notes. */
class TextParts {
  value = '';
  private isText = false;
  private isPronunciation = false;

  open(name: string): void {
    if (name === 't') this.isText = true;
    if (name === 'rPh') this.isPronunciation = true;
  }

  close(name: string): void {
    if (name === 't') this.isText = false;
    if (name === 'rPh') this.isPronunciation = false;
  }

  text(text: string): void {
    if (this.isText && !this.isPronunciation) this.value += text.slice(0, WRITTEN_MAX_LENGTH + 1 - this.value.length);
  }
}

/** Reads the texts that cells refer to by number. */
function readTexts(archive: Archive, path: string, texts: string[]): void {
  let parts = new TextParts();
  let length = 0;
  read(archive, path, {
    open: (name) => {
      if (name === 'si') parts = new TextParts();
      else parts.open(name);
    },
    close: (name) => {
      if (name !== 'si') {
        parts.close(name);
        return;
      }
      texts.push(unescaped(parts.value));
      length += parts.value.length;
      if (texts.length > FILLED_CELLS_MAX || length > TEXT_MAX_LENGTH) {
        throw new UnreadableFile('This file has too much text. Save the sheet you want to import as a separate file.');
      }
    },
    text: (text) => parts.text(text),
  });
}

type SheetContext = {
  formats: CellFormats;
  texts: readonly string[];
  counter: CellCounter;
  /** Whether formulas have to be calculated when the file is opened. Programs that can't calculate write 0 as every result. */
  isStale: boolean;
};

/** Reads a sheet's cells, row by row. */
class SheetHandler implements XmlHandler {
  private row = 0;
  private cells: string[] = [];
  dates: DateCell[] = [];
  uncalculated: CellPlace[] = [];
  isHidden = false;
  /** The column of the current cell, from 0. */
  private column = -1;
  private type = '';
  private style = 0;
  private value = '';
  private isValue = false;
  private hasValue = false;
  private hasFormula = false;
  private parts = new TextParts();

  constructor(
    private readonly table: Table,
    private readonly context: SheetContext,
  ) {}

  readonly open = (name: string, attributes: Attributes): void => {
    if (name === 'row') {
      const number = Number(attributes.get('r') ?? this.row + 1);
      if (!Number.isInteger(number)) throw new RangeError('A row has no number.');
      this.row = number;
      this.cells = [];
      this.dates = [];
      this.uncalculated = [];
      this.isHidden = isNotShown(attributes, 'ht');
      this.column = -1;
    } else if (name === 'c') {
      const address = attributes.get('r');
      this.column = address === undefined ? this.column + 1 : columnIndex(address);
      this.type = attributes.get('t') ?? 'n';
      this.style = Number(attributes.get('s') ?? 0);
      this.value = '';
      this.hasValue = false;
      this.hasFormula = false;
      this.parts = new TextParts();
    } else if (name === 'v') {
      this.isValue = true;
      this.hasValue = true;
    } else if (name === 'f') this.hasFormula = true;
    else if (name === 'col') {
      if (isNotShown(attributes, 'width')) {
        this.table.hideColumns(Number(attributes.get('min')) - 1, Number(attributes.get('max')) - 1);
      }
    } else if (name === 'mergeCell') {
      const merged = oneBelowOther(attributes.get('ref') ?? '');
      if (merged) this.table.merge(merged);
    } else this.parts.open(name);
  };

  readonly close = (name: string): void => {
    if (name === 'row') this.table.add(this.row, this.cells, this);
    else if (name === 'c') this.take();
    else if (name === 'v') this.isValue = false;
    else this.parts.close(name);
  };

  readonly text = (text: string): void => {
    if (this.isValue) this.value += text.slice(0, WRITTEN_MAX_LENGTH + 1 - this.value.length);
    else this.parts.text(text);
  };

  /** Adds the cell that has been read. */
  private take(): void {
    const { column } = this;
    if (this.isUncalculated()) {
      this.context.counter.place(column, this.row);
      if (this.uncalculated.length < COLUMNS_MAX) this.uncalculated.push({ row: this.row, column });
      return;
    }
    const shown = this.shown();
    if (shown === null) return;
    this.context.counter.place(column, this.row);
    while (this.cells.length < column) this.cells.push('');
    this.cells[column] = shown.text;
    if (shown.dated !== null) {
      this.dates.push({ row: this.row, column, shown: shown.dated, isMonth: shown.isMonth, order: shown.order });
    }
  }

  /** Whether the cell's formula has no result. An empty text is a result: it has an empty value. */
  private isUncalculated(): boolean {
    if (!this.hasFormula || this.type === 'e') return false;
    if (this.value === '') return !this.hasValue || this.type !== 'str';
    return this.context.isStale && this.value === '0';
  }

  /** What the cell shows; null for an empty cell. */
  private shown(): Shown | null {
    const { value, type, style } = this;
    const { formats, texts } = this.context;
    if (type === 'e') return notDated('');
    if (type === 'inlineStr') return textShown(unescaped(this.parts.value));
    if (value === '') return null;
    if (type === 's') {
      const text = texts[Number(value)];
      if (text === undefined) throw new RangeError('A cell refers to a text that is not there.');
      return textShown(text);
    }
    if (type === 'b') return textShown(value === '1' ? 'TRUE' : 'FALSE');
    if (type === 'str') return textShown(unescaped(value));
    const day = value.slice(0, 10);
    if (type === 'd' && isLocalDate(day)) return { text: day, dated: day, isMonth: false, order: null };
    const number = Number(value);
    return Number.isFinite(number) ? formats.shown(number, style) : textShown(value);
  }
}

/** The cells of an area in one column, such as `B5:B12`; null for any other area. */
function oneBelowOther(area: string): MergedCells | null {
  const [, first = '', from, last, to] = /^([A-Z]{1,4})(\d{1,7}):([A-Z]{1,4})(\d{1,7})$/.exec(area) ?? [];
  return first !== '' && first === last ? { column: columnIndex(first), from: Number(from), to: Number(to) } : null;
}

function textShown(text: string): Shown | null {
  const shown = text.trim();
  return shown === '' ? null : notDated(shown);
}

/** The text with Excel's escaped characters, such as `_x000D_`, restored. */
function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
