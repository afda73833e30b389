import { isOneOf } from '../../../domain/isOneOf.ts';
import { RECORD_ISSUE_CODES } from '../../../domain/record/dataIssues.ts';
import { RANKS, READINESS_LISTS, ROLES, SECTIONS, TEAMS } from '../../../domain/values.ts';
import { FIRST_COLUMN, initialColumns, NAME_COLUMN, type RosterColumn } from './rosterColumns.ts';

/** The view's parameters in the address; '' for the default. */
export const VIEW_PARAMETERS = [
  'columns',
  'sort',
  'section',
  'team',
  'rank',
  'role',
  'finding',
  'search',
  'group',
] as const;
export type ViewParameter = (typeof VIEW_PARAMETERS)[number];
export type ViewTexts = Readonly<Record<ViewParameter, string>>;

/** What rows can be grouped by. */
export const GROUPINGS = ['section', 'team'] as const;

export type RosterSort = { readonly column: RosterColumn; readonly isDescending: boolean };

/** A view: the columns in order, without the name, and the filters, sorting and grouping. */
export type RosterView = {
  /** The first one stands before the name; both stay in sight. */
  readonly columns: readonly RosterColumn[];
  /** Sorts by the first column, then by the next if there's no difference. */
  readonly sort: readonly RosterSort[];
  /** The values that listed people have in these fields; '' for any. */
  readonly fieldFilters: { readonly [Field in 'section' | 'team' | 'rank' | 'role']: string };
  /** A readiness list or a data issue that listed people have, or `ANY_DATA_ISSUE` for any data issue; '' for everyone. */
  readonly finding: string;
  readonly search: string;
  /** 'team' groups by section and team. */
  readonly group: (typeof GROUPINGS)[number] | '';
};

/** The filter for people with any data issue. */
export const ANY_DATA_ISSUE = 'TO_COMPLETE';

/** The view that the address describes. Unknown values count as not chosen. */
export function viewOf(texts: ViewTexts, all: readonly RosterColumn[]): RosterView {
  const { search, group } = texts;
  const chosen = texts.columns === '' ? initialColumns(all) : texts.columns.split(',');
  const keys = [...new Set([FIRST_COLUMN, ...chosen])];
  return {
    columns: keys.flatMap((key) => all.find((column) => column.key === key) ?? []),
    sort: sortIn(texts.sort, all),
    fieldFilters: {
      section: isOneOf(SECTIONS, texts.section) ? texts.section : '',
      team: isOneOf(TEAMS, texts.team) ? texts.team : '',
      rank: isOneOf(RANKS, texts.rank) ? texts.rank : '',
      role: isOneOf(ROLES, texts.role) ? texts.role : '',
    },
    finding: isFinding(texts.finding, all) ? texts.finding : '',
    search,
    group: isOneOf(GROUPINGS, group) ? group : '',
  };
}

/** Whether the filter offers this value. Of the readiness lists, only the unit's columns count. */
function isFinding(text: string, all: readonly RosterColumn[]): boolean {
  if (isOneOf(READINESS_LISTS, text)) return all.some(({ key }) => key === text);
  return text === ANY_DATA_ISSUE || isOneOf(RECORD_ISSUE_CODES, text);
}

/** `-m4Qual,rank`: each column once. Without any, the rows have the server's order, by name. */
function sortIn(text: string, all: readonly RosterColumn[]): readonly RosterSort[] {
  const sort: RosterSort[] = [];
  for (const part of text.split(',')) {
    const isDescending = part.startsWith('-');
    const key = isDescending ? part.slice(1) : part;
    const column = [NAME_COLUMN, ...all].find((one) => one.key === key);
    if (column && !sort.some((one) => one.column === column)) sort.push({ column, isDescending });
  }
  return sort;
}

/** The sorting in the address's format. */
export function sortText(sort: readonly { readonly key: string; readonly isDescending: boolean }[]): string {
  return sort.map(({ key, isDescending }) => (isDescending ? `-${key}` : key)).join(',');
}

/** The columns as the table shows them, with the name. */
export function columnsInOrder({ columns: [first, ...others] }: RosterView): readonly RosterColumn[] {
  return first ? [first, NAME_COLUMN, ...others] : [NAME_COLUMN];
}

/** The columns in the address's format; '' for the default. The first column is always there. */
export function columnsText(keys: readonly string[], all: readonly RosterColumn[]): string {
  const textOf = (some: readonly string[]) => some.filter((key) => key !== FIRST_COLUMN).join(',');
  const text = textOf(keys);
  return text === textOf(initialColumns(all)) ? '' : text;
}

/** Shows a column after the others, or hides it. At least one stays besides the first. */
export function toggled(keys: readonly string[], key: string): readonly string[] {
  if (!keys.includes(key)) return [...keys, key];
  return keys.length > 2 ? keys.filter((one) => one !== key) : keys;
}

/** Moves a column to another place. */
export function moved(keys: readonly string[], key: string, to: number): readonly string[] {
  const rest = keys.filter((one) => one !== key);
  return rest.toSpliced(to, 0, key);
}
