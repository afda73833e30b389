import { SPECIFICATION } from './policy/packs.ts';
import { gradesOf, listsOf, listTitle } from './policy/policy.ts';
import {
  COMMENT_CATEGORIES,
  commentCategoryLabel,
  CommentCategory,
  courseLabel,
  GaugeColour,
  Grade,
  gradeLabel,
  LEADERSHIP_CATEGORIES,
  Rank,
  rankLabel,
  ReadinessList,
  Role,
  roleLabel,
  ROLES,
  SCHOOL_NAMES,
  SchoolName,
  schoolNameLabel,
  Section,
  sectionLabel,
  SECTIONS,
  Team,
  teamLabel,
  TEAMS,
} from './values.ts';

/** The labels in the list's order. */
function texts<Value extends string>(values: readonly Value[], label: Readonly<Record<Value, string>>): string {
  return values.map((value) => label[value]).join(', ');
}

describe('the value lists of Spec 7.6, in its order and with its texts', () => {
  test.each([
    ['rank', texts(SPECIFICATION.ranks, rankLabel), 'PVT, PV2, PFC, SPC, SGT, SSG, SFC, CDT, 2LT, 1LT, CPT'],
    ['grade', texts(gradesOf(SPECIFICATION), gradeLabel), 'E1, E2, E3, E4, E5, E6, E7, O1, O2, O3'],
    [
      'comment category',
      texts(COMMENT_CATEGORIES, commentCategoryLabel),
      'CHARACTER, PRESENCE, INTELLECT, LEADERSHIP, DEVELOPS, ACHIEVES, OVERALL, RECOMMENDED',
    ],
    ['section', texts(SECTIONS, sectionLabel), 'BN STAFF, ALPHA, BRAVO, CHARLIE, DELTA, UNASSIGNED'],
    ['team', texts(TEAMS, teamLabel), 'HQ, 1, 2, 3, UNASSIGNED'],
    ['role', texts(ROLES, roleLabel), 'BN FSO, BN FSNCO, AFATDS, BN FO, BN RTO, CO FSO, CO FSNCO, FO, RTO, UNASSIGNED'],
    ['school', texts(SCHOOL_NAMES, schoolNameLabel), 'BLC, ALC, SLC, JFO, AIR ASSAULT, PATHFINDER, RANGER'],
    [
      'readiness list',
      listsOf(SPECIFICATION)
        .map((list) => listTitle(list, SPECIFICATION))
        .join(', '),
      'DLC Incomplete, PME Incomplete, M4 Qual Fail, ACFT Fail, Need Licensed, Promotable, JFO Qualified',
    ],
    ['course', Object.values(courseLabel).join(', '), 'DLC 1, BLC, DLC 2, ALC, DLC 3, SLC'],
  ])('%s', (_list, shown, specified) => {
    expect(shown).toBe(specified);
  });
});

test.each(
  Object.entries({ Rank, Grade, CommentCategory, Section, Team, Role, SchoolName, ReadinessList, GaugeColour }),
)('%s can be registered as a GraphQL enum: keys equal values and are GraphQL names', (_name, list) => {
  for (const [key, value] of Object.entries(list)) {
    expect(value).toBe(key);
    expect(key).toMatch(/^[_A-Z][_A-Z0-9]*$/);
  }
});

test('leaders choose from every category but RECOMMENDED', () => {
  expect(LEADERSHIP_CATEGORIES).toEqual(COMMENT_CATEGORIES.slice(0, -1));
});
