import { isOneOf } from '../../../domain/isOneOf.ts';
import { RECORD_ISSUE_CODES } from '../../../domain/record/dataIssues.ts';
import { RANKS, READINESS_LISTS, ROLES, SECTIONS, TEAMS } from '../../../domain/values.ts';
import { initialColumns, NAME_COLUMN, type RosterColumn } from './rosterColumns.ts';

/** What can be chosen of the roster, by its names in the address; '' is what it is at first. */
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

/** By which the rows stand together. */
export const GROUPINGS = ['section', 'team'] as const;

export type RosterSort = { readonly column: RosterColumn; readonly isDescending: boolean };

/** What is chosen: which columns in which order, and who is listed how. */
export type RosterView = {
  readonly columns: readonly RosterColumn[];
  /** The first decides, the next where it finds no difference. */
  readonly sort: readonly RosterSort[];
  /** The values of fields that somebody has to have to be listed. */
  readonly having: { readonly [Field in 'section' | 'team' | 'rank' | 'role']: string };
  /** A readiness list or something to complete (`ANY_PROBLEM`: anything) that somebody has to be on; '' for everybody. */
  readonly finding: string;
  readonly search: string;
  /** 'team' is by section and team. */
  readonly group: (typeof GROUPINGS)[number] | '';
};

/** Whoever has anything to complete. */
export const ANY_PROBLEM = 'TO_COMPLETE';

/** What the texts of the address choose. What is none of the choices counts as not chosen. */
export function viewOf(texts: ViewTexts, all: readonly RosterColumn[]): RosterView {
  const { search, group } = texts;
  const keys = texts.columns === '' ? initialColumns(all) : [...new Set(texts.columns.split(','))];
  return {
    columns: keys.flatMap((key) => all.find((column) => column.key === key) ?? []),
    sort: sortIn(texts.sort, all),
    having: {
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

/** Whether the text is something that the filter offers: of the readiness lists, those that are columns of this unit. */
function isFinding(text: string, all: readonly RosterColumn[]): boolean {
  if (isOneOf(READINESS_LISTS, text)) return all.some(({ key }) => key === text);
  return text === ANY_PROBLEM || isOneOf(RECORD_ISSUE_CODES, text);
}

/** `-m4Qual,rank`: each column once. Without any, the rows are as the server sorts them, by name. */
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

/** As the address has it. */
export function sortText(sort: readonly { readonly key: string; readonly isDescending: boolean }[]): string {
  return sort.map(({ key, isDescending }) => (isDescending ? `-${key}` : key)).join(',');
}

/** The columns as the address has them; '' where they are as at first. */
export function columnsText(keys: readonly string[], all: readonly RosterColumn[]): string {
  const text = keys.join(',');
  return text === initialColumns(all).join(',') ? '' : text;
}

/** The columns with one shown after the others, or hidden. At least one stays. */
export function toggled(keys: readonly string[], key: string): readonly string[] {
  if (!keys.includes(key)) return [...keys, key];
  return keys.length > 1 ? keys.filter((one) => one !== key) : keys;
}

/** The columns with one moved to the place of another. */
export function moved(keys: readonly string[], key: string, to: number): readonly string[] {
  const rest = keys.filter((one) => one !== key);
  return rest.toSpliced(to, 0, key);
}
