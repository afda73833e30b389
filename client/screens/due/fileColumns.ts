import { dueText, typedText } from '../../../domain/due/dueText.ts';
import { type DueEvent, type Requirement, formerTest } from '../../../domain/due/requirements.ts';
import { resultText } from '../../../domain/due/resultText.ts';
import type { Due } from '../../../domain/due/states.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import { EVENT_HEADINGS } from '../../../domain/roster/eventColumns.ts';
import { type Rank, rankLabel, type Section, sectionLabel } from '../../../domain/values.ts';
import type { ExportColumn, ExportValue } from '../../app/tables/export/exportColumn.ts';
import { NAME_COLUMN, PAST_ETS_COLUMN, RANK_COLUMN } from '../../app/tables/export/personColumns.ts';
import type { Called } from '../../components/soldierText.ts';

/** A soldier with their status for each requirement. */
type MatrixRow = {
  readonly soldier: Called & { readonly section: Section; readonly pastEts: boolean };
  readonly standings: readonly (Due & { readonly requirementId: string; readonly typed: string | null })[];
};

/**
 * The columns of a file of who is due: a line for each person, with the state and the date of each requirement.
 * @param on the day that the statuses are for
 */
export function matrixColumns(
  requirements: readonly { readonly id: string; readonly name: string }[],
  on: LocalDate,
): readonly ExportColumn<MatrixRow>[] {
  const ofSoldier = ({ header, exported }: ExportColumn<MatrixRow['soldier']>): ExportColumn<MatrixRow> => ({
    header,
    exported: ({ soldier }) => exported(soldier),
  });
  return [
    ...[RANK_COLUMN, NAME_COLUMN].map(ofSoldier),
    { header: 'Section', exported: ({ soldier }) => sectionLabel[soldier.section] },
    ofSoldier(PAST_ETS_COLUMN),
    ...requirements.flatMap(({ id, name }): ExportColumn<MatrixRow>[] => {
      const of = ({ standings }: MatrixRow) => standings.find(({ requirementId }) => requirementId === id);
      return [
        { header: name, exported: (row) => stateText(of(row), on) },
        { header: `${name} due`, exported: (row) => dayOrBlank(of(row)?.dueOn ?? null) },
      ];
    }),
  ];
}

/** `Overdue since 01 JUL 2026`, `Excused until 01 DEC 2026`, `To do by 31 DEC 2026. Record: 38, no date` */
function stateText(standing: MatrixRow['standings'][number] | undefined, on: LocalDate): string {
  if (standing === undefined) return '';
  return [dueText(standing, on), typedText(standing)].filter((text) => text !== null).join('. ');
}

/** A soldier's whole name, by which an import finds the record. */
type NamedSoldier = {
  readonly rank: Rank;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
};

/** An event with its soldier and requirement. */
export type EventRow = {
  readonly soldier: NamedSoldier;
  readonly requirement: Pick<Requirement, 'name' | 'tests'>;
  readonly event: DueEvent & { readonly note: string };
};

/** The columns of a file of events, as an import reads them. Importing an unchanged file adds nothing. */
export const EVENT_FILE_COLUMNS: readonly ExportColumn<EventRow>[] = [
  { header: 'Last name', exported: ({ soldier }) => soldier.lastName },
  { header: 'First name', exported: ({ soldier }) => soldier.firstName },
  { header: 'Middle name', exported: ({ soldier }) => soldier.middleName },
  { header: 'Rank', exported: ({ soldier }) => rankLabel[soldier.rank] },
  { header: EVENT_HEADINGS.requirement, exported: ({ requirement }) => requirement.name },
  { header: EVENT_HEADINGS.doneOn, exported: ({ event }) => ({ day: event.doneOn }) },
  { header: EVENT_HEADINGS.result, exported: resultCell },
  { header: EVENT_HEADINGS.expiresOn, exported: ({ event }) => dayOrBlank(event.expiresOn) },
  { header: EVENT_HEADINGS.forRecord, exported: ({ event }) => (event.forRecord ? 'Yes' : 'No') },
  { header: EVENT_HEADINGS.note, exported: ({ event }) => event.note },
];

/** An event's result in a file: a number for a score, followed by its test if the unit now uses another one. An event without a result is an X. */
function resultCell({ requirement, event }: EventRow): ExportValue {
  const former = formerTest(requirement, event.doneOn);
  if (event.score !== null && event.passed === null && !former) return event.score;
  // Marks and bands follow from the score, and an import doesn't read them.
  const tests = requirement.tests.map((test) => ({ ...test, bands: [] }));
  return resultText({ score: null, levels: [], tests }, event) ?? 'X';
}

function dayOrBlank(day: LocalDate | null): ExportValue {
  return day === null ? '' : { day };
}

type WithSeries = NamedSoldier & {
  readonly series: readonly {
    readonly requirement: EventRow['requirement'] & { readonly medical: boolean };
    readonly events: readonly EventRow['event'][];
  }[];
};

/** People's events in the order of their requirements, and how many medical events are left out. */
export function eventRows(
  people: readonly WithSeries[],
  withMedical: boolean,
): { rows: EventRow[]; medicalLeftOut: number } {
  const all = people.flatMap((soldier) =>
    soldier.series.flatMap(({ requirement, events }) => events.map((event) => ({ soldier, requirement, event }))),
  );
  const rows = withMedical ? all : all.filter(({ requirement }) => !requirement.medical);
  return { rows, medicalLeftOut: all.length - rows.length };
}
