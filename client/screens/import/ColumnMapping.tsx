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
import classes from './ColumnMapping.module.css';
import {
  columnCounts,
  consistent,
  isBlankColumn,
  type Mapping,
  mappingProblem,
  recognized,
  usedColumns,
} from './columns.ts';

/** How many unrecognized columns show at first, and how many the button adds. Drawing 256 selects takes long. */
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

/** The file's columns, each with a select of what it holds. Recognized columns are already set. */
export function ColumnMapping({ sheet, mapping, labels, hasProblem, onMap, rememberedNote }: ColumnMappingProps) {
  const [limit, setLimit] = useState(PAGE);
  const unit = useFieldRules();
  const fileColumns = [...labels.keys()];
  const options = [
    { value: '', label: 'Not imported' },
    ...[...labels].map(([value, label]): { value: string; label: string } => ({ value, label })),
  ];
  const problem = mappingProblem(mapping, labels);
  const columns = usedColumns(sheet);
  const counts = columnCounts(sheet, mapping, labels, unit);
  const columnFor = knownHeadings(unit);
  const known = recognized(sheet, unit);
  const shown = columns.filter(
    ({ index }, place) => place < limit || known[index] !== null || (mapping[index] ?? null) !== null,
  );
  // A choice in the list doesn't fold it.
  const [folding, setFolding] = useState({ sheet, startsOpen: !counts.areAllKnown || hasProblem, times: 0 });
  if (folding.sheet !== sheet)
    setFolding({ sheet, startsOpen: !counts.areAllKnown || hasProblem, times: folding.times + 1 });
  return (
    <>
      <Folded
        key={folding.times}
        startsOpen={folding.startsOpen}
        summary={summaryText({
          ...{ ...counts, row: sheet.headings.row },
          hidden: columns.filter(({ index }) => sheet.hiddenColumns.includes(index)).length,
          remembered: columns.filter(({ heading }) => rememberedNote(heading) !== null).length,
        })}
      >
        <ul className={list.rows}>
          {shown.map(({ heading, index }) => (
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
        <ShowMore
          label={`Show ${Math.min(PAGE, columns.length - shown.length)} more`}
          status={`Showing ${shown.length} of ${columns.length} columns.`}
          hasMore={shown.length < columns.length}
          onMore={() => Promise.resolve(setLimit(limit + PAGE))}
        />
      </Folded>
      {problem !== null && <ErrorText staysOutOfSight>{problem}</ErrorText>}
    </>
  );
}

type Summary = ReturnType<typeof columnCounts> & {
  readonly hidden: number;
  readonly remembered: number;
  /** The row of the headings. */
  readonly row: number;
};

/** What the folded list says: `All 14 columns are understood, 2 of them never read. Headings are in row 1.` */
function summaryText({ all, imported, never, hidden, remembered, areAllKnown, row }: Summary): string {
  const headings = `Headings are in row ${row}.`;
  if (!areAllKnown) return `${imported} of ${counted(all, 'column')} will be imported. ${headings}`;
  const notes = [
    never > 0 && `${never} never read`,
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
