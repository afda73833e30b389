import { type ReactNode, useState } from 'react';
import { columnWidth, pageNote, type PaperPage, paperPages } from './paperPages.ts';
import classes from './PaperTable.module.css';

/** A cell's content. If it is more than text, `text` is used to measure it. */
export type PaperCell = string | { readonly text: string; readonly shown: ReactNode };

export type PaperRow = {
  readonly key: string;
  readonly name: PaperCell;
  /** A cell for each column; empty for a title above other rows. */
  readonly cells: readonly PaperCell[];
  /** Whether the row is about several people: a title or a total. */
  readonly isTotal?: boolean;
};

type PaperTableProps = {
  label: string;
  /** The line above the headings of each page: the table's name and its day. */
  title: string;
  columns: readonly { readonly key: string; readonly header: string }[];
  rows: readonly PaperRow[];
};

/** The width between the margins of landscape Letter, in CSS pixels. A4 is wider. */
const PAPER = 960;
/** The horizontal padding of a cell, in ems. */
const PADDING = 0.8;
/** The widths of the name column, in ems: up to `line` it isn't wrapped, and `widest` is its maximum. */
const NAME = { line: 14, widest: 16 };

/**
 * A table for landscape paper. Columns that don't fit follow on their own pages, which repeat the names. Every page has the headings, says
 * which columns it has, and where the others are. Nothing is cut off, whatever the paper.
 */
export function PaperTable({ label, title, columns, rows }: PaperTableProps) {
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  // The table's font size, --mantine-font-size-xs, is 0.75 rem.
  const room = PAPER / (0.75 * rem);
  const named = columnWidth(
    'Name',
    rows.map(({ name }) => textOf(name)),
    NAME.line,
  );
  const name = Math.min(NAME.widest, named) + PADDING;
  const widths = columns.map(
    ({ header }, index) =>
      columnWidth(
        header,
        rows.map(({ cells }) => textOf(cells[index] ?? '')),
      ) + PADDING,
  );
  const pages = paperPages(widths, room - name);
  return pages.map((page, index) => {
    const { here, next } = pageNote(pages, index);
    return (
      <Page
        key={page.first}
        label={label}
        title={[title, here].filter((text) => text !== null).join(' · ')}
        next={next}
        widths={[name, ...widths.slice(page.first, page.end)]}
        columns={columns.slice(page.first, page.end)}
        rows={rows.map((row) => cellsOn(row, page))}
      />
    );
  });
}

/** Groups rows that must be on the same page: a title or total with the row below it, and the last two rows. */
function keptTogether(rows: readonly PaperRow[]): readonly (readonly PaperRow[])[] {
  const groups: PaperRow[][] = [];
  rows.forEach((row, index) => {
    const last = groups.at(-1);
    if (last && (last.at(-1)?.isTotal || index === rows.length - 1)) last.push(row);
    else groups.push([row]);
  });
  return groups;
}

function cellsOn(row: PaperRow, { first, end }: PaperPage): PaperRow {
  return { ...row, cells: row.cells.slice(first, end) };
}

/** How much wider than its content the table may be, if the paper has room. */
const STRETCH = 1.5;

type PageProps = PaperTableProps & {
  /** The note below the last row; null if there is none. */
  next: string | null;
  /** The widths of the name and of each column, in ems. */
  widths: readonly number[];
};

function Page({ label, title, next, widths, columns, rows }: PageProps) {
  const width = widths.reduce((all, one) => all + one, 0);
  return (
    <table aria-label={label} className={classes.page} style={{ width: `min(100%, ${STRETCH * width}em)` }}>
      <colgroup>
        {widths.map((one, index) => (
          <col key={columns[index - 1]?.key ?? ''} style={{ width: `${(100 * one) / width}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr className={classes.note}>
          <td colSpan={widths.length}>{title}</td>
        </tr>
        <tr>
          <th scope="col">Name</th>
          {columns.map(({ key, header }) => (
            <th key={key} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      {keptTogether(rows).map((kept, at, { length }) => (
        <tbody key={kept[0]?.key}>
          {kept.map((row) => (
            <tr key={row.key} data-total={row.isTotal || undefined}>
              <th scope="row">{shownIn(row.name)}</th>
              {columns.map(({ key }, index) => (
                <td key={key}>{shownIn(row.cells[index] ?? '')}</td>
              ))}
            </tr>
          ))}
          {next !== null && at === length - 1 && (
            <tr className={classes.note}>
              <td colSpan={widths.length}>{next}</td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}

function textOf(cell: PaperCell): string {
  return typeof cell === 'string' ? cell : cell.text;
}

function shownIn(cell: PaperCell): ReactNode {
  return typeof cell === 'string' ? cell : cell.shown;
}
