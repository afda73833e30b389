import { listsOf, listTitle, type Policy } from '../../../domain/policy/policy.ts';
import { dataIssueText, RECORD_ISSUE_CODES } from '../../../domain/record/dataIssues.ts';
import {
  rankLabel,
  RANKS,
  roleLabel,
  ROLES,
  sectionLabel,
  SECTIONS,
  teamLabel,
  TEAMS,
} from '../../../domain/values.ts';
import { ANY_DATA_ISSUE, GROUPINGS, type RosterSort, type RosterView } from './rosterView.ts';

/** The choices for one parameter, by their values in the address. */
export type Choices = {
  readonly label: string;
  readonly values: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
};

type FieldFilters = RosterView['fieldFilters'];

/** The filters by a field's value. */
export function fieldChoices(
  { ranks }: Policy,
  { rank }: FieldFilters,
): readonly (Choices & { readonly key: keyof FieldFilters })[] {
  return [
    { key: 'section', label: 'Section', values: SECTIONS, labels: sectionLabel },
    { key: 'team', label: 'Team', values: TEAMS, labels: teamLabel },
    // A rank that the unit doesn't use stays while it's chosen.
    {
      key: 'rank',
      label: 'Rank',
      values: RANKS.filter((one) => ranks.includes(one) || one === rank),
      labels: rankLabel,
    },
    { key: 'role', label: 'Role', values: ROLES, labels: roleLabel },
  ];
}

/** Readiness lists and data issues to filter by. */
export function findings(policy: Policy): Choices {
  const labels = {
    ...Object.fromEntries(listsOf(policy).map((list) => [list, listTitle(list, policy)])),
    [ANY_DATA_ISSUE]: 'Any data issue',
    ...Object.fromEntries(RECORD_ISSUE_CODES.map((code) => [code, dataIssueText(code, policy)])),
  };
  return { label: 'Finding', values: Object.keys(labels), labels };
}

/** What rows can be grouped by. */
export const GROUPS: Choices = {
  label: 'Group by',
  values: GROUPINGS,
  labels: { section: 'Section', team: 'Section, team' },
};

/** `Rank, descending` */
export function sortLabel(header: string, isDescending: boolean): string {
  return isDescending ? `${header}, descending` : header;
}

/** A view's choices beside its columns, in words, each with its label; '' for nothing. */
export function chosenTexts(view: RosterView, policy: Policy): readonly (readonly [label: string, value: string])[] {
  const told = ({ label, labels }: Choices, value: string) => [label, labels[value] ?? value] as const;
  const sorted = view.sort.map(({ column, isDescending }: RosterSort) => sortLabel(column.header, isDescending));
  return [
    ['Search', view.search.trim()],
    ...fieldChoices(policy, view.fieldFilters).map((one) => told(one, view.fieldFilters[one.key])),
    told(findings(policy), view.finding),
    told(GROUPS, view.group),
    ['Sort by', sorted.join('; ')],
  ];
}
