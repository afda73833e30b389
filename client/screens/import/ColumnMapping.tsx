import { NativeSelect } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type FileColumn, isNeverRead, knownHeadings } from '../../../domain/roster/headings.ts';
import { counted } from '../../../domain/words.ts';
import { columnLetter, columnName, type FileSheet } from '../../app/imports/sheetFile.ts';
import { ShowMore } from '../../app/tables/ShowMore.tsx';
import { ErrorText } from '../../components/ErrorText.tsx';
import { Folded } from '../../components/Folded.tsx';
import { useFieldRules } from '../../components/PolicyContext.ts';
import list from '../../components/rows.module.css';
import { type ColumnCounts, columnCounts, isBlankColumn, type SheetColumn, usedColumns } from './columnCounts.ts';
import classes from './ColumnMapping.module.css';
import { consistent, type Mapping, mappingProblem } from './columns.ts';

/** How many unknown columns show at first, and how many the button adds. Drawing 256 selects takes long. */
const PAGE = 25;
/** The number of sample texts for a column. */
const SAMPLE_TEXTS = 3;
/** The longest sample, in characters. */
const SAMPLE_LENGTH = 30;

type ColumnMappingProps = {
  sheet: FileSheet;
  mapping: Mapping;
  /** The choices for a column. */
  labels: ReadonlyMap<FileColumn, string>;
  /** Whether a column has to be looked at, because its cells can't be read. */
  hasProblem: boolean;
  onMap: (mapping: Mapping) => void;
  /** Notes that a heading's meaning is remembered from an earlier file. */
  rememberedNote: (heading: string) => ReactNode;
};

/** The file's columns, each with a select of what it holds. Those that are understood are set and folded. */
export function ColumnMapping({ hasProblem, ...listed }: ColumnMappingProps) {
  const { sheet, mapping, labels, rememberedNote } = listed;
  const unit = useFieldRules();
  const counts = columnCounts(sheet, mapping, unit);
  const problem = mappingProblem(mapping, labels);
  // The lists stay as the sheet was opened, so that a choice moves no column to the other list.
  const now = { sheet, unknown: counts.unknown, startsOpen: problem !== null || hasProblem };
  const [opened, setOpened] = useState({ ...now, times: 0 });
  if (opened.sheet !== sheet) setOpened({ ...now, times: opened.times + 1 });
  const columns = usedColumns(sheet);
  const isUnknown = ({ index }: SheetColumn) => opened.unknown.includes(index);
  return (
    <>
      <Folded
        key={`known ${opened.times}`}
        startsOpen={opened.startsOpen}
        summary={summaryText({
          ...counts,
          isComplete: problem === null && counts.unknown.length === 0,
          row: sheet.headings.row,
          hidden: columns.filter(({ index }) => sheet.hiddenColumns.includes(index)).length,
          remembered: columns.filter(({ heading }) => rememberedNote(heading) !== null).length,
        })}
      >
        <ColumnList label="Known columns" columns={columns.filter((column) => !isUnknown(column))} {...listed} />
      </Folded>
      <UnknownColumns key={`unknown ${opened.times}`} columns={columns.filter(isUnknown)} {...listed} />
      {problem !== null && <ErrorText staysOutOfSight>{problem}</ErrorText>}
    </>
  );
}

type ColumnListProps = Omit<ColumnMappingProps, 'hasProblem'> & { columns: readonly SheetColumn[] };

function UnknownColumns({ columns, ...listed }: ColumnListProps) {
  const [limit, setLimit] = useState(PAGE);
  const shown = columns.slice(0, limit);
  return (
    <>
      <ColumnList label="Unknown columns" columns={shown} {...listed} />
      <ShowMore
        label={`Show ${Math.min(PAGE, columns.length - shown.length)} more`}
        status={`Showing ${shown.length} of ${counted(columns.length, 'unknown column')}.`}
        hasMore={shown.length < columns.length}
        onMore={() => Promise.resolve(setLimit(limit + PAGE))}
      />
    </>
  );
}

function ColumnList({
  label,
  columns,
  sheet,
  mapping,
  labels,
  onMap,
  rememberedNote,
}: ColumnListProps & { label: string }) {
  const unit = useFieldRules();
  const fileColumns = [...labels.keys()];
  const options = [
    { value: '', label: 'Not imported' },
    ...[...labels].map(([value, text]): { value: string; label: string } => ({ value, label: text })),
  ];
  const columnFor = knownHeadings(unit);
  if (columns.length === 0) return null;
  return (
    <ul className={list.rows} aria-label={label}>
      {columns.map(({ heading, index }) => (
        <li key={index} className={classes.column} data-ignored={mapping[index] === null || undefined}>
          <div>
            <div className={classes.heading}>{columnName(sheet, index)}</div>
            <div className={classes.samples}>
              {sheet.hiddenColumns.includes(index) && 'Hidden in the file. '}
              {isNeverRead(heading, columnFor)
                ? 'Never read'
                : samplesOf(sheet, index).join(' · ') || blankText(sheet, index)}
            </div>
            {rememberedNote(heading)}
          </div>
          <NativeSelect
            disabled={isNeverRead(heading, columnFor)}
            aria-label={`What column ${columnLetter(index)} ${heading} holds`}
            value={mapping[index] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onMap(consistent(mapping.with(index, fileColumns.find((column) => column === value) ?? null), unit))
            }
            data={options}
          />
        </li>
      ))}
    </ul>
  );
}

type Summary = Omit<ColumnCounts, 'unknown'> & {
  readonly hidden: number;
  readonly remembered: number;
  /** Whether nothing has to be chosen. */
  readonly isComplete: boolean;
  /** The row of the headings. */
  readonly row: number;
};

/** What the folded list says: `All 14 columns are understood, 2 of them never read. Headings are in row 1.` */
function summaryText({ all, imported, never, numbers, hidden, remembered, isComplete, row }: Summary): string {
  const headings = `Headings are in row ${row}.`;
  if (!isComplete) return `${imported} of ${counted(all, 'column')} will be imported. ${headings}`;
  const notes = [
    never > 0 && `${never} never read`,
    numbers > 0 && `${numbers} with row numbers`,
    hidden > 0 && `${hidden} hidden in the file`,
    remembered > 0 && `${remembered} as in an earlier file`,
  ].filter((note) => note !== false);
  const known = all === 1 ? 'The column is understood' : `All ${all} columns are understood`;
  return `${[known, ...notes].join(', ')}. ${headings}`;
}

function blankText(sheet: FileSheet, index: number): string {
  return isBlankColumn(sheet, index) ? 'Blank in every row' : 'Formulas without results';
}

function samplesOf({ rows }: FileSheet, index: number): string[] {
  const texts = new Set<string>();
  for (const { cells } of rows) {
    const text = cells[index] ?? '';
    if (text !== '') texts.add(text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH)}…` : text);
    if (texts.size === SAMPLE_TEXTS) break;
  }
  return [...texts];
}
