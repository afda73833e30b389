import { plainName } from '../../../domain/nameText.ts';
import { withOneApostrophe } from '../../../domain/texts.ts';
import { SECTIONS, TEAMS } from '../../../domain/values.ts';
import { assignmentText } from '../../components/soldierText.ts';
import { NAME_COLUMN } from './rosterColumns.ts';
import type { RosterPerson } from './rosterPerson.ts';
import { ANY_DATA_ISSUE, type RosterSort, type RosterView } from './rosterView.ts';

/** A heading row above a group of people. */
export type GroupRow = { readonly id: string; readonly title: string; readonly count: string };
export type RosterRow = RosterPerson | GroupRow;

export function isPerson(row: RosterRow): row is RosterPerson {
  return 'soldier' in row;
}

/** The people that the view lists, sorted. */
export function listed(people: readonly RosterPerson[], view: RosterView): readonly RosterPerson[] {
  const words = plainName(view.search).split(/[\s,]+/);
  return sortedBy(
    people.filter((person) => hasChosenValues(person, view) && isFound(person, view, words)),
    view,
  );
}

function hasChosenValues({ soldier }: RosterPerson, { fieldFilters, finding }: RosterView): boolean {
  const { section, team, rank, role } = fieldFilters;
  if (section !== '' && soldier.section !== section) return false;
  if (team !== '' && soldier.team !== team) return false;
  if (rank !== '' && soldier.rank !== rank) return false;
  if (role !== '' && soldier.role !== role) return false;
  if (finding === '') return true;
  if (finding === ANY_DATA_ISSUE) return soldier.dataIssues.length > 0;
  return (
    soldier.readiness.some(({ list, listed: isOn }) => isOn && list === finding) ||
    soldier.dataIssues.some(({ code }) => code === finding)
  );
}

/** Whether the name and the visible columns contain every word. Ignores case, accents and invisible characters. */
function isFound(person: RosterPerson, { columns }: RosterView, words: readonly string[]): boolean {
  if (words.every((word) => word === '')) return true;
  const texts = [NAME_COLUMN, ...columns].map(({ text }) => plainName(text(person)));
  return words.every((word) => texts.some((text) => text.includes(word)));
}

/** Accents and case count only between otherwise equal texts. Numbers within texts sort as numbers. */
const collator = new Intl.Collator('en', { numeric: true });

function sortedBy(people: readonly RosterPerson[], { sort }: RosterView): readonly RosterPerson[] {
  if (sort.length === 0) return people;
  return people.toSorted((one, other) => {
    for (const by of sort) {
      const difference = compared(one, other, by);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

/** Empty values come last, in descending order too. */
function compared(one: RosterPerson, other: RosterPerson, { column, isDescending }: RosterSort): number {
  const [first, second] = [column.order(one), column.order(other)];
  if (first === null || second === null) return Number(first === null) - Number(second === null);
  const difference =
    typeof first === 'number' && typeof second === 'number'
      ? first - second
      : collator.compare(withOneApostrophe(String(first)), withOneApostrophe(String(second)));
  return isDescending ? -difference : difference;
}

/** The rows: the people and, if the view groups them, a heading row for each section, or section and team. */
export function arranged(people: readonly RosterPerson[], { group }: RosterView): readonly RosterRow[] {
  if (group === '') return people;
  return SECTIONS.flatMap((section) => {
    const inSection = people.filter(({ soldier }) => soldier.section === section);
    if (group === 'section') return grouped(assignmentText({ section, team: '', role: '' }), inSection);
    return TEAMS.flatMap((team) =>
      grouped(
        assignmentText({ section, team, role: '' }),
        inSection.filter(({ soldier }) => soldier.team === team),
      ),
    );
  });
}

function grouped(title: string, people: readonly RosterPerson[]): readonly RosterRow[] {
  return people.length === 0 ? [] : [{ id: title, title, count: NAME_COLUMN.total(people) }, ...people];
}
